/** A look's id without its last part: the feed that it is of, or the look that it was changed from. */
export function feedOf(lookId: string): string {
  return lookId.slice(0, Math.max(0, lookId.lastIndexOf(".")))
}

/**
 * The id of the look that a changed one was first: those of a feed end with a number, and changed ones go
 * on after another dot.
 */
export function firstIdOf(lookId: string): string {
  return lookId.split(".", 2).join(".")
}

/** The number of a look within its feed; 0 if it has none. */
export function numberOf(lookId: string): number {
  return Number(lookId.split(".")[1]) || 0
}
