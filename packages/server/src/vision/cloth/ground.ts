import type { Raster } from "../raster.ts"
import { CELL } from "./cells.ts"

/** The colour that a garment has but for what is put on it, 0 to 255 each. */
export interface Ground {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Cells that vary less than this in lightness are cloth alone. */
const FLAT = 16
/** At least this part of a garment is its ground. */
const LEAST_FLAT = 0.3
/** How much of the ground has nearly the same colour. */
const LEAST_SAME = 0.7
/** Folds change light by up to these parts; less for the deepest and the palest cloth. */
const DARKER = 0.48
const LIGHTER = 0.5
const LEAST_CHANGE = 48
/** How much the hue may vary, whatever the light; that of dark pixels is noise. */
const SAME_HUE = 0.085
const DARK = 70
/** The sum of the channels from which a hue is believed. */
const BRIGHT = 200
/** From here on a colour keeps its hue in shadow. */
const VIVID = 0.2

/** The ground of a garment; undefined if none rules it. @param cells the full ones, by their place */
export function groundOf(
  sheet: Raster,
  columns: number,
  cells: readonly number[],
): Ground | undefined {
  const flat = cells
    .map((cell) => colourOf(sheet, cell, columns))
    .filter(({ contrast }) => contrast < FLAT)
  if (flat.length < cells.length * LEAST_FLAT) return undefined
  const ground = flat.toSorted((a, b) => a.g - b.g)[Math.floor(flat.length / 2)]
  if (!ground) return undefined
  const same = flat.filter((one) => foreignness(ground, one.r, one.g, one.b) < 1)
  if (same.length < flat.length * LEAST_SAME) return undefined
  return { r: Math.round(ground.r), g: Math.round(ground.g), b: Math.round(ground.b) }
}

/** How foreign a colour is to a ground: from 1 on it is something else than the same cloth in a fold. */
export function foreignness(ground: Ground, r: number, g: number, b: number): number {
  const change = g - ground.g
  const bound =
    change < 0
      ? Math.max(LEAST_CHANGE, ground.g * DARKER)
      : Math.max(LEAST_CHANGE, (255 - ground.g) * LIGHTER)
  const [red, yellow] = hueOf(r, g, b)
  const [groundRed, groundYellow] = hueOf(ground.r, ground.g, ground.b)
  const seen = Math.min(1, (r + g + b) / BRIGHT)
  const hue = (seen * Math.hypot(red - groundRed, yellow - groundYellow)) / SAME_HUE
  // Black on red has another hue than red in a deep fold.
  if (change < 0 && Math.hypot(groundRed, groundYellow) > VIVID) return hue
  return Math.max(Math.abs(change) / bound, hue)
}

function hueOf(r: number, g: number, b: number): readonly [red: number, yellow: number] {
  const sum = r + g + b + DARK
  return [(r - g) / sum, ((r + g) / 2 - b) / sum]
}

function colourOf({ width, rgb }: Raster, cell: number, columns: number) {
  const [left, top] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL]
  let [r, g, b, squares] = [0, 0, 0, 0]
  for (let y = top; y < top + CELL; y += 1) {
    for (let x = left; x < left + CELL; x += 1) {
      const at = (y * width + x) * 3
      const green = rgb[at + 1] ?? 0
      r += rgb[at] ?? 0
      g += green
      b += rgb[at + 2] ?? 0
      squares += green * green
    }
  }
  const count = CELL * CELL
  const mean = g / count
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean))
  return { r: r / count, g: mean, b: b / count, contrast }
}
