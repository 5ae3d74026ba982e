/** What is wrong: a word the vocabulary lacks, not a colour, or a cut that the kind does not have. */
export type GarmentErrorCode = "unknown-word" | "not-a-colour" | "not-a-share" | "cut-not-of-kind"

/**
 * Words that describe no garment. `field` names the faulty field ("kind", "cut.sleeve",
 * "colours[1]"), `allowed` lists what it could hold.
 */
export class GarmentError extends Error {
  override readonly name = "GarmentError"
  readonly code: GarmentErrorCode
  readonly field: string
  readonly allowed: readonly string[]

  constructor(code: GarmentErrorCode, field: string, allowed: readonly string[]) {
    super(`${field} must be ${allowed.length > 1 ? "one of " : ""}${allowed.join(", ")}`)
    this.code = code
    this.field = field
    this.allowed = allowed
  }
}
