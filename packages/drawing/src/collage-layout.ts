import type { Slot } from "@stylin/garments/vocabulary"
import type { Box } from "./frame.ts"

/** The sheet within its margins, in px. */
const SHEET: Box = { x: 34, y: 38, width: 532, height: 724 }
const GAP = 16
/** The share of the width that the first column takes beside another. */
const FIRST = 0.57
/** How far the second column begins below the first: level tops look like a form. */
const LOWER = 26
/** From this many garments on, those of one slot share a row of their column. */
const CROWDED = 5

/** How much height a garment needs, relative to the others of its column. */
const HEIGHT: Readonly<Record<Slot, number>> = {
  layer: 1.15,
  dress: 2,
  top: 1,
  bottom: 1.25,
  accessory: 0.6,
  bag: 0.9,
  shoes: 0.72,
}
/** Which garment leads, in order of preference. */
const LEADS: readonly Slot[] = ["dress", "layer", "top", "bottom", "bag", "shoes", "accessory"]
/** The second column, from head to foot. */
const DOWNWARDS: readonly Slot[] = ["accessory", "layer", "top", "dress", "bottom", "bag", "shoes"]

interface Thing {
  readonly slot: Slot
  /** Its index in the list that was asked for. */
  readonly index: number
}

/**
 * Where an outfit's garments lie on a sheet of 600 x 800 px: the leading one large on the left,
 * with the trousers or skirt below it; the rest beside, from head to foot. Boxes do not overlap.
 * @param slots each garment's slot; the boxes come in the same order
 */
export function layoutOf(slots: readonly Slot[]): Box[] {
  const things = slots.map((slot, index): Thing => ({ slot, index }))
  const inOrder = (order: readonly Slot[]) =>
    order.flatMap((slot) => things.filter((thing) => thing.slot === slot))
  const [hero] = inOrder(LEADS)
  const below = hero?.slot === "dress" ? undefined : inOrder(["bottom"]).find((one) => one !== hero)
  const left = [hero, below].filter((one) => one !== undefined)
  const right = inOrder(DOWNWARDS).filter((one) => !left.includes(one))
  const placed = [...columns(left, right)]
  return slots.map((_, index) => {
    const found = placed.find(([thing]) => thing.index === index)
    return found ? found[1] : SHEET
  })
}

type Placed = readonly [Thing, Box]

function columns(left: readonly Thing[], right: readonly Thing[]): Placed[] {
  const { x, y, width, height } = SHEET
  if (right.length === 0) return left.length === 2 ? stepped(left) : column([left], SHEET)
  const first = (width - GAP) * FIRST
  const second = width - GAP - first
  return [
    ...column(
      left.map((thing) => [thing]),
      { x, y, width: first, height },
    ),
    ...column(rows(right), {
      x: x + first + GAP,
      y: y + LOWER,
      width: second,
      height: height - LOWER,
    }),
  ]
}

/** Two garments with nothing beside them: one above on the left, the other below on the right. */
function stepped(pair: readonly Thing[]): Placed[] {
  const width = SHEET.width * 0.78
  return column(
    pair.map((thing) => [thing]),
    { ...SHEET, width },
  ).map(([thing, box], i) => [thing, { ...box, x: box.x + i * (SHEET.width - width) }])
}

/** The rows of the second column: one garment each, or one slot each if there are many. */
function rows(things: readonly Thing[]): Thing[][] {
  const apart = things.map((thing) => [thing])
  if (things.length < CROWDED) return apart
  const places = [...new Set(things.map(({ slot }) => slot))]
  return places.map((slot) => things.filter((thing) => thing.slot === slot))
}

/** The greatest height of small things, in px: in a large cell, shoes stand at its foot. */
const LOW = 200

/** Where a garment lies in its cell. */
function settled(slot: Slot, cell: Box): Box {
  const height = Math.min(cell.height, LOW)
  if (slot === "shoes") return { ...cell, y: cell.y + cell.height - height, height }
  return slot === "accessory" ? { ...cell, height } : cell
}

/** Rows below each other in a box, each as high as its highest garment needs. */
function column(list: readonly (readonly Thing[])[], box: Box): Placed[] {
  const asked = list.map((row) => Math.max(0, ...row.map(({ slot }) => HEIGHT[slot])))
  const free = box.height - GAP * (list.length - 1)
  const unit = free / asked.reduce((sum, one) => sum + one, 0)
  let { y } = box
  return list.flatMap((row, i) => {
    const height = (asked[i] ?? 0) * unit
    const width = (box.width - GAP * (row.length - 1)) / row.length
    const top = y
    y += height + GAP
    return row.map((thing, k): Placed => {
      const cell = { x: box.x + k * (width + GAP), y: top, width, height }
      return [thing, settled(thing.slot, cell)]
    })
  })
}
