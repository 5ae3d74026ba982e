import type { GarmentWords } from "@stylin/garments/vocabulary"
import { GarmentError, kindFacts, type Slot } from "@stylin/garments/vocabulary"
import { layoutOf } from "./collage-layout.ts"
import { GROUND } from "./core/colour.ts"
import { f1, nth, type Point } from "./core/geom.ts"
import { escaped, Pen } from "./core/pen.ts"
import { mustBeColour } from "./figure-words.ts"
import { drawAlone, type FlatOptions } from "./flat.ts"
import { type Box, lightBehind, shadowOn } from "./frame.ts"
import { made } from "./pieces.ts"

/** A garment that somebody photographed. */
export interface Photographed {
  /**
   * An http(s) address, a path, or a picture as data. It is put into the document unchanged. Image
   * libraries load nothing from outside and read few types, so give them PNG or JPEG as data.
   */
  readonly photo: string
  readonly slot: Slot
  readonly title?: string | undefined
  /**
   * Cut out of its background: it stands on the sheet like a drawing instead of on a card. Defaults
   * to true for a PNG as data, because photographs without transparency are hardly ever PNG.
   */
  readonly isCutOut?: boolean | undefined
  /**
   * Its width divided by its height, for a card that fits closely. Without it, the card may show
   * margins.
   */
  readonly aspect?: number | undefined
}

const ADDRESS = /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|gif|avif);base64,)/

/**
 * Lays garments out as one outfit, as an editor would: the leading one large, shoes at the foot,
 * the rest beside. Garments in words and in photographs can be mixed. Gives an SVG document of 600
 * x 800 px. Photographs are `<image>` elements that keep their proportions; transparent ones show
 * the sheet. The document loads nothing but the addresses given.
 * @throws GarmentError for words that describe no garment, a photo without an address, an aspect
 * that is not a positive number, or a ground that is not a colour
 */
export function drawCollage(
  garments: readonly (GarmentWords | Photographed)[],
  { id = "collage", ground = GROUND }: FlatOptions = {},
): string {
  if (ground !== null) mustBeColour(ground, "ground")
  const pen = new Pen({ id })
  const items = garments.map((garment, index) => {
    if ("photo" in garment) return photographed(pen, garment, index)
    const one = made(garment)
    const { slot } = kindFacts(one.words.kind)
    return { slot, name: one.name, draw: (place: Box) => drawAlone(pen, one, place) }
  })
  const places = layoutOf(items.map(({ slot }) => slot))
  const drawn = items.map(({ draw }, index) => draw(nth(places, index)))
  const title = items.map(({ name }) => name).join(", ")
  return pen.svg(pen.ground(ground) + lightBehind(pen, ground) + drawn.join(""), { title })
}

function photographed(pen: Pen, photo: Photographed, index: number) {
  const { slot, title = "", aspect, isCutOut = photo.photo.startsWith("data:image/png") } = photo
  if (!ADDRESS.test(photo.photo)) {
    throw new GarmentError("unknown-word", `garments[${index}].photo`, [
      "an http or https address",
      "a path that begins with /",
      "a picture as data",
    ])
  }
  if (aspect !== undefined && !(aspect > 0 && aspect < Number.POSITIVE_INFINITY)) {
    throw new GarmentError("unknown-word", `garments[${index}].aspect`, ["a positive number"])
  }
  const draw = (place: Box) => (isCutOut ? cutOut(pen, photo, place) : onCard(photo, place))
  return { slot, name: title, draw }
}

const image = (href: string, { x, y, width, height }: Box): string =>
  `<image href="${escaped(href)}" x="${f1(x)}" y="${f1(y)}" width="${f1(width)}" height="${f1(height)}" preserveAspectRatio="xMidYMid meet"/>`

/** The largest box of an aspect within another, in its middle. */
function within(place: Box, aspect: number): Box {
  const width = Math.min(place.width, place.height * aspect)
  const height = width / aspect
  return {
    x: place.x + (place.width - width) / 2,
    y: place.y + (place.height - height) / 2,
    width,
    height,
  }
}

/** A cut-out on the sheet, with the soft shadow that drawings have. */
function cutOut(pen: Pen, { photo, aspect }: Photographed, place: Box): string {
  const box = aspect ? within(place, aspect) : place
  const foot: Point = [box.x + box.width / 2 + 8, box.y + box.height - 2]
  return shadowOn(pen, foot, box.width * 0.4, Math.min(14, box.height * 0.08)) + image(photo, box)
}

/** Px of card round a photograph, like a print's border. */
const MARGIN = 9
/** A card without a known aspect is no wider than this, so that its white does not dominate. */
const UNKNOWN_ASPECT = 0.86
/** How far the layers of a card's shadow reach beyond it and fall below it, in px. */
const CARD_SHADOW = [
  [7, 12],
  [4, 7],
  [1.5, 3],
] as const

/** A photograph as a print on a card. */
function onCard({ photo, aspect = UNKNOWN_ASPECT }: Photographed, place: Box): string {
  const inner = { ...place, width: place.width - 2 * MARGIN, height: place.height - 2 * MARGIN }
  const { width, height } = within(inner, aspect)
  const x = place.x + (place.width - width) / 2
  const y = place.y + (place.height - height) / 2
  const card = (grown: number, down: number) =>
    `<rect x="${f1(x - MARGIN - grown)}" y="${f1(y - MARGIN - grown + down)}" width="${f1(width + 2 * (MARGIN + grown))}" height="${f1(height + 2 * (MARGIN + grown))}" rx="${4 + grown}"`
  const shadow = CARD_SHADOW.map(([grown, down]) => `${card(grown, down)}/>`).join("")
  return (
    `<g fill="#3A2A20" fill-opacity=".05">${shadow}</g>` +
    `${card(0, 0)} fill="#FFFFFF"/>` +
    image(photo, { x, y, width, height })
  )
}
