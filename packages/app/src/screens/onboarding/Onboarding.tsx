import { type ComponentType, useState } from "react"
import { Redirect } from "wouter"
import type { ScreenProps } from "../../routes.tsx"
import { auth } from "../../state/auth.ts"
import { onboarding } from "../../state/onboarding.ts"
import { type OnboardingStep, resolveStep } from "../../state/onboardingSteps.ts"
import { About } from "./About.tsx"
import { Account } from "./Account.tsx"
import { Processing } from "./Processing.tsx"
import { SampleLooks } from "./SampleLooks.tsx"
import { Selfie } from "./Selfie.tsx"
import { Tags } from "./Tags.tsx"

const SCREENS: Record<OnboardingStep, ComponentType> = {
  about: About,
  looks: SampleLooks,
  processing: Processing,
  tags: Tags,
  selfie: Selfie,
  account: Account,
}

export default function Onboarding({ params }: ScreenProps) {
  // Decided on arrival only: what she answers on a step, or the account that the last one creates,
  // must not take the step away under her hands.
  const [resolved] = useState(() => resolveStep(params.step, onboarding, auth.isAuth))
  if ("redirect" in resolved) return <Redirect to={resolved.redirect} replace />
  const Step = SCREENS[resolved.step]
  return <Step />
}
