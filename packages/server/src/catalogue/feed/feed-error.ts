export type FeedErrorCode =
  | "unreadable"
  | "unknown-format"
  | "malformed"
  | "encoding"
  | "missing-columns"
  | "shrunk"
  | "busy"

/** A feed that cannot be imported at all. A single bad row is reported instead. */
export class FeedError extends Error {
  override readonly name = "FeedError"
  readonly code: FeedErrorCode

  constructor(code: FeedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
