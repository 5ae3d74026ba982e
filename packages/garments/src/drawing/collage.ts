import { GarmentError } from "../vocabulary/error.ts"
import type { GarmentWords } from "../vocabulary/garment.ts"
import { kindFacts, type Slot } from "../vocabulary/kinds.ts"
import { GROUND } from "./core/colour.ts"
import { escaped, Pen } from "./core/pen.ts"
import { mustBeColour } from "./figure-words.ts"
import { drawAlone, type FlatOptions } from "./flat.ts"
import type { Box } from "./frame.ts"
import { made } from "./pieces.ts"

/** A garment that somebody photographed. */
export interface Photographed {
  /** An http(s) address, a path, or a picture as data. */
  readonly photo: string
  readonly slot: Slot
  readonly title?: string | undefined
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

type Layout = Readonly<Record<Slot, Box>>

const BESIDE = {
  accessory: box(420, 90, 120, 130),
  bag: box(404, 330, 150, 210),
  shoes: box(396, 620, 164, 120),
}
const SEPARATES: Layout = {
  ...BESIDE,
  layer: box(0, 0, 0, 0),
  dress: box(60, 60, 310, 680),
  top: box(60, 60, 310, 300),
  bottom: box(100, 372, 230, 380),
}
const LAYERED: Layout = {
  layer: box(36, 44, 280, 330),
  top: box(334, 60, 226, 240),
  dress: box(330, 50, 236, 420),
  bottom: box(70, 396, 212, 360),
  accessory: box(404, 322, 140, 118),
  bag: box(400, 462, 140, 150),
  shoes: box(390, 636, 164, 112),
}
const LAYERED_DRESS: Layout = {
  ...LAYERED,
  dress: box(44, 330, 280, 420),
  layer: box(40, 44, 260, 270),
  accessory: box(400, 90, 120, 120),
  bag: box(390, 290, 160, 210),
}

/** The share of a box that the index-th of several things of one place gets, cut along its length. */
function partOf({ x, y, width, height }: Box, index: number, count: number): Box {
  return width >= height
    ? box(x + (width / count) * index, y, width / count, height)
    : box(x, y + (height / count) * index, width, height / count)
}

const ADDRESS = /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|gif|avif);base64,)/

/**
 * Lays garments out as one outfit: top above bottom, the rest beside. For garments in words and in
 * photographs; an SVG document of 600 x 800 px.
 * @throws GarmentError on words that describe no garment, a photo that has no address, or a ground
 * that is no colour
 */
export function drawCollage(
  garments: readonly (GarmentWords | Photographed)[],
  { id = "collage", ground = GROUND }: FlatOptions = {},
): string {
  if (ground !== null) mustBeColour(ground, "ground")
  const pen = new Pen({ id })
  const items = garments.map((garment, index) => {
    if ("photo" in garment) return photographed(garment, index)
    const one = made(garment)
    const { slot } = kindFacts(one.words.kind)
    return { slot, name: one.name, draw: (place: Box) => drawAlone(pen, one, place) }
  })
  const layout = layoutFor(new Set(items.map(({ slot }) => slot)))
  const drawn = items.map(({ slot, draw }, index) => {
    const before = items.slice(0, index).filter((other) => other.slot === slot).length
    const all = items.filter((other) => other.slot === slot).length
    return draw(partOf(layout[slot], before, all))
  })
  const title = items.map(({ name }) => name).join(", ")
  return pen.svg(pen.ground(ground) + drawn.join(""), { title })
}

function photographed({ photo, slot, title = "" }: Photographed, index: number) {
  if (!ADDRESS.test(photo)) {
    throw new GarmentError("unknown-word", `garments[${index}].photo`, [
      "an http or https address",
      "a path that begins with /",
      "a picture as data",
    ])
  }
  const draw = ({ x, y, width, height }: Box) =>
    `<image href="${escaped(photo)}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet"/>`
  return { slot, name: title, draw }
}

function layoutFor(slots: ReadonlySet<Slot>): Layout {
  if (!slots.has("layer")) return SEPARATES
  return slots.has("dress") ? LAYERED_DRESS : LAYERED
}
