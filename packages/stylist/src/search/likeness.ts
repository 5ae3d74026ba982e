import type { ColourName } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { colourDistance } from "./distance.ts"

/** Colours less unlike than this are one to somebody who has the thing already. */
const SAME_COLOUR = 0.3

const DRESS = SLOTS.indexOf("dress")

/** Bought for their use: nobody needs another for its colour. */
const USEFUL = kindCodes("fleece", "gilet", "wellies", "thermal_top", "denim_jacket")

/** Dark tights go with any shoes: nobody who has a pair buys another for its shade. */
const TIGHTS = kindCode("tights")
const DARK: ReadonlySet<number> = new Set((["black", "charcoal"] as const).map(colourCode))

const JEANS = kindCodes("jeans", "wide_leg_jeans")
const BLUES: ReadonlySet<number> = new Set(
  (["light blue", "sky blue", "blue", "indigo", "navy"] as const).map(colourCode),
)

/** Kinds of which one does what the other does, if the colour is the same. */
const KIN: readonly ReadonlySet<number>[] = (
  [
    ["shirt", "blouse"],
    ["jumper", "cardigan"],
    ["sweatshirt", "hoodie"],
    ["trousers", "chinos"],
    ["ankle_boots", "chelsea_boots", "lace_up_boots"],
  ] satisfies Kind[][]
).map((kinds) => kindCodes(...kinds))

/** Colours that nobody buys a second of for the shade. */
const SHADES: readonly ReadonlySet<number>[] = (
  [
    ["charcoal", "slate", "grey", "light grey", "silver"],
    ["white", "cream", "ecru"],
  ] satisfies ColourName[][]
).map((colours) => new Set(colours.map(colourCode)))

/**
 * Whether she has its like: the same kind or one that does the same, in nearly the same colour or
 * with the same print, for dresses whatever their length; jeans are jeans, whatever their blue.
 */
export function isLike(pick: Piece, mine: Piece): boolean {
  if (areBlueJeans(pick) && areBlueJeans(mine)) return true
  if (isPrinted(pick)) {
    const areOne = pick.kind === mine.kind || (pick.slot === DRESS && mine.slot === DRESS)
    return areOne && pick.pattern === mine.pattern
  }
  if (pick.kind !== mine.kind && !areTogether(KIN, pick.kind, mine.kind)) return false
  if (USEFUL.has(pick.kind)) return true
  if (isPrinted(mine)) return false
  const [one, other] = [pick.colours[0], mine.colours[0]]
  if (pick.kind === TIGHTS && DARK.has(one ?? NONE) && DARK.has(other ?? NONE)) return true
  return colourDistance(one, other) < SAME_COLOUR || areTogether(SHADES, one, other)
}

/** Jeans are blue where nobody says. */
function areBlueJeans({ kind, colours: [main] }: Piece): boolean {
  return JEANS.has(kind) && (main === undefined || BLUES.has(main))
}

function areTogether(
  groups: readonly ReadonlySet<number>[],
  one: number = NONE,
  other: number = NONE,
): boolean {
  return groups.some((group) => group.has(one) && group.has(other))
}
