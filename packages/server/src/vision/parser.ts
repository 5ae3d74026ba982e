import { fromRaster } from "./decode.ts"
import { asTensor, loadNetwork } from "./network.ts"
import type { Raster } from "./raster.ts"
import { WORN_CLASSES } from "./worn-classes.ts"
import { WORN_LABELS } from "./worn-kinds.ts"

/** What a picture shows of somebody and what she wears, place by place. */
export interface Parsed {
  /** Places in a row, and rows; together they are the whole picture. */
  readonly width: number
  readonly height: number
  /** How likely each place is of each class, in the order of the classes: a plane for each. */
  readonly planes: readonly Float32Array[]
  /** How likely the picture shows each class at all. */
  readonly presence: Float32Array
  /** How likely each label is one of the picture's. */
  readonly labels: Float32Array
}

/** Tells garments, skin and hair apart in a picture of somebody. */
export interface Parser {
  parse(picture: Raster): Promise<Parsed>
}

/** What the network was trained with, in px; its graph normalises and mirrors by itself. */
const FRAME = { width: 192, height: 288 } as const
/** The output has a place for so many pixels of the frame, both ways. */
const STEP = 2
/** What surrounds a picture of another shape. */
const GROUND = { r: 124, g: 116, b: 104 }

/** Loads the network. It computes on the calling thread, some hundred milliseconds a picture. */
export async function loadParser(): Promise<Parser> {
  const network = await loadNetwork("outfit-parser.onnx")
  const columns = FRAME.width / STEP
  const count = columns * (FRAME.height / STEP)
  return {
    async parse(picture) {
      const { left, top, width, height } = placeOf(picture)
      const rgb = await fromRaster(picture)
        .resize(width, height, { fit: "fill" })
        .extend({
          left,
          top,
          right: FRAME.width - left - width,
          bottom: FRAME.height - top - height,
          background: GROUND,
        })
        .raw()
        .toBuffer()
      const { places, presence, labels } = await network.run(asTensor({ ...FRAME, rgb }), {
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
    },
  }
}

/** Where a picture lies in the frame, so that each place of the output is of it or not of it. */
function placeOf({ width, height }: Raster) {
  const scale = Math.min(FRAME.width / width, FRAME.height / height)
  const even = (length: number) => Math.max(STEP, STEP * Math.round(length / STEP))
  const [across, down] = [even(width * scale), even(height * scale)]
  return {
    left: STEP * Math.floor((FRAME.width - across) / STEP / 2),
    top: STEP * Math.floor((FRAME.height - down) / STEP / 2),
    width: across,
    height: down,
  }
}
