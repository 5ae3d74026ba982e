import type { PhotoPattern } from "@stylin/api/contract"
import type { PhotoCloth } from "@stylin/drawing"
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
 * The cloth of the garment that a mask holds, for a drawing to wear instead of what its words say.
 * Undefined for plain cloth, and where no piece of a pattern is clear enough.
 */
export async function clothOf(
  photo: Raster,
  mask: Mask,
  { pattern, kind }: ClothHints,
): Promise<PhotoCloth | undefined> {
  const mayHaveMotif = CAN_HAVE_MOTIF.has(kind)
  if (pattern === "plain" && !mayHaveMotif) return undefined
  const sheet = await clothSheet(photo, mask)
  const motif = mayHaveMotif ? await motifOf(sheet) : undefined
  if (motif && !(pattern === "stripe" && motif.right - motif.left > WIDE)) return { motif }
  if (pattern === "plain") return undefined
  const swatch = await swatchOf(sheet, buildOf(kind))
  if (swatch === undefined || swatch === "plain") return swatch && {}
  const { tile, garmentLength } = swatch
  const { width, height } = tile
  const href = `data:image/jpeg;base64,${await encodedTile(tile)}`
  return { colour: meanColour(tile), tile: { href, width, height, garmentLength } }
}
