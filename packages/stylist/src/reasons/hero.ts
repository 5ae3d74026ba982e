import { COLOUR_NAMES } from "@stylin/garments/colour"
import { boldness } from "@stylin/garments/vocabulary"
import { NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { areaOf } from "../score/places.ts"
import { colourDistance } from "../search/distance.ts"
import { colourFacts } from "./colour-facts.ts"

const COAT = SLOTS.indexOf("coat")
/** A coat comes off indoors, but in the picture nothing is larger. */
const COAT_AREA = 1.5
/** A strip of something. */
const STRIP = 0.5
/** Any colour is louder than none; a print is as loud as a colour of such boldness, one in neutrals half so. */
const LOUDNESS = { colour: 0.05, print: 0.6, calmPrint: 0.3 } as const
/** Within so much two pieces are equally loud, and the one that is so much smaller does not compete. */
const EQUAL = { loudness: 0.15, size: 0.6 } as const

/**
 * The piece that one sees first, the boldest and largest; undefined if there is none, or two compete. Only of it may
 * be said that it stands out, leads or is the accent.
 * @param shown what the picture shows clearly
 * @param glimpsed what peeps out from beneath
 */
export function heroOf(shown: readonly Piece[], glimpsed: readonly Piece[]): Piece | undefined {
  const seen = [...shown, ...glimpsed].map((piece) => ({
    piece,
    loud: loudnessOf(piece),
    size: sizeOf(piece) * (shown.includes(piece) ? 1 : STRIP),
  }))
  const found = seen.find(
    (one) =>
      one.loud > 0 &&
      seen.every(
        (other) =>
          other.loud === 0 ||
          other.piece.colours[0] === one.piece.colours[0] ||
          other.loud <= one.loud - EQUAL.loudness ||
          (other.loud <= one.loud + EQUAL.loudness && other.size <= one.size * EQUAL.size),
      ),
  )
  return found && shown.includes(found.piece) ? found.piece : undefined
}

const BOLDNESS = COLOUR_NAMES.map((name) => boldness(name))

function loudnessOf(piece: Piece): number {
  const accents = accentsOf(piece).map((colour) => BOLDNESS[colour] ?? 0)
  const ofColour = accents.length > 0 ? Math.max(...accents) + LOUDNESS.colour : 0
  if (!isPrinted(piece)) return ofColour
  const isCalm = accents.length === 0 && piece.colours.length > 0
  return Math.max(ofColour, isCalm ? LOUDNESS.calmPrint : LOUDNESS.print)
}

function sizeOf(piece: Piece): number {
  return piece.slot === COAT ? COAT_AREA : areaOf(piece)
}

/** How different, from 0 to 1, a colour must be from another to stand out: olive beside khaki does not. */
const STANDS_OUT = 0.42
/** Below this chroma a colour stands out only where it is lighter or darker by so much: olive beside brown does not. */
const MUTED = { chroma: 30, lightness: 12 } as const
/** The same beside black, which swallows it: olive. */
const SWALLOWED = { below: 20, lightness: 40 } as const
/** Below this lightness (CIELAB) two colours are both dark, and neither stands out: plum beside navy. */
const DARK = 30
/**
 * Colours of near hues, in degrees, the less vivid ones (by their chroma) in a wider range, stand out from each other only
 * where they are so far apart in lightness: coral beside tan, or green beside beige, does not. Below `grey` a colour
 * has no hue to speak of.
 */
const NEAR = { hue: 40, hueOfMuted: 75, muted: 45, lightness: 45, grey: 14 } as const

/** Whether a colour stands out beside another. */
export function standsOut(colour: number, beside: number): boolean {
  const [a, b] = [colourFacts(colour), colourFacts(beside)]
  const apart = Math.abs(a.lightness - b.lightness)
  const areDark = Math.max(a.lightness, b.lightness) < DARK
  const isByBlack = Math.min(a.lightness, b.lightness) < SWALLOWED.below
  const least = isByBlack ? SWALLOWED.lightness : MUTED.lightness
  const doBlend = a.chroma < MUTED.chroma && apart < least
  const turn = Math.abs(a.hue - b.hue)
  const isNear =
    Math.min(a.chroma, b.chroma) >= NEAR.grey &&
    Math.min(turn, 360 - turn) < (a.chroma < NEAR.muted ? NEAR.hueOfMuted : NEAR.hue) &&
    apart < NEAR.lightness
  return !areDark && !doBlend && !isNear && colourDistance(colour, beside) >= STANDS_OUT
}

/** Whether a piece's colour stands out beside all others that are neutral or denim. */
export function standsOutOf(piece: Piece, others: readonly Piece[]): boolean {
  const [main = NONE] = piece.colours
  return others.every((other) => {
    const [beside = NONE] = other.colours
    const isCalm = beside !== NONE && beside !== main && accentsOf(other).length === 0
    return !isCalm || standsOut(main, beside)
  })
}
