import { StagedLoader } from "@stylin/ui"
import { useState } from "react"
import { useStages } from "../../lib/useStages.ts"
import { loadTags } from "../../state/onboarding/saveAnswers.ts"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"
import { goToNext } from "./goToNext.ts"

const messages = () => [
  t("Processing your responses..."),
  t("Synthesising your preferences..."),
  t("Done! Let's fine-tune together"),
]

export function Processing() {
  const [said] = useState(messages)
  const stage = useStages({
    messages: said,
    intervalMs: TIMINGS.onboardingStage,
    doneMs: TIMINGS.onboardingStage,
    work: loadTags,
    onEnd: () => goToNext("processing", { replace: true }),
  })
  return <StagedLoader messages={said} current={stage} />
}
