import { METALLICS } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import type { PersonPalette } from "../person/palette.ts"
import type { Person } from "../person/person.ts"
import { colourCode, kindCode, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"

const METALS = METALLICS.map(colourCode)
const AT_THE_FACE: ReadonlySet<number> = new Set(
  (["coat", "layer", "top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const AROUND_IT: readonly Kind[] = ["scarf", "beanie", "beret", "cap", "fedora", "bucket_hat"]
const ROUND_THE_FACE: ReadonlySet<number> = new Set(AROUND_IT.map(kindCode))

/** How sure her colour type must be (0 to 1) for a colour to be foreign to her. */
const SURE = 0.5
/**
 * How well a colour must suit her (-1 to 1) to be bought for her face, and how far off the second
 * colour of a print may be.
 */
const LEAST = { main: 0.15, second: -0.5 } as const
/** By how much one metal may suit her less than the best. */
const METAL_GAP = 0.15

/** Whether a piece has a main colour that a stylist would not buy for her: at the face, or a metal. */
export function isForeignColour(piece: Piece, { palette }: Person): boolean {
  const [colour = NONE] = piece.colours
  if (!palette || palette.confidence < SURE || colour === NONE) return false
  if (METALS.includes(colour)) return fitOf(colour, palette) < bestMetal(palette) - METAL_GAP
  const isSeen = AT_THE_FACE.has(piece.slot) || ROUND_THE_FACE.has(piece.kind)
  if (!isSeen) return false
  const [, second = NONE] = piece.colours
  const isOff = second !== NONE && isPrinted(piece) && fitOf(second, palette) < LEAST.second
  return isOff || fitOf(colour, palette) < LEAST.main
}

function fitOf(colour: number, { fits }: PersonPalette): number {
  return fits[colour] ?? 0
}

function bestMetal(palette: PersonPalette): number {
  return Math.max(...METALS.map((metal) => fitOf(metal, palette)))
}
