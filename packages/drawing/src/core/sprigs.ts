import { blend, light, shade } from "./colour.ts"
import type { Cloth } from "./fabric.ts"
import { add, blob, lens, range, rot } from "./geom.ts"
import type { Panel } from "./panel.ts"
import { petalsOn } from "./patterns.ts"
import type { Pen } from "./pen.ts"
import { bloom } from "./prints.ts"

/** Where a flower lies on a panel, and how far it is turned in degrees. */
export type Sprig = readonly [u: number, v: number, turn: number]

/** Leaves of printed flowers, and the heart of each. */
const LEAF = "#5E7D49"
const HEART = "#E3B04B"
/** How far petals stand off their ground in OKLab lightness at least: paler ones are a smear in a small picture. */
const APART = 0.26

/** Whether flowers are printed on it. */
export const isFloral = ({ pattern }: Cloth): boolean => pattern === "floral"

/** The same cloth without its print, where flowers are placed on it one by one. */
export const unprinted = (cloth: Cloth): Cloth =>
  isFloral(cloth) ? { ...cloth, pattern: "plain" } : cloth

/**
 * A few whole flowers with their leaves, placed one by one: a print that repeats is cut to pieces on what is as narrow as a
 * scarf, and nobody sees what it was.
 * @param r the radius of a flower in px
 */
export function sprigs(
  pen: Pen,
  cloth: Cloth,
  panel: Panel,
  places: readonly Sprig[],
  r: number,
): string {
  if (!isFloral(cloth)) return ""
  const asked = petalsOn(cloth)
  const isNear = Math.abs(light(asked) - light(cloth.colour)) < APART
  const petals = isNear && light(cloth.colour) > 0.6 ? shade(asked, 1.1) : asked
  const on = places.map(([u, v, turn]) => ({ at: panel.at(u, v), turn }))
  const leaves = on.flatMap(({ at, turn }) =>
    [70, 215].map((side) => {
      const out = (k: number, across: number) => add(at, rot([across * r, -k * r], turn + side))
      return lens([out(0.6, 0), out(1.2, 0.2), out(1.9, 0)], r * 0.8)
    }),
  )
  const heads = on.map(({ at, turn }) => bloom(at, turn, r))
  const hearts = on.map(({ at, turn }) =>
    blob(range(5).map((i) => add(at, rot([0, -r * 0.28], i * 72 + turn)))),
  )
  return (
    pen.fill(leaves.join(""), blend(LEAF, cloth.colour, light(cloth.colour) > 0.6 ? 0 : 0.2)) +
    pen.fill(heads.join(""), petals) +
    pen.thin(heads.join(""), 0.7, shade(petals, 1.6)) +
    pen.fill(hearts.join(""), HEART)
  )
}
