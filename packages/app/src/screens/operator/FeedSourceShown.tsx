import type { FeedState } from "@stylin/api/contract"
import { rich } from "../../words/rich.tsx"
import { t } from "../../words/t.ts"
import { EVERY, momentWords } from "./feedWords.ts"

/** Where a feed comes from, when it is fetched next, and why its last import failed. */
export function FeedSourceShown({ source, problem }: Pick<FeedState, "source" | "problem">) {
  return (
    <>
      {source && (
        <p data-part="facts">
          <span>{rich(sourceWords(source), { host: (text) => <bdi>{text}</bdi> })}</span>
        </p>
      )}
      {problem && (
        <p data-part="facts">
          {problemWords(problem)}{" "}
          {problem.is_file &&
            problem.is_shrunk &&
            t("To import it anyway, tick the box and send it again.")}
        </p>
      )}
    </>
  )
}

function sourceWords({ host, every, next_at }: NonNullable<FeedState["source"]>): string {
  const how = { host, every: EVERY[every] }
  if (next_at === null) return t("From <host>{host}</host>, {every}", how)
  return t("From <host>{host}</host>, {every}, next on {moment}", {
    ...how,
    moment: momentWords(next_at),
  })
}

function problemWords({ is_file, failed_at, reason }: NonNullable<FeedState["problem"]>): string {
  const how = { moment: momentWords(failed_at), reason }
  if (is_file) return t("The file that was sent failed on {moment}: {reason}", how)
  return t("Failed on {moment}: {reason}", how)
}
