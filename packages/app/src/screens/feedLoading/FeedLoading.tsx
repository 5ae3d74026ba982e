import { StagedLoader } from "@stylin/ui"
import { useStages } from "../../lib/useStages.ts"
import { navigate } from "../../router/history.ts"
import { feed, openFeed } from "../../state/feed/feed.ts"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"

const MESSAGES = [
  t("AI warming up..."),
  t("Deriving your style preferences..."),
  t("Analysing your colour palette..."),
  t("Formulating recommendations..."),
  t("Done! Your personalised feed is ready"),
]

export default function FeedLoading() {
  const stage = useStages({
    messages: MESSAGES,
    intervalMs: TIMINGS.feedStage,
    doneMs: TIMINGS.afterDone,
    work: prepareFeed,
    onEnd: () => navigate("/feed", { replace: true }),
  })
  return <StagedLoader messages={MESSAGES} current={stage} />
}

async function prepareFeed(): Promise<void> {
  await openFeed()
  // The feed's screen reports a failure and offers another try.
  if (feed.status.kind === "failed") throw new Error(feed.status.message)
}
