import { innerLine } from "../../core/colour.ts"
import { curve, type Points } from "../../core/geom.ts"
import { type Last, lastOfFoot, until } from "./last.ts"
import { back } from "./side.ts"
import { alongSole, type Side, sideUpper, solidPart } from "./side-parts.ts"
import { lowShoe, type Worn } from "./worn-parts.ts"

/** The rubber of a flat sole, a little warmer than white canvas. */
export const RUBBER = "#F3EDE0"
/** The line round it. */
export const FOXING = "#7C8692"

/** A low round shoe on a flat sole of rubber. */
interface OnRubber {
  readonly last: Last
  readonly thick: number
  /** The opening, from the heel round to the instep, and where on the last's front it ends, as a height. */
  readonly opening: Points
  readonly front: number
  /** How far below the edge of the upper the line round the sole lies. */
  readonly foxing: number
  readonly inner: string
}

export const onRubber = (worn: Worn, shoe: OnRubber): string =>
  lowShoe(worn, {
    ...shoe,
    bare: lastOfFoot(0, "round"),
    sole: RUBBER,
    back: until(shoe.last.back, shoe.front - 1),
    heeled: false,
  }) +
  worn.pen.thin(
    curve(
      worn.stance.at(
        [...shoe.last.tip, ...shoe.last.sole.slice(1)].map(([x, y]) => [x, y + shoe.foxing]),
      ),
    ),
    1,
    FOXING,
  )

/** The same from the side: its outline, how high it is at the heel, and how high and how deep its sole is. */
interface OnRubberSide {
  readonly outline: Parameters<typeof sideUpper>[1]
  readonly top: number
  readonly sole: readonly [high: number, deep: number]
  readonly inner: string
}

export function onRubberSide(
  side: Side,
  { outline, inner, top, sole: [high, deep] }: OnRubberSide,
): string {
  const { pen, far } = side
  const sole = [alongSole(side, -2, 249, high), back(alongSole(side, -2, 249, -deep))]
  return (
    sideUpper(side, outline, inner, top) +
    solidPart(side, sole, RUBBER) +
    (far
      ? ""
      : pen.thin(curve(alongSole(side, 1, 247, 5)), 2.4, FOXING) +
        pen.thin(curve(alongSole(side, 1, 247, GROOVE - deep)), 1, innerLine(RUBBER)))
  )
}

/** How far above the ground the groove of a sole runs. */
const GROOVE = 4.5
