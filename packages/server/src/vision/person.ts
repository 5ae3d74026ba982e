import { connected } from "./components.ts"
import { extent, type Mask } from "./raster.ts"
import { WORN_CLASSES, type WornClass } from "./worn-classes.ts"
import type { ClassMap } from "./worn-garments.ts"

/** Less of a picture than this is nobody. */
const LEAST_PERSON = 0.02
/** Somebody else is so much of the first one's area and height. */
const OTHER = { area: 0.4, height: 0.6 } as const
/** Where a face narrows to this part of its breadth, the neck begins. */
const NECK = 0.62
/** A face that never narrows ends so far below where it is broadest, in parts of its breadth. */
const FACE = 0.75
/** Hands and arms are not within so much of the hair's breadth. */
const HEAD_MARGIN = 0.1

/** How many people a map shows: nobody, one, or several as far as they stand apart. */
export function peopleOn(map: ClassMap, size: Pick<Mask, "width" | "height">): number {
  const on = map.map((value) => (value === 0 ? 0 : 1))
  const people = connected({ ...size, on }, 1)
    .map(({ pixels }) => ({ area: pixels.length, height: heightOf(pixels, size.width) }))
    .toSorted((a, b) => b.area - a.area)
  const [first] = people
  if (!first || first.area < LEAST_PERSON * map.length) return 0
  return people.filter(
    ({ area, height }) => area >= OTHER.area * first.area && height >= OTHER.height * first.height,
  ).length
}

function heightOf(pixels: readonly number[], width: number): number {
  let [top, bottom] = [Number.POSITIVE_INFINITY, 0]
  for (const index of pixels) {
    top = Math.min(top, Math.floor(index / width))
    bottom = Math.max(bottom, Math.floor(index / width) + 1)
  }
  return bottom - top
}

/**
 * Where her face ends, as a part of the picture's height. No crop of what she wears begins above it.
 * Where no head is told apart it ends above what covers her body.
 */
export function chinOn(map: ClassMap, { width, height }: Pick<Mask, "width" | "height">): number {
  const head = highestOf(map, { width, height }, ["hair", "hat", "eyewear"])
  if (!head)
    return (highestOf(map, { width, height }, ["top", "layer", "dress"])?.top ?? 0) / height
  const { left, right, top } = head
  const margin = Math.round(HEAD_MARGIN * (right - left))
  const [from, to] = [Math.max(0, left - margin), Math.min(width, right + margin)]
  const skin = WORN_CLASSES.indexOf("skin")
  const breadthAt = (row: number) =>
    map.subarray(row * width + from, row * width + to).filter((value) => value === skin).length
  const last = Math.min(height, top + Math.round(2 * (to - from)))
  let [broadest, at] = [0, top]
  for (let row = top; row < last; row += 1) {
    const breadth = breadthAt(row)
    if (breadth > broadest) [broadest, at] = [breadth, row]
    else if (breadth < NECK * broadest && row - at > 1) return (row + 1) / height
  }
  return Math.min(height, at + Math.round(FACE * broadest)) / height
}

/** The extent of the highest large piece of these classes. */
function highestOf(
  map: ClassMap,
  size: Pick<Mask, "width" | "height">,
  names: readonly WornClass[],
): ReturnType<typeof extent> | undefined {
  const of = names.map((name) => WORN_CLASSES.indexOf(name))
  const on = map.map((value) => (of.includes(value) ? 1 : 0))
  const pieces = connected({ ...size, on }, 1)
  const largest = Math.max(0, ...pieces.map(({ pixels }) => pixels.length))
  const large = pieces.filter(({ pixels }) => pixels.length >= largest / 2)
  const extents = large.map(({ pixels }) => {
    const alone = new Uint8Array(map.length)
    for (const place of pixels) alone[place] = 1
    return extent({ ...size, on: alone })
  })
  return extents.toSorted((a, b) => a.top - b.top)[0]
}
