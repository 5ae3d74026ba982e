/**
 * Finds the successor of a member that has left a list.
 * @param before the list's keys while it was there
 * @param after the keys that remain
 * @returns the next that remains, else the one before, else undefined
 */
export function successor(
  before: readonly string[],
  after: readonly string[],
  left: string,
): string | undefined {
  const at = before.indexOf(left)
  const remaining = new Set(after)
  return (
    before.slice(at + 1).find((key) => remaining.has(key)) ??
    before.slice(0, Math.max(at, 0)).findLast((key) => remaining.has(key))
  )
}
