import type { Hex } from "@stylin/garments/colour"
import { cropped, fromRaster } from "../decode.ts"
import type { Raster } from "../raster.ts"
import type { Build } from "./build.ts"
import { CELL, typicalCells } from "./cells.ts"
import { evened } from "./even-light.ts"
import { isOnlyFolds } from "./folds.ts"
import { largestRectangle, type Rectangle } from "./rectangle.ts"
import { type Repeat, repeatOf } from "./repeat.ts"
import type { Sheet } from "./sheet.ts"
import { tiled } from "./tile.ts"

/** A piece of cloth that continues on all sides. */
export interface Swatch {
  readonly tile: Raster
  /** How long the whole garment is, in the tile's px: with its length in cm, the tile's scale. */
  readonly garmentLength: number
}

/** The least side of a swatch in px, and in parts of the garment's length. */
const LEAST_SIDE = 70
const LEAST_PART = 0.1
/** Light is evened over at least this part of the swatch, so that no single motif is evened out. */
const LEAST_REACH = 0.34
/** Cloth without a repeat is evened over more of it. */
const FREE_REACH = 0.6

/**
 * Cloth from the inside of a garment: "plain" where it shows nothing but folds, undefined where no
 * piece of it is good enough.
 */
export async function swatchOf(
  { picture, mask, length }: Sheet,
  build: Build,
): Promise<Swatch | "plain" | undefined> {
  const place = largestRectangle(typicalCells(picture, mask, build))
  if (!place) return undefined
  const cloth = await cropped(picture, inParts(place, picture))
  const rough = evened(cloth, { x: cloth.width * FREE_REACH, y: cloth.height * FREE_REACH })
  if (isOnlyFolds(rough, build)) return "plain"
  const side = Math.min(cloth.width, cloth.height)
  if (side < Math.max(LEAST_SIDE, LEAST_PART * length)) return undefined
  const [across, down] = [repeatOf(rough, "x"), repeatOf(rough, "y")]
  const even = evened(cloth, {
    x: reachOf(across, cloth.width),
    y: reachOf(down, cloth.height),
  })
  return { tile: tiled(even, { x: across.cut, y: down.cut }), garmentLength: length }
}

function inParts({ left, top, width, height }: Rectangle, picture: Raster) {
  return {
    x: (left * CELL) / picture.width,
    y: (top * CELL) / picture.height,
    width: (width * CELL) / picture.width,
    height: (height * CELL) / picture.height,
  }
}

/** Whole repeats, so that the pattern itself is not taken for light. */
function reachOf({ period }: Repeat, length: number): number {
  if (period >= length) return length * FREE_REACH
  return Math.min(length, period * Math.ceil((length * LEAST_REACH) / period))
}

const QUALITY = 84

/** A tile as it is kept: a JPEG, as base64. */
export async function encodedTile(tile: Raster): Promise<string> {
  return (await fromRaster(tile).jpeg({ quality: QUALITY }).toBuffer()).toString("base64")
}

/** The colour of a tile seen from afar. */
export function meanColour({ rgb }: Raster): Hex {
  const sums = [0, 0, 0]
  rgb.forEach((value, index) => {
    sums[index % 3] = (sums[index % 3] ?? 0) + value
  })
  const parts = sums.map((sum) => Math.round((sum * 3) / rgb.length))
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`
}
