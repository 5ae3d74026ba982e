import { connected } from "./components.ts"
import { cropped, fromRaster } from "./decode.ts"
import { meanOf, together } from "./looks-together.ts"
import type { Crop } from "./outfit.ts"
import type { Parsed } from "./parsed.ts"
import { extent, type Raster } from "./raster.ts"

/** The size that a picture is shown to the network in, in px. */
export type Frame = Pick<Raster, "width" | "height">

/** One look of the network at a picture. */
export type Look = (picture: Raster, frame: Frame) => Promise<Parsed>

/** What the network was taught with, and a larger one, in which it tells dresses better. */
const USUAL = { width: 192, height: 288 } as const
const LARGER = { width: 256, height: 384 } as const
/** Her upper and her lower half, in parts of her height; they share a little. */
const HALVES = [
  [0, 0.55],
  [0.45, 1],
] as const
/** Room around a half, in parts of its height. */
const ROOM = 0.03
/** Smaller pieces, by the largest, are not her. */
const LEAST_PIECE = 0.03

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

/**
 * What several looks at a picture of somebody say together: at the whole, at its mirror image, at the
 * whole in a larger size, and at each half of her, where shoes, bags and hems are larger.
 */
export async function severalLooks(picture: Raster, look: Look): Promise<Parsed> {
  const first = await look(picture, USUAL)
  const wholes = [
    first,
    mirrored(await look(await mirror(picture), USUAL)),
    await look(picture, LARGER),
  ]
  const looks = wholes.map((seen) => ({ seen, crop: WHOLE }))
  for (const crop of halvesOf(picture, first)) {
    looks.push({ crop, seen: await look(await cropped(picture, crop), USUAL) })
  }
  return {
    width: first.width,
    height: first.height,
    planes: together(looks, first),
    // What a half shows says little of what the picture as a whole does not show.
    presence: meanOf(wholes.map(({ presence }) => presence)),
    labels: meanOf(wholes.map(({ labels }) => labels)),
  }
}

async function mirror(picture: Raster): Promise<Raster> {
  return { ...picture, rgb: await fromRaster(picture).flop().raw().toBuffer() }
}

function mirrored(seen: Parsed): Parsed {
  const { width } = seen
  const planes = seen.planes.map((plane) =>
    plane.map((_, at) => plane[at - (at % width) + width - 1 - (at % width)] ?? 0),
  )
  return { ...seen, planes }
}

/** Crops of her halves in the shape that the network is shown; none where nobody is. */
function halvesOf(picture: Raster, { width, height, planes: [ground] }: Parsed): Crop[] {
  const on = Uint8Array.from(ground ?? [], (value) => (value < 0.5 ? 1 : 0))
  const pieces = connected({ width, height, on }, 1)
  const largest = Math.max(0, ...pieces.map(({ pixels }) => pixels.length))
  if (largest === 0) return []
  for (const { pixels } of pieces) {
    if (pixels.length < LEAST_PIECE * largest) for (const at of pixels) on[at] = 0
  }
  const { left, right, top, bottom } = extent({ width, height, on })
  return HALVES.map(([from, to]) =>
    shaped(picture, {
      x: left / width,
      width: (right - left) / width,
      y: (top + from * (bottom - top)) / height,
      height: ((to - from) * (bottom - top)) / height,
    }),
  )
}

/** A crop with room around it, made as wide for its height as the network is shown, or as high. */
function shaped(picture: Raster, crop: Crop): Crop {
  const room = ROOM * crop.height * picture.height
  const wide = crop.width * picture.width + 2 * room
  const high = crop.height * picture.height + 2 * room
  const shape = USUAL.width / USUAL.height
  const [x, width] = within(crop.x + crop.width / 2, Math.max(wide, high * shape) / picture.width)
  const [y, height] = within(
    crop.y + crop.height / 2,
    Math.max(high, wide / shape) / picture.height,
  )
  return { x, y, width, height }
}

/** A stretch around a middle, moved until it is all within 0 to 1. */
function within(middle: number, wanted: number): [start: number, length: number] {
  const length = Math.min(1, wanted)
  return [Math.min(1 - length, Math.max(0, middle - length / 2)), length]
}
