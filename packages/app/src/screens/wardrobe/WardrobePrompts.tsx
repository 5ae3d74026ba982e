import { AddIcon, CameraIcon, CheckIcon } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { useHasReview } from "../../parts/useHasReview.ts"
import { isSelfieWanted, loadSelfieStatus, selfie } from "../../state/selfie/selfie.ts"
import { Prompt, Prompts } from "./Prompt.tsx"

/** What she can do to get better looks. */
export function WardrobePrompts() {
  const hasReview = useHasReview()
  const isWanted = isSelfieWanted(useSnapshot(selfie))
  useWhileShown(loadSelfieStatus)

  return (
    <Prompts>
      {hasReview && (
        <Prompt href="/onboarding/end" icon={<CheckIcon aria-hidden="true" />}>
          New items wait for your review.
        </Prompt>
      )}
      {isWanted && (
        <Prompt href="/wardrobe/selfie" icon={<CameraIcon aria-hidden="true" />}>
          Take a selfie for AI to analyze your color type.
        </Prompt>
      )}
      <Prompt href="/wardrobe/item" icon={<AddIcon aria-hidden="true" />}>
        Add 15+ items to get more outfit recommendations.
      </Prompt>
    </Prompts>
  )
}
