import type { Raster } from "../raster.ts"
import type { Build } from "./build.ts"
import { lightness } from "./even-light.ts"

/** A print's edge is crossed within this many px; a fold's shadow takes longer. */
const ACROSS = 3
/** Cloth whose lightness varies less than this, 0 to 255, is plain. */
const LEAST_SPREAD = 11

/** Below the first, cloth has one hue; above the second, it has a pattern. */
const FEW_HUES = 0.05
const MANY_HUES = 0.09
/** The steepest changes of folds; those of faint folds seem steeper. */
const SOFT = 1.9
const SOFT_AND_FAINT = 2.1
const FAINT = 0.46

/** How strongly and how sharply cloth changes. */
interface Changes {
  /** The usual deviation of its lightness, 0 to 255. */
  readonly spread: number
  /** From its dark to its light parts, in parts of its mean lightness. */
  readonly range: number
  /** The steepest changes within a few px, in usual deviations. */
  readonly steep: number
  /** The usual deviation of its hue and strength of colour, whatever the light. */
  readonly hues: number
}

/**
 * Whether there is nothing to see on evenly lit cloth but folds and shine: its changes are soft, or
 * faint and in one colour.
 */
export function isOnlyFolds(cloth: Raster, { quilted }: Pick<Build, "quilted">): boolean {
  const { spread, range, steep, hues } = changesOf(cloth)
  if (hues < FEW_HUES && (spread < LEAST_SPREAD || quilted)) return true
  if (hues > MANY_HUES) return false
  if (steep < SOFT) return range < 1
  return steep < SOFT_AND_FAINT && range < FAINT && hues < FEW_HUES
}

function changesOf(cloth: Raster): Changes {
  const light = lightness(cloth)
  const mean = light.reduce((sum, one) => sum + one, 0) / light.length
  const squares = light.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const spread = Math.sqrt(squares / light.length)
  const sorted = light.toSorted()
  const range = (at(sorted, 0.9) - at(sorted, 0.1)) / (mean + 1)
  return { spread, range, steep: at(steps(light, cloth), 0.95) / (spread + 1), hues: huesOf(cloth) }
}

/** How much lightness changes across a few px, smallest first. */
function steps(light: Float32Array, { width, height }: Raster): Float32Array {
  const found: number[] = []
  for (let y = 0; y < height - ACROSS; y += 2) {
    for (let x = 0; x < width - ACROSS; x += 2) {
      const index = y * width + x
      const here = light[index] ?? 0
      const right = Math.abs((light[index + ACROSS] ?? 0) - here)
      const down = Math.abs((light[index + ACROSS * width] ?? 0) - here)
      found.push(Math.max(right, down))
    }
  }
  return Float32Array.from(found).sort()
}

/** Dark pixels, whose hue is noise, count less. */
function huesOf({ rgb }: Raster): number {
  let [weight, red, yellow, squares] = [0, 0, 0, 0]
  for (let index = 0; index < rgb.length; index += 3) {
    const [r = 0, g = 0, b = 0] = [rgb[index], rgb[index + 1], rgb[index + 2]]
    const sum = r + g + b + DARK
    const [x, y] = [(r - g) / sum, ((r + g) / 2 - b) / sum]
    weight += sum
    red += x * sum
    yellow += y * sum
    squares += (x * x + y * y) * sum
  }
  return Math.sqrt(Math.max(0, squares / weight - (red / weight) ** 2 - (yellow / weight) ** 2))
}
const DARK = 30

function at(sorted: Float32Array, part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0
}
