import { StagedLoader } from "@stylin/ui"
import { useStages } from "../../lib/useStages.ts"
import { loadTags } from "../../state/onboarding/saveAnswers.ts"
import { TIMINGS } from "../../timings.ts"
import { goToNext } from "./goToNext.ts"

const MESSAGES = [
  "Processing your responses...",
  "Synthesising your preferences...",
  "Done! Let's fine-tune together",
]

export function Processing() {
  const stage = useStages({
    messages: MESSAGES,
    intervalMs: TIMINGS.onboardingStage,
    doneMs: TIMINGS.onboardingStage,
    work: loadTags,
    onEnd: () => goToNext("processing", { replace: true }),
  })
  return <StagedLoader messages={MESSAGES} current={stage} />
}
