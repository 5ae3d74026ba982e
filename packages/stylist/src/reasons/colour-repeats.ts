import { MATERIALS } from "@stylin/garments/vocabulary"
import { isSuitPair } from "../grammar/suits.ts"
import { colourCode, colourOf, kindCode, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { isClothing } from "../score/places.ts"
import type { Bond } from "./bond.ts"
import { type Facts, fact, factOf } from "./grammar.ts"
import { pairsOf } from "./pairs.ts"
import { calledApart, calledShort } from "./words.ts"

const LEGWEAR = SLOTS.indexOf("legwear")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const BELT = kindCode("belt")
const DENIM = MATERIALS.indexOf("denim")
const BLUES: ReadonlySet<number> = new Set(
  (["light blue", "sky blue", "blue", "indigo", "navy"] as const).map(colourCode),
)

/**
 * Colours that come more than once.
 * @param coloured what shows of a look, with colours
 * @param worn all of it: what is hidden counts too, since she knows that it is there
 * @param hero what one sees first, if anything is
 */
export function repeatsOf(
  coloured: readonly Piece[],
  worn: readonly Piece[],
  hero?: Piece,
): Bond[] {
  const countOf = (colour: number) => worn.filter(({ colours }) => colours.includes(colour)).length
  const repeats = [...echoes(coloured, countOf), ...threads(coloured, countOf)]
  return [
    ...repeats.map((bond) => ({
      ...bond,
      facts: { ...bond.facts, ...leadOf(hero, bond.of, worn) },
    })),
    ...columns(coloured),
  ]
}

/** What alone of a look is colourful, instead of some pieces of one colour. */
export function leadOf(
  hero: Piece | undefined,
  [one]: readonly Piece[],
  worn: readonly Piece[],
): Facts {
  if (!hero || !isClothing(hero) || hero.colours[0] === one?.colours[0]) return {}
  const isAlone = worn.every(
    (piece) => piece === hero || (accentsOf(piece).length === 0 && !isPrinted(piece)),
  )
  return isAlone ? { lead: factOf(hero, calledShort(hero)) } : {}
}

/** Whether its colour is that of others called so: dark blue denim is navy beside nothing. */
function isOfOneDye(piece: Piece): boolean {
  return piece.slot !== LEGWEAR && !isPrinted(piece) && !isBlueDenim(piece)
}

/** Whether it is of denim, and blue. */
export function isBlueDenim({ material, colours: [main = NONE] }: Piece): boolean {
  return material === DENIM && BLUES.has(main)
}

type CountOf = (colour: number) => number

function echoes(coloured: readonly Piece[], countOf: CountOf): Bond[] {
  const worn = coloured.filter(isOfOneDye)
  return (
    pairsOf(worn)
      .filter(([one, other]) => one.colours[0] === other.colours[0] && !isSuitPair(one, other))
      .filter(([one, other]) => !(isClothing(one) && isClothing(other)))
      // If three share a colour, none echoes another.
      .filter(([{ colours }]) => countOf(colours[0] ?? NONE) === 2)
      .map(([one, other]) => {
        const shared = colourOf(one.colours[0] ?? 0)
        const [first, second] = calledApart([one, other], shared)
        return {
          is: "repeats",
          term: "harmony",
          of: [one, other],
          facts: {
            shared: fact(shared),
            first: factOf(one, first),
            second: factOf(other, second),
          },
        }
      })
  )
}

/** Three plain things of one colour, from the clothes to what is worn with them. */
function threads(coloured: readonly Piece[], countOf: CountOf): Bond[] {
  const worn = coloured.filter(isOfOneDye)
  const groups = Map.groupBy(worn, ({ colours }) => colours[0] ?? 0)
  return [...groups].flatMap(([colour, of]): Bond[] => {
    const [first, second, third] = of
    if (!(first && second && third) || countOf(colour) !== 3 || of.every(isClothing)) return []
    const shared = colourOf(colour)
    const [one, other, last] = calledApart(of, shared)
    const facts = {
      shared: fact(shared),
      first: factOf(first, one),
      second: factOf(second, other),
      third: factOf(third, last),
    }
    return [{ is: "thread", term: "harmony", of, facts }]
  })
}

/** Whether a layer of another colour ends across the column; one that reaches further down frames it. */
function isCutByLayer(upper: Piece, coloured: readonly Piece[]): boolean {
  const layer = coloured.find(({ slot }) => slot === LAYER)
  if (!layer || layer.colours[0] === upper.colours[0]) return false
  return (layer.wear & WEAR.longLayer) === 0
}

function columns(coloured: readonly Piece[]): Bond[] {
  const [upper, lower] = [TOP, BOTTOM].map((place) => coloured.find(({ slot }) => slot === place))
  if (!(upper && lower) || upper.colours[0] !== lower.colours[0]) return []
  if (isPrinted(upper) || isPrinted(lower)) return []
  if (isCutByBelt(upper, coloured) || isCutByLayer(upper, coloured)) return []
  const shared = colourOf(upper.colours[0] ?? 0)
  // Washed denim is of no other thing's blue.
  if (shared !== "navy" && isBlueDenim(upper) !== isBlueDenim(lower)) return []
  const [above, below] = calledApart([upper, lower], shared)
  const facts = {
    shared: fact(shared),
    upper: factOf(upper, above),
    lower: factOf(lower, below),
  }
  return [{ is: "column", term: "harmony", of: [upper, lower], facts }]
}

/** Whether a belt of another colour cuts a line of a garment in two. */
export function isCutByBelt({ colours: [main] }: Piece, shown: readonly Piece[]): boolean {
  return shown.some(({ kind, colours }) => kind === BELT && colours[0] !== main)
}
