import { METALLICS, SEASONAL_COLOURING } from "@stylin/garments/colour"
import { type Kind, MATERIALS } from "@stylin/garments/vocabulary"
import type { PersonPalette } from "../person/palette.ts"
import type { Person } from "../person/person.ts"
import { colourCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"

const METALS = METALLICS.map(colourCode)
const AT_THE_FACE: ReadonlySet<number> = new Set(
  (["coat", "layer", "top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const BOTTOM = SLOTS.indexOf("bottom")
const DENIM = MATERIALS.indexOf("denim")
/** Legs in these go with any colouring. */
const DARK: ReadonlySet<number> = new Set((["navy", "charcoal"] as const).map(colourCode))
const RAINWEAR = kindCodes("raincoat", "parka", "fleece")
const AROUND_IT: readonly Kind[] = ["scarf", "beanie", "beret", "cap", "fedora", "bucket_hat"]
const ROUND_THE_FACE = kindCodes(...AROUND_IT)

/** How sure her colour type must be (0 to 1) for a colour to be foreign to her. */
const SURE = 0.5
/**
 * How well a colour must suit her (-1 to 1) to be bought for her face and, other than denim, below
 * the waist, and how far off the second colour of a pattern may be.
 */
const LEAST = { main: 0.3, below: -0.4, second: -0.5 } as const
/** By how much one metal may suit her less than the best. */
const METAL_GAP = 0.15

/** Whether a piece has a main colour that a stylist would not buy for her: at the face, or a metal. */
export function isForeignColour(piece: Piece, { palette }: Person): boolean {
  const [colour = NONE] = piece.colours
  if (!palette || palette.confidence < SURE || colour === NONE) return false
  if (METALS.includes(colour)) return fitOf(colour, palette) < bestMetal(palette) - METAL_GAP
  const isSeen = AT_THE_FACE.has(piece.slot) || ROUND_THE_FACE.has(piece.kind)
  const isBelow = piece.slot === BOTTOM && piece.material !== DENIM
  if (!(isSeen || isBelow)) return false
  const [, second = NONE] = piece.colours
  const isOff = second !== NONE && isPrinted(piece) && fitOf(second, palette) < LEAST.second
  if (isOff) return true
  // Navy against the rain is nobody's choice of colour.
  const isForRain = RAINWEAR.has(piece.kind) && DARK.has(colour)
  if (isForRain) return fitOf(colour, palette) < LEAST.below
  if (isSeen)
    return (
      isStark(colour, palette) ||
      isCold(colour, palette) ||
      isEarthen(colour, palette) ||
      fitOf(colour, palette) < LEAST.main
    )
  return !DARK.has(colour) && fitOf(colour, palette) < LEAST.below
}

const WHITE = colourCode("white")
/** From this clarity down (-1 to 1) a type is muted. */
const MUTED = -0.8

/** Whether it is optic white, and all her own colours are muted. */
function isStark(colour: number, { type }: PersonPalette): boolean {
  return colour === WHITE && SEASONAL_COLOURING[type].clarity <= MUTED
}

const GREYS: ReadonlySet<number> = new Set(
  (["grey", "light grey", "slate"] as const).map(colourCode),
)

/** Whether it is grey, and she is warm: brown and camel are her greys. */
function isCold(colour: number, { type }: PersonPalette): boolean {
  return GREYS.has(colour) && SEASONAL_COLOURING[type].temperature > 0
}

const EARTHS: ReadonlySet<number> = new Set((["terracotta", "rust"] as const).map(colourCode))
/** From this clarity on (-1 to 1) a type is clear. */
const CLEAR = 0.8

/** Whether it is the colour of baked earth, near hers as that may be in hue, and all her own colours are clear. */
function isEarthen(colour: number, { type }: PersonPalette): boolean {
  return EARTHS.has(colour) && SEASONAL_COLOURING[type].clarity >= CLEAR
}

function fitOf(colour: number, { fits }: PersonPalette): number {
  return fits[colour] ?? 0
}

function bestMetal(palette: PersonPalette): number {
  return Math.max(...METALS.map((metal) => fitOf(metal, palette)))
}
