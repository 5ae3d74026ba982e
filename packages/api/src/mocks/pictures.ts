import { KIND_NAMES, type Kind, kindFacts, type Slot } from "@stylin/garments/vocabulary"
import { hashOf } from "./random.ts"

/** Outlines in a square of 100 by 100, one for each place in an outfit. */
const OUTLINES: Record<Slot, string> = {
  top: "M30 25 40 20Q50 28 60 20L70 25 84 42 74 50 68 44V80H32V44L26 50 16 42Z",
  layer: "M28 18 42 14 50 30 58 14 72 18 86 48 76 54 69 42V88H52V40H48V88H31V42L24 54 14 48Z",
  bottom: "M34 14H66L72 88H55L50 40 45 88H28Z",
  dress: "M38 12 44 12Q50 22 56 12H62L64 38 80 88H20L36 38Z",
  shoes: "M12 44Q24 40 30 50 44 62 80 62 90 66 88 76H14Q8 60 12 44Z",
  bag: "M34 40Q34 16 50 16T66 40H82L86 84H14L18 40ZM42 40H58Q58 24 50 24T42 40Z",
  accessory: "M50 16A34 34 0 1 1 49 16ZM50 28A22 22 0 1 0 51 28Z",
}

/** A garment in a mocked picture: its kind, and its colour as six hexadecimal digits. */
export interface PicturedGarment {
  readonly kind: Kind
  readonly hex: string
}

/** What mocked pictures show: a garment, a look, or its garments laid flat. */
const SHOWN = ["garment", "look", "lay"] as const

/** What a mocked picture shows. */
export interface MockPicture {
  readonly of: (typeof SHOWN)[number]
  readonly garments: readonly PicturedGarment[]
}

/** Where the mocked provider shows a garment: `{base}/mock/garment/{kind}.{hex}.svg`. */
export function garmentPicture(base: string, garment: PicturedGarment): string {
  return addressOf(base, "garment", [garment])
}

/** Where it shows a whole look: `{base}/mock/look/{kind}.{hex}-….svg`. */
export function lookPicture(base: string, worn: readonly PicturedGarment[]): string {
  return addressOf(base, "look", worn)
}

/** Where it shows a look's garments laid flat: `{base}/mock/lay/{kind}.{hex}-….svg`. */
export function layPicture(base: string, worn: readonly PicturedGarment[]): string {
  return addressOf(base, "lay", worn)
}

function addressOf(base: string, of: MockPicture["of"], garments: readonly PicturedGarment[]) {
  return `${base}/mock/${of}/${garments.map(({ kind, hex }) => `${kind}.${hex}`).join("-")}.svg`
}

/** What a path below the pictures' base shows, if this module made it. */
export function readPicturePath(path: string): MockPicture | undefined {
  const [, shown, names] = /^mock\/(\w+)\/([\w.-]+)\.svg$/.exec(path) ?? []
  const of = SHOWN.find((one) => one === shown)
  const garments = names?.split("-").flatMap((name) => {
    const [, kind, hex = ""] = /^(\w+)\.([0-9a-f]{6})$/.exec(name) ?? []
    const known = KIND_NAMES.find((one) => one === kind)
    return known ? [{ kind: known, hex }] : []
  })
  if (!of || !garments || garments.length === 0) return undefined
  return { of, garments }
}

/**
 * Draws a picture for any path below the pictures' base, in outlines only: a garment, a look, or a
 * plain panel in a colour that the path decides.
 */
export function drawPicture(path: string): string {
  const picture = readPicturePath(path)
  if (!picture) {
    const hue = hashOf(path) % 360
    return frame(300, 400, `<rect width="300" height="400" fill="hsl(${hue} 30% 80%)"/>`)
  }
  const { garments } = picture
  const side = Math.ceil(Math.sqrt(garments.length))
  const drawn = garments.map((garment, index) => {
    const [x, y] = [(index % side) * 100, Math.floor(index / side) * 100]
    return `<g transform="translate(${x} ${y})">${drawOutline(garment)}</g>`
  })
  return frame(side * 100, Math.ceil(garments.length / side) * 100, drawn.join(""))
}

function drawOutline({ kind, hex }: PicturedGarment): string {
  const outline = OUTLINES[kindFacts(kind).slot]
  return `<path d="${outline}" fill="#${hex}" fill-rule="evenodd" stroke="#0002"/>`
}

function frame(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#f6f2ec"/>${content}</svg>`
}
