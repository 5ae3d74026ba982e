import type { FeedState } from "@stylin/api/contract"
import { everyWords, momentWords } from "./feedWords.ts"

/** Where a feed comes from, when it is fetched next, and why its last import failed. */
export function FeedSourceShown({ source, problem }: Pick<FeedState, "source" | "problem">) {
  return (
    <>
      {source && (
        <p data-part="facts">
          <span>
            From <bdi>{source.host}</bdi>, {everyWords(source.every)}
            {source.next_at !== null && `, next on ${momentWords(source.next_at)}`}
          </span>
        </p>
      )}
      {problem && (
        <p data-part="facts">
          {problem.is_file ? "The file that was sent failed" : "Failed"} on{" "}
          {momentWords(problem.failed_at)}: {problem.reason}
          {problem.is_file && problem.is_shrunk && " Send it again with a tick to import it."}
        </p>
      )}
    </>
  )
}
