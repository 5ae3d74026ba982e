import { LINEAR } from "@stylin/garments/colour"
import type { Frame } from "../frame.ts"

export interface DrawnFace {
  readonly skin: string
  readonly hair: string
  readonly iris?: string
  readonly wall?: string
  /** The light's gains for red, green and blue. */
  readonly light?: readonly [number, number, number]
  /** How much more light the right cheek gets than the left. */
  readonly slant?: number
  /** Half the face's width as a share of the picture's. */
  readonly size?: number
  readonly hasPaper?: boolean
  /** The colour of glasses, and whether light goes through them. */
  readonly glasses?: { readonly hex: string; readonly isTinted: boolean }
  /** The colour of a hat that comes down to the brows. */
  readonly hat?: string
  /** Draws only the wall. */
  readonly isAway?: boolean
}

const WIDTH = 360
const HEIGHT = 480
const EYE_WHITE = "#dcd6cc"
const IRIS = "#4a3526"
const LIPS = 0.82
const PAPER = "#ece9e4"

/** A flat face of given colours, as a camera set to daylight sees it. */
export function drawFace(face: DrawnFace): Frame {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  const { light = [0.8, 0.8, 0.8], slant = 0, size = 0.22 } = face
  const across = size * WIDTH
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const u = (x - WIDTH / 2) / across
      const v = (y - HEIGHT * 0.46) / (across * 1.35)
      const { hex, shade } = at(u, v, face)
      const even = Math.max(0.05, 1 + slant * u)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = LINEAR[Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16)] ?? 0
        rgb[(y * WIDTH + x) * 3 + channel] = encoded(value * shade * even * (light[channel] ?? 1))
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, rgb }
}

function at(u: number, v: number, face: DrawnFace): { hex: string; shade: number } {
  const { skin, hair, iris = IRIS, wall = "#8d9aa3", hasPaper, isAway } = face
  if (isAway) return { hex: wall, shade: 1 }
  if (hasPaper && u > 1.35 && u < 2.05 && v > -0.4 && v < 0.6) return { hex: PAPER, shade: 1 }
  const worn = hatAt(u, v, face) ?? glassesAt(u, v, face)
  if (worn) return { hex: worn, shade: 1 }
  const eye = Math.abs(Math.abs(u) - 0.4)
  if (u ** 2 + v ** 2 <= 1 && v > -0.78) {
    const lid = 0.09 * (1 - (eye / 0.2) ** 2)
    if (eye < 0.2 && Math.abs(v + 0.14) < lid) {
      return eye < 0.08 ? { hex: iris, shade: 1 } : { hex: EYE_WHITE, shade: 0.8 }
    }
    if (eye < 0.24 && Math.abs(v + 0.32) < 0.03) return { hex: hair, shade: 1 }
    if ((u / 0.3) ** 2 + ((v - 0.56) / 0.09) ** 2 < 1) return { hex: "#8a4a42", shade: LIPS }
    return { hex: skin, shade: 1 - 0.12 * u ** 2 }
  }
  if ((u / 1.28) ** 2 + ((v + 0.12) / 1.2) ** 2 <= 1 && v < 0.7) return { hex: hair, shade: 1 }
  if (Math.abs(u) < 0.5 && v > 0.6 && v < 1.3) return { hex: skin, shade: 0.65 }
  return v > 1.2 ? { hex: "#41546b", shade: 1 } : { hex: wall, shade: 1 }
}

/** A crown above the brows, and a brim. */
function hatAt(u: number, v: number, { hat }: DrawnFace): string | undefined {
  if (hat === undefined) return undefined
  const isCrown = v <= -0.46 && (u / 1.25) ** 2 + ((v + 0.46) / 1.15) ** 2 <= 1
  const isBrim = (u / 1.75) ** 2 + ((v + 0.46) / 0.12) ** 2 <= 1
  return isCrown || isBrim ? hat : undefined
}

/** A lens before each eye, a bridge and two sides; lenses without a tint are only a rim. */
function glassesAt(u: number, v: number, { glasses }: DrawnFace): string | undefined {
  if (glasses === undefined) return undefined
  const lens = ((Math.abs(u) - 0.4) / 0.33) ** 2 + ((v + 0.06) / 0.27) ** 2
  const isRim = lens <= 1 && (glasses.isTinted || lens > 0.8)
  const isBetween = Math.abs(u) < 0.1 || (Math.abs(u) > 0.7 && Math.abs(u) < 1.02)
  const isWire = Math.abs(v + 0.14) < 0.035 && isBetween
  return isRim || isWire ? glasses.hex : undefined
}

/** Two pictures of the same height as one, side by side. */
export function sideBySide(one: Frame, other: Frame): Frame {
  const width = one.width + other.width
  const rgb = new Uint8Array(width * one.height * 3)
  for (let y = 0; y < one.height; y += 1) {
    rgb.set(rowOf(one, y), y * width * 3)
    rgb.set(rowOf(other, y), (y * width + one.width) * 3)
  }
  return { width, height: one.height, rgb }
}

function rowOf({ width, rgb }: Frame, y: number): Uint8Array {
  return rgb.subarray(y * width * 3, (y + 1) * width * 3)
}

function encoded(light: number): number {
  const bounded = Math.min(1, Math.max(0, light))
  return Math.round(
    255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055),
  )
}
