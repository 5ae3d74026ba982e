/** The diameter of a number, in CSS pixels. */
export const MARK_SIZE = 20

/** How far a number stands aside from its corner, so that it covers little of the part. */
const ASIDE = 8

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A part as it is marked in a picture: its outline, and where its number stands. */
export interface PartMark {
  part: string
  box: Box
  at: { left: number; top: number }
}

/**
 * Numbers at the corners of parts, in reading order, moved aside where they would cover one another.
 * @param found each part's box in the picture, CSS pixels
 * @param width of the picture, CSS pixels
 */
export function placeMarks(
  found: readonly { part: string; box: Box }[],
  width: number,
): PartMark[] {
  const placed: PartMark[] = []
  const inOrder = found.toSorted(
    (one, other) => one.box.top - other.box.top || one.box.left - other.box.left,
  )
  for (const { part, box } of inOrder) {
    const start = within(box.left - ASIDE, width - MARK_SIZE)
    const at = { left: start, top: Math.max(0, box.top - ASIDE) }
    while (placed.some((other) => isOver(other.at, at))) {
      at.left += MARK_SIZE + 2
      if (at.left > width - MARK_SIZE) {
        at.left = start
        at.top += MARK_SIZE + 2
      }
    }
    placed.push({ part, box, at })
  }
  return placed
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))

const isOver = (one: PartMark["at"], other: PartMark["at"]) =>
  Math.abs(one.left - other.left) < MARK_SIZE && Math.abs(one.top - other.top) < MARK_SIZE
