import type { FollowProblem } from "../../network/follow.ts"

/** Why the file of a feed is not there. */
export type FetchProblem = FollowProblem | "answer" | "too-large" | "too-slow"

export type FeedErrorCode =
  | "unreadable"
  | "unknown-format"
  | "malformed"
  | "encoding"
  | "missing-columns"
  | "shrunk"
  | "busy"
  | FetchProblem

/** A feed that cannot be imported at all. A single bad row is reported instead. */
export class FeedError extends Error {
  override readonly name = "FeedError"
  readonly code: FeedErrorCode

  constructor(code: FeedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
