/** The diameter of a number, in CSS pixels. */
export const MARK_SIZE = 20

/** How far a number stands aside from its corner, so that it covers little of the part. */
const ASIDE = 8
/** How far a number stands from a low part, which it would cover. */
const AWAY = 8
/** How much room there is for numbers around a picture of low parts. */
export const MARGIN = 16
/** A part is low if a number on its corner would cover what it shows. */
const LOW = 100
/** An outline stands off what is thinner than this, which it would cover. */
const THIN = 8

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Place = Pick<Box, "left" | "top">

interface Found {
  part: string
  box: Box
}

/** A part as it is marked in a picture: its outline, where its number stands, and the line between them. */
export interface PartMark extends Found {
  at: Place
  line?: Box
}

/** Whether all parts are so low that their numbers stand around the picture. */
export const areLow = (found: readonly Found[]): boolean =>
  found.length > 0 && found.every(({ box }) => box.height < LOW)

/**
 * Numbers in reading order, of which none covers another: on the corners of parts, or around them if all are low.
 * @param found each part's box in the picture, CSS pixels
 * @param width of the picture, CSS pixels
 */
export function placeMarks(found: readonly Found[], width: number): PartMark[] {
  return areLow(found) ? placeAround(found, width) : placeOnCorners(found, width)
}

function placeOnCorners(found: readonly Found[], width: number): PartMark[] {
  const placed: PartMark[] = []
  const inOrder = found.toSorted(
    (one, other) => one.box.top - other.box.top || one.box.left - other.box.left,
  )
  for (const { part, box } of inOrder) {
    const start = within(box.left - ASIDE, 0, width - MARK_SIZE)
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

/** What stands inside another part has its number above that, and the other below itself. */
function placeAround(found: readonly Found[], width: number): PartMark[] {
  const placed: PartMark[] = []
  const inOrder = found.toSorted(inRows)
  const boxes = inOrder.map(({ box }) => standOff(box))
  for (const [index, { part }] of inOrder.entries()) {
    const box = boxes[index] ?? { left: 0, top: 0, width: 0, height: 0 }
    const around = boxes.filter((other) => other !== box && encloses(other, box))
    const top = Math.min(box.top, ...around.map((other) => other.top))
    const bottom = Math.max(bottomOf(box), ...around.map(bottomOf))
    const middle = box.left + box.width / 2
    const left = within(middle - MARK_SIZE / 2, -MARGIN, width + MARGIN - MARK_SIZE)
    const above = { left, top: top - AWAY - MARK_SIZE }
    const below = { left, top: bottom + AWAY }
    const isFree = (at: Place) =>
      placed.every((other) => !isOver(other.at, at)) && !boxes.some((other) => covers(at, other))
    const holdsOthers = boxes.some((other) => other !== box && encloses(box, other))
    const wanted = holdsOthers ? [below, above] : [above, below]
    const at = { ...(wanted.find(isFree) ?? below) }
    while (placed.some((other) => isOver(other.at, at))) at.left += MARK_SIZE + 2
    const start = at.top < box.top ? at.top + MARK_SIZE : bottomOf(box)
    const end = at.top < box.top ? box.top : at.top
    const line = { left: middle, top: start, width: 1, height: Math.max(0, end - start) }
    placed.push({ part, box, at, line })
  }
  return placed
}

/** What stands on one line is read along it. */
function inRows({ box: one }: Found, { box: other }: Found): number {
  const down = one.top + one.height / 2 - (other.top + other.height / 2)
  return Math.abs(down) < MARK_SIZE ? one.left - other.left : down
}

function standOff(box: Box): Box {
  const by = box.height < THIN ? 2 : 0
  return {
    left: box.left - by,
    top: box.top - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  }
}

const bottomOf = ({ top, height }: Box) => top + height

const encloses = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  bottomOf(outer) >= bottomOf(inner)

const covers = (at: Place, box: Box) =>
  at.left < box.left + box.width &&
  at.left + MARK_SIZE > box.left &&
  at.top < bottomOf(box) &&
  at.top + MARK_SIZE > box.top

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most))

const isOver = (one: Place, other: Place) =>
  Math.abs(one.left - other.left) < MARK_SIZE && Math.abs(one.top - other.top) < MARK_SIZE
