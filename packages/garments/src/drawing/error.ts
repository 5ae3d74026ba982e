export const DRAWING_FIELDS = ["kind", "colour", "pattern"] as const
export type DrawingField = (typeof DRAWING_FIELDS)[number]

/** A word that cannot be drawn. `field` names where it stood, `allowed` what could stand there. */
export class DrawingError extends Error {
  override readonly name = "DrawingError"
  readonly code = "unknown-word"
  readonly field: DrawingField
  readonly allowed: readonly string[]

  constructor(field: DrawingField, allowed: readonly string[]) {
    super(`${field} must be one of ${allowed.join(", ")}`)
    this.field = field
    this.allowed = allowed
  }
}
