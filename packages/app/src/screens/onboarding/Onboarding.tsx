import { type ComponentType, Suspense, use, useEffect, useState } from "react"
import { Redirect } from "wouter"
import { takeCarried } from "../../lib/carried.ts"
import { forgetCode, loadCode } from "../../lib/loadCode.ts"
import { ScreenPlaceholder } from "../../parts/ScreenPlaceholder.tsx"
import { ScreenBoundary } from "../../router/ScreenBoundary.tsx"
import type { ScreenProps } from "../../router/spec.ts"
import { onboarding, setInvitation } from "../../state/onboarding/answers.ts"
import { type OnboardingStep, resolveStep } from "../../state/onboarding/steps.ts"
import { auth } from "../../state/session/auth.ts"
import { About } from "./About.tsx"
import { Account } from "./Account.tsx"
import { fetchTagsStep, tagsStep } from "./loadTags.ts"
import { Processing } from "./Processing.tsx"
import { SampleLooks } from "./SampleLooks.tsx"
import { Selfie } from "./Selfie.tsx"

const SCREENS: Record<OnboardingStep, ComponentType> = {
  about: About,
  looks: SampleLooks,
  processing: Processing,
  tags: TagsStep,
  selfie: Selfie,
  account: Account,
}

export default function Onboarding({ params }: ScreenProps) {
  // Decided only on arrival: neither an answer on a step, nor the account that the last one
  // creates, may replace the step while she uses it.
  const [resolved] = useState(() => resolveStep(params.step, onboarding, auth.isAuth))
  useEffect(() => {
    const invitation = takeCarried().get("invitation")
    if (invitation) setInvitation(invitation)
  }, [])
  if ("redirect" in resolved) return <Redirect to={resolved.redirect} replace />
  return <ResolvedStep step={resolved.step} />
}

function ResolvedStep({ step }: { step: OnboardingStep }) {
  useEffect(() => {
    if (step === "processing") fetchTagsStep()
  }, [step])
  const Step = SCREENS[step]
  return <Step />
}

function TagsStep() {
  return (
    <ScreenBoundary onFailure={() => forgetCode(tagsStep)}>
      <Suspense fallback={<ScreenPlaceholder />}>
        <FetchedTags />
      </Suspense>
    </ScreenBoundary>
  )
}

function FetchedTags() {
  const { default: Tags } = use(loadCode(tagsStep))
  return <Tags />
}
