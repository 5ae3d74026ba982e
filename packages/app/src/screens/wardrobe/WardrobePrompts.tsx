import { AddIcon, CameraIcon, CheckIcon } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { useHasReview } from "../../parts/useHasReview.ts"
import { isSelfieWanted, loadSelfieStatus, selfie } from "../../state/selfie/selfie.ts"
import { t } from "../../words/t.ts"
import { Prompt, Prompts } from "./Prompt.tsx"

/** Leads to what waits for her review. */
export function ReviewPrompt() {
  if (!useHasReview()) return null
  return (
    <Prompts>
      <Prompt href="/onboarding/end" icon={<CheckIcon aria-hidden="true" />}>
        {t("New items are waiting for your review.")}
      </Prompt>
    </Prompts>
  )
}

/** From so many items on she is not asked for more. */
const ENOUGH = 15

/**
 * What she can do to get better looks; all of it at once, so that nothing moves beneath her finger.
 * `owned` is the number of her items.
 */
export function WardrobePrompts({ owned }: { readonly owned: number }) {
  const known = useSnapshot(selfie)
  const isWanted = isSelfieWanted(known)
  useWhileShown(loadSelfieStatus)
  if (!known.isStatusSettled || (!isWanted && owned >= ENOUGH)) return null

  return (
    <Prompts>
      {isWanted && (
        <Prompt href="/wardrobe/selfie" icon={<CameraIcon aria-hidden="true" />}>
          {t("Take a selfie for AI to analyze your color type.")}
        </Prompt>
      )}
      {owned < ENOUGH && (
        <Prompt href="/wardrobe/item" icon={<AddIcon aria-hidden="true" />}>
          {t("Add 15+ items to get more outfit recommendations.")}
        </Prompt>
      )}
    </Prompts>
  )
}
