import { COLOUR_NAMES, SEASONAL_COLOURING } from "@stylin/garments/colour"
import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { colourCode } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { hasBit } from "../pieces/traits.ts"
import { colourHarmony, pairOfColours } from "../score/colour-harmony.ts"
import { balanceOf } from "../score/silhouette.ts"
import type { Bond } from "./bond.ts"
import type { SayAll } from "./finding.ts"
import { kinOf } from "./kin-colours.ts"
import { endingElsewhere } from "./length-bonds.ts"
import { levelsOf } from "./levels.ts"
import { placedOf } from "./placed-colours.ts"
import { TOGETHER_SAYINGS } from "./skeletons/together.ts"
import { bondsOf } from "./together.ts"
import { glimpsesOf, visibleOf } from "./visible.ts"
import { isWorse } from "./worse.ts"

/** Why the pieces go together: the bonds that the look would be worse without. */
export const sayTogether: SayAll = function* (look, brief, score, seed) {
  for (const bond of bondsInTurn(look, brief, seed)) {
    if (!decides(bond, look, brief, score)) continue
    yield {
      term: bond.term,
      of: bond.of.map(({ id }) => id),
      sayings: TOGETHER_SAYINGS[bond.is],
      facts: bond.facts,
    }
  }
}

/** All that could be said, each worked out when those before it do not count. */
function* bondsInTurn(
  look: readonly Piece[],
  { need, person }: Brief,
  seed: number,
): Generator<Bond> {
  const shown = visibleOf(look, need)
  const bonds = bondsOf(shown, glimpsesOf(look, need), look).filter(
    ({ is }) => !isNoPraise(is, person),
  )
  const [telling, plain] = [bonds.filter((one) => !isOfBasics(one)), bonds.filter(isOfBasics)]
  const first = telling.length > 0 ? seed % telling.length : 0
  yield* telling.slice(first)
  yield* telling.slice(0, first)
  // That one piece is as dressy as another is said for want of anything that one sees.
  const levels = levelsOf(shown)
  yield* placedOf(shown)
  yield* levels.filter(({ is }) => is !== "level")
  yield* kinOf(shown)
  yield* plain
  yield* levels.filter(({ is }) => is === "level")
}

const OF_REPEATS: ReadonlySet<Bond["is"]> = new Set(["repeats", "thread"])

/** Whether it says that black goes with black, or the like. */
function isOfBasics({ is, of: [first] }: Bond): boolean {
  const [main] = first?.colours ?? []
  return OF_REPEATS.has(is) && main !== undefined && isCalm(main)
}

const MONOCHROME = PREFERENCE_TAGS.indexOf("Monochrome")
const BOLD_COLOURS = PREFERENCE_TAGS.indexOf("Bold colors")
const NEUTRALS = PREFERENCE_TAGS.indexOf("Neutral pallets")
const OF_NEUTRALS: ReadonlySet<Bond["is"]> = new Set(["fullStop", "leads", "quiet"])
const LOOSE = (["Oversized fits", "Relaxed fits"] as const).map((tag) =>
  PREFERENCE_TAGS.indexOf(tag),
)
const OF_WIDTH: ReadonlySet<Bond["is"]> = new Set(["narrowAboveWide", "wideAboveNarrow"])
const OF_ONE_COLOUR: ReadonlySet<Bond["is"]> = new Set(["fullStop", "leads", "rests", "lively"])

/**
 * Whether it would be no compliment to her: a colour that stands out to somebody who dresses in one or avoids bold
 * ones, how wide a piece is to somebody who avoids that, neutrals to somebody who avoids them, loud pairs to somebody who loves them, nothing but neutrals to somebody who loves bold colours, a sharp contrast
 * to somebody whose colouring is soft, or warmth to somebody whose colouring is cool.
 */
function isNoPraise(is: Bond["is"], { loves, avoids, palette }: Brief["person"]): boolean {
  const colouring = palette && SEASONAL_COLOURING[palette.type]
  if (OF_WIDTH.has(is) && LOOSE.some((tag) => hasBit(avoids, tag))) return true
  if (is === "contrast") return colouring !== undefined && colouring.clarity < 0
  if (is === "warms") return colouring !== undefined && colouring.temperature < 0
  if (hasBit(avoids, NEUTRALS) && OF_NEUTRALS.has(is)) return true
  if (is === "lively" && hasBit(loves, NEUTRALS)) return true
  if (is === "quiet" && hasBit(loves, BOLD_COLOURS)) return true
  const isQuiet = hasBit(loves, MONOCHROME) || hasBit(avoids, BOLD_COLOURS)
  return isQuiet && OF_ONE_COLOUR.has(is)
}

/** Whether both the bond and the look would be worse without it. */
function decides(bond: Bond, look: readonly Piece[], brief: Brief, score: number): boolean {
  const without = withoutBond(bond, look)
  const isBond =
    bond.term === "patterns" ||
    bond.term === "formality" ||
    bond.is === "lengths" ||
    (bond.term === "silhouette"
      ? balanceOf(without) < balanceOf(look)
      : colourHarmony(without, brief) < colourHarmony(look, brief))
  return isBond && isWorse(without, brief, score)
}

/**
 * The same look without a bond: its last piece takes the colour that goes worst with the others, or is far
 * dressier or plainer, the print becomes plain, the close piece becomes as wide as the wide one, or the upper one ends
 * elsewhere.
 */
export function withoutBond({ is, term, of }: Bond, look: readonly Piece[]): Piece[] {
  const last = of.at(-1)
  if (is === "lengths") {
    return look.map((piece) => (piece === of[0] ? endingElsewhere(piece) : piece))
  }
  if (term === "patterns") {
    return look.map((piece) =>
      piece === last ? { ...piece, pattern: 0, colours: piece.colours.slice(0, 1) } : piece,
    )
  }
  if (term === "silhouette") {
    return look.map((piece) => (of.includes(piece) ? { ...piece, volume: WIDE } : piece))
  }
  if (term === "formality") {
    return look.map((piece) =>
      piece === last
        ? { ...piece, formality: piece.formality + (piece.formality > 3 ? -OFF : OFF) }
        : piece,
    )
  }
  return look.map((piece) =>
    piece === last ? { ...piece, colours: [worstBeside(piece, look)] } : piece,
  )
}

/** Two grades off, a piece is from another outfit. */
const OFF = 2

const WIDE = 100
const COLOURS = COLOUR_NAMES.map(colourCode)

/** The colour that goes worst with the rest of a look. */
export function worstBeside(piece: Piece, look: readonly Piece[]): number {
  const others = look.filter((one) => one !== piece).flatMap(({ colours }) => colours.slice(0, 1))
  let [worst, least] = [COLOURS[0] ?? 0, Number.POSITIVE_INFINITY]
  for (const colour of COLOURS) {
    let worth = 0
    for (const other of others) worth += pairOfColours(colour, other)
    if (worth < least) [worst, least] = [colour, worth]
  }
  return worst
}
