import { fromRaster } from "./decode.ts"
import { asTensor, loadNetwork, type Network } from "./network.ts"
import { type Frame, severalLooks } from "./outfit-looks.ts"
import type { Parsed } from "./parsed.ts"
import type { Raster } from "./raster.ts"
import { WORN_CLASSES } from "./worn-classes.ts"
import { WORN_LABELS } from "./worn-kinds.ts"

/** Tells garments, skin and hair apart in a picture of somebody. */
export interface Parser {
  parse(picture: Raster): Promise<Parsed>
}

/** The output has a place for so many pixels of the frame, both ways. */
const STEP = 2
/** What surrounds a picture of another shape. */
const GROUND = { r: 124, g: 116, b: 104 }

/** Loads the network. It computes on the calling thread, some two hundred milliseconds a picture. */
export async function loadParser(): Promise<Parser> {
  const network = await loadNetwork("outfit-parser.onnx")
  return {
    parse: (picture) => severalLooks(picture, (part, frame) => seenBy(network, part, frame)),
  }
}

/** One look: the graph normalises by itself. */
async function seenBy(network: Network, picture: Raster, frame: Frame): Promise<Parsed> {
  const columns = frame.width / STEP
  const count = columns * (frame.height / STEP)
  const { left, top, width, height } = placeOf(picture, frame)
  const rgb = await fromRaster(picture)
    .resize(width, height, { fit: "fill" })
    .extend({
      left,
      top,
      right: frame.width - left - width,
      bottom: frame.height - top - height,
      background: GROUND,
    })
    .raw()
    .toBuffer()
  const { places, presence, labels } = await network.run(asTensor({ ...frame, rgb }), {
    places: WORN_CLASSES.length * count,
    presence: WORN_CLASSES.length,
    labels: WORN_LABELS.length,
  })
  const [across, down] = [width / STEP, height / STEP]
  const planes = WORN_CLASSES.map((_, index) => {
    const plane = new Float32Array(across * down)
    for (let row = 0; row < down; row += 1) {
      const from = index * count + (top / STEP + row) * columns + left / STEP
      plane.set(places.subarray(from, from + across), row * across)
    }
    return plane
  })
  return { width: across, height: down, planes, presence, labels }
}

/** Where a picture lies in a frame, so that each place of the output is of it or not of it. */
function placeOf({ width, height }: Raster, frame: Frame) {
  const scale = Math.min(frame.width / width, frame.height / height)
  const even = (length: number) => Math.max(STEP, STEP * Math.round(length / STEP))
  const [across, down] = [even(width * scale), even(height * scale)]
  return {
    left: STEP * Math.floor((frame.width - across) / STEP / 2),
    top: STEP * Math.floor((frame.height - down) / STEP / 2),
    width: across,
    height: down,
  }
}
