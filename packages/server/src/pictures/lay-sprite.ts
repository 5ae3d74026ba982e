import { Resvg } from "@resvg/resvg-js"
import {
  type DressedWords,
  drawPiece,
  type LaidPiece,
  type Shape,
  type Size,
  shapeOf,
} from "@stylin/drawing"
import { type GarmentWords, garmentSize, type Kind, kindFacts } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { evenedLight } from "./lay-light.ts"

/** A garment's picture without a ground: four channels a pixel, colours multiplied by their alpha. */
export interface Sprite {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}

/** A garment ready to be laid out. */
export interface LaySprite extends LaidPiece {
  readonly sprite: Sprite
}

/** Sprites are made once at this scale; a sheet shows a centimetre on eight to twelve pixels. */
const PX_PER_CM = 10
/** No system fonts: drawings have no text. */
const FONT = { loadSystemFonts: false }

/** A garment drawn from its words, in the cloth of its photo if there is one. */
export function drawnSprite(words: DressedWords): LaySprite {
  const svg = drawPiece(words)
  const [, w = "1", h = "1"] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const cm = sizeInCm(words, Number(w) / Number(h))
  const fitTo = { mode: "width", value: Math.round(cm.width * PX_PER_CM) } as const
  const { width, height, pixels } = new Resvg(svg, { font: FONT, fitTo }).render()
  const sprite = trimmed({ width, height, rgba: new Uint8Array(pixels) })
  return laid(words, sizeInCm(words, sprite.width / sprite.height), sprite)
}

/**
 * A garment as she photographed it, if its cut-out lies as a stylist would lay it.
 * @param cutOut its picture with a clear ground
 */
export async function photographedSprite(
  words: GarmentWords,
  cutOut: Uint8Array,
): Promise<LaySprite | undefined> {
  const { data, info } = await sharp(cutOut)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const box = seenIn({ width, height, rgba: data })
  if (!box) return undefined
  const aspect = box.width / box.height
  if (!liesWell(words, aspect)) return undefined
  const cm = sizeInCm(words, aspect, true)
  const size = {
    width: Math.round(cm.width * PX_PER_CM),
    height: Math.round(cm.height * PX_PER_CM),
  }
  const resized = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize({ ...size, fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer()
  return laid(words, cm, { ...size, rgba: evenedLight(resized) })
}

/**
 * The widest that a cut-out is, compared with its height: beyond it sleeves are stretched out or
 * legs apart, and the drawing takes its place.
 */
const WIDEST: Readonly<Record<string, number>> = {
  top: 1.25,
  layer: 1.15,
  dress: 0.85,
  bottom: 0.5,
}
/** Skirts and shorts are as wide as they like. */
const WIDE_BOTTOM = 1.5

function liesWell({ kind }: GarmentWords, aspect: number): boolean {
  const { slot } = kindFacts(kind)
  const widest = /skirt|shorts|culottes/.test(kind) ? WIDE_BOTTOM : WIDEST[slot]
  return widest === undefined || (aspect <= widest && aspect >= NARROWEST)
}

const NARROWEST = 0.15

/** A picture without the clear lines around it. */
function trimmed(picture: Sprite): Sprite {
  const box = seenIn(picture)
  if (!box) return picture
  const { left, top, width, height } = box
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const from = ((y + top) * picture.width + left) * 4
    rgba.set(picture.rgba.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, rgba }
}

/** The part of a picture that holds all that is seen, in px; undefined if nothing is. */
function seenIn({ width, height, rgba }: Sprite) {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  return right > left ? { left, top, width: right - left, height: bottom - top } : undefined
}

/** From this alpha on a pixel is seen. */
const SEEN = 12

/** The size of a picture that is known by its length or its width. */
function sizeInCm({ kind, ...words }: GarmentWords, aspect: number, isPhoto = false): Size {
  const { measured, cm } = garmentSize({ kind, ...words })
  if (measured === "length") return { width: cm * aspect, height: cm }
  // Shoes photographed from above lie heel to toe: what is known is then their length.
  const isFromAbove = isPhoto && aspect < 1 && LOW_SHOES.has(kind)
  return isFromAbove || aspect < UPRIGHT
    ? { width: cm * aspect, height: cm }
    : { width: cm, height: cm / aspect }
}

/** Shoes that do not stand up when they are photographed from above. */
const LOW_SHOES: ReadonlySet<Kind> = new Set([
  "trainers",
  "heels",
  "flats",
  "mary_janes",
  "loafers",
  "brogues",
  "mules",
  "sandals",
  "espadrilles",
])

/** A thing that is known by its width and is so narrow was photographed on end. */
const UPRIGHT = 0.4

function laid(words: GarmentWords, cm: Size, sprite: Sprite): LaySprite {
  const shape: Shape = shapeOf(sprite, cm)
  return { kind: words.kind, slot: kindFacts(words.kind).slot, cm, shape, sprite }
}
