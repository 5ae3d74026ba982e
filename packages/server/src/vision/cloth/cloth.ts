import type { PhotoPattern } from "@stylin/api/contract"
import type { PhotoCloth } from "@stylin/drawing"
import type { FoundColour } from "../colours.ts"
import type { Mask, Raster } from "../raster.ts"
import type { SeenKind } from "../worn-kinds.ts"
import { buildOf } from "./build.ts"
import { motifOf } from "./motif.ts"
import { clothSheet } from "./sheet.ts"
import { encodedTile, meanColour, swatchOf } from "./swatch.ts"

/** What is known of a garment from the rest of its reading. */
interface ClothHints {
  readonly pattern: PhotoPattern
  readonly kind: SeenKind
  /** What most of it is dyed; undefined if no colour was found. */
  readonly colour?: Pick<FoundColour, "hex" | "name"> | undefined
}

/** On striped cloth, what is wider than this part of half the body is some of its stripes. */
const WIDE = 1.1

/** Kinds of the shape that a motif is drawn on. */
const CAN_HAVE_MOTIF: ReadonlySet<SeenKind> = new Set([
  "t-shirt",
  "longsleeve",
  "jumper",
  "sweatshirt",
  "blouse",
])

/**
 * The cloth of the garment that a mask holds, for a drawing to wear instead of what its words say: of
 * plain cloth its own colour, which no name says so well. Undefined where no piece of a pattern is clear
 * enough.
 */
export async function clothOf(
  photo: Raster,
  mask: Mask,
  { pattern, kind, colour }: ClothHints,
): Promise<PhotoCloth | undefined> {
  const plain: PhotoCloth = colour ? { colour: colour.hex, called: colour.name } : {}
  const mayHaveMotif = CAN_HAVE_MOTIF.has(kind)
  if (pattern === "plain" && !mayHaveMotif) return plain
  const sheet = await clothSheet(photo, mask)
  const motif = mayHaveMotif ? await motifOf(sheet) : undefined
  if (motif && !(pattern === "stripe" && motif.right - motif.left > WIDE))
    return { ...plain, motif }
  if (pattern === "plain") return plain
  const swatch = await swatchOf(sheet, buildOf(kind))
  if (swatch === undefined) return undefined
  if (swatch === "plain") return plain
  const { tile, garmentLength } = swatch
  const { width, height } = tile
  const href = `data:image/jpeg;base64,${await encodedTile(tile)}`
  return { colour: meanColour(tile), tile: { href, width, height, garmentLength } }
}
