import sharp, { type Sharp } from "sharp"
import { cropped, fromRaster } from "../decode.ts"
import { extent, type Mask, type Raster } from "../raster.ts"
import { leanOf } from "./lean.ts"

/** A garment alone, straightened, and where it is on it. */
export interface Sheet {
  readonly picture: Raster
  readonly mask: Mask
  /** How long the garment is from top to bottom, in px. */
  readonly length: number
}

/** The longest side of a sheet in px: a little finer than a look is shown. */
const SIZE = 640
/** A garment is not turned by less or more, in degrees: a larger lean is meant. */
const LEAST_LEAN = 1.5
const MOST_LEAN = 22

/** The garment of a photo, turned so that its stripes or checks are upright. */
export async function clothSheet(photo: Raster, mask: Mask): Promise<Sheet> {
  const { left, right, top, bottom } = extent(mask)
  const part = {
    x: left / mask.width,
    y: top / mask.height,
    width: (right - left) / mask.width,
    height: (bottom - top) / mask.height,
  }
  const garment = await cropped(photo, part)
  const scale = Math.min(1, SIZE / Math.max(garment.width, garment.height))
  const width = Math.max(1, Math.round(garment.width * scale))
  const height = Math.max(1, Math.round(garment.height * scale))
  const picture = await pixels(fromRaster(garment).resize(width, height, { fit: "fill" }), 3)
  const held = { left, top, width: right - left, height: bottom - top }
  const on = await pixels(
    alone(mask).extract(held).resize(width, height, { fit: "fill", kernel: "nearest" }),
    1,
  )
  const upright = { picture: rasterOf(picture), mask: maskOf(on), length: height }
  const lean = leanOf(upright.picture, upright.mask)
  return Math.abs(lean) < LEAST_LEAN || Math.abs(lean) > MOST_LEAN
    ? upright
    : turned(upright, -lean)
}

/** @param by degrees clockwise */
async function turned({ picture, mask, length }: Sheet, by: number): Promise<Sheet> {
  const straight = await pixels(fromRaster(picture).rotate(by, { background: "#000000" }), 3)
  const on = await pixels(alone(mask).rotate(by, { background: "#000000" }), 1)
  return { picture: rasterOf(straight), mask: maskOf(on), length }
}

interface Pixels {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

function pixels(picture: Sharp, channels: 1 | 3): Promise<Pixels> {
  const space = channels === 1 ? "b-w" : "srgb"
  return picture.toColourspace(space).raw().toBuffer({ resolveWithObject: true })
}

const rasterOf = ({ data, info }: Pixels): Raster => ({
  width: info.width,
  height: info.height,
  rgb: new Uint8Array(data),
})

/** Only what is completely on: turning leaves half pixels at the rim. */
const maskOf = ({ data, info }: Pixels): Mask => ({
  width: info.width,
  height: info.height,
  on: Uint8Array.from(data, (value) => Number(value > 250)),
})

function alone({ width, height, on }: Mask): Sharp {
  const opaque = on.map((value) => value * 255)
  return sharp(opaque, { raw: { width, height, channels: 1 } })
}
