// The named colours, the Monk scale, and the palettes of the twelve seasonal types.

import {
  COLOUR_NAMES,
  COLOURS,
  type Hex,
  MONK_TONES,
  paletteSwatches,
  SEASONAL_TYPES,
} from "@stylin/garments/colour"
import sharp from "sharp"
import { inTemp } from "./render.ts"

interface Swatch {
  readonly name: string
  readonly hex: Hex
}

const WIDE = 22
const STEP = 68
const ROW = 76
const LEFT = 90
const [to = inTemp("garments-colours")] = process.argv.slice(2)

const names = COLOUR_NAMES.map((name): Swatch => ({ name, hex: COLOURS[name] }))
const rows: (readonly Swatch[])[] = [
  ...Array.from({ length: Math.ceil(names.length / WIDE) }, (_, row) =>
    names.slice(row * WIDE, (row + 1) * WIDE),
  ),
  MONK_TONES.map((hex, step) => ({ name: `Monk ${step + 1}`, hex })),
  ...SEASONAL_TYPES.map((type) => paletteSwatches(type)),
]
const cells = rows.flatMap((row, y) => row.map((swatch, x) => cell(swatch, x, y)))
const first = rows.length - SEASONAL_TYPES.length
const titles = SEASONAL_TYPES.map((type, at) => text(type, 10, (first + at) * ROW + 40))
const [width, height] = [LEFT + WIDE * STEP + 6, rows.length * ROW + 12]
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="8"><rect width="100%" height="100%" fill="#F1EAE0"/>${[...titles, ...cells].join("")}</svg>`
await sharp(Buffer.from(svg)).png().toFile(`${to}.png`)

function cell({ name, hex }: Swatch, column: number, row: number): string {
  const [x, y] = [LEFT + column * STEP, 10 + row * ROW]
  return `<rect x="${x}" y="${y}" width="${STEP - 6}" height="${ROW - 24}" fill="${hex}"/>${text(name, x, y + ROW - 14)}`
}

function text(words: string, x: number, y: number): string {
  return `<text x="${x}" y="${y}">${words}</text>`
}
