export type FeedErrorCode =
  | "unreadable"
  | "unknown-format"
  | "malformed"
  | "encoding"
  | "missing-columns"

/** A feed that cannot be read any further as a whole. A single bad row is reported instead. */
export class FeedError extends Error {
  override readonly name = "FeedError"
  readonly code: FeedErrorCode

  constructor(code: FeedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
