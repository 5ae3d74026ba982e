import type { PlainMessage } from "../words/t.ts"

/** What is wrong with the light on a face, or with the face's position. */
export const LIGHT_PROBLEMS = [
  "too-dark",
  "too-bright",
  "one-sided",
  "strong-cast",
  "no-face",
  "far-away",
] as const
export type LightProblem = (typeof LIGHT_PROBLEMS)[number]

/** What is said about the light, with t. */
export const LIGHT_WORDS = {
  "too-dark": "A little too dark: go nearer to a window.",
  "too-bright": "Too bright: step out of the direct light.",
  "one-sided": "The light comes from one side: turn until both cheeks are equally bright.",
  "strong-cast":
    "The light is strongly coloured: use daylight, or hold white paper beside your face.",
  "no-face": "Bring your face into the oval.",
  "far-away": "Come a little closer.",
  good: "Lovely light. Hold still.",
} as const satisfies Record<LightProblem | "good", PlainMessage>

/** A small picture of what the viewfinder shows, four bytes a pixel. */
export interface SmallFrame {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** The viewfinder's oval, as shares of its width and height. */
const OVAL = { x: 0.5, y: 0.47, across: 0.283, down: 0.319 } as const

type Point = readonly [u: number, v: number]
/** Places relative to the oval, -1 to 1. */
const FOREHEAD: readonly Point[] = [
  [-0.25, -0.5],
  [0, -0.5],
  [0.25, -0.5],
]
const CHEEK: readonly Point[] = [
  [0.4, 0.15],
  [0.5, 0.25],
  [0.4, 0.35],
]
const TEMPLE: Point = [0.78, 0.05]
const DARKEST = 0.014
const BRIGHTEST = 0.88
const MOST_ONE_SIDED = 1.8
/** How much redder than blue the lightest part of the picture may be, as a logarithm. */
const MOST_CAST = 1.7
/** In logarithms: how much what is beside the cheeks may differ from a face. */
const MOST_APART = 0.75

// Chosen on 133 heads of street photos in the oval and beside it; decisions/009 says how it went on others.
/** How much redder than blue skin is, as a logarithm. */
const LEAST_RED = 0.3
/** How alike skin is, in logarithms, shadows counting little. */
const ALIKE = 0.35
/** The share of hair and wall around the oval that may look like what is in it: a wall fills both. */
const MOST_AROUND = 0.5

interface Light {
  readonly r: number
  readonly g: number
  readonly b: number
}

/**
 * The first problem of a selfie about to be taken, or "good". A rough check of a few places in a
 * small frame, several times a second; the picture itself is examined later.
 * @param hasPaper whether she holds white paper, so that the light may have any colour
 */
export function checkLight(frame: SmallFrame, hasPaper = false): LightProblem | "good" {
  const at = ([u, v]: Point) => lightAt(frame, OVAL.x + u * OVAL.across, OVAL.y + v * OVAL.down)
  const [lefts, rights] = [CHEEK.map(([u, v]) => at([-u, v])), CHEEK.map(at)]
  const face = median([...lefts, ...rights, ...FOREHEAD.map(at)])
  if (lightness(face) < DARKEST) return "too-dark"
  if (Math.max(face.r, face.g, face.b) > BRIGHTEST) return "too-bright"
  if (Math.log(face.r / face.b) < LEAST_RED || aroundLike(frame, face) > MOST_AROUND)
    return "no-face"
  const sides = lightness(mean(lefts)) / lightness(mean(rights))
  if (Math.max(sides, 1 / sides) > MOST_ONE_SIDED) return "one-sided"
  const temples = [TEMPLE, [-TEMPLE[0], TEMPLE[1]] as const].map((point) =>
    apart(at(point), face, 0.6),
  )
  if (Math.min(...temples) > MOST_APART) return "far-away"
  return !hasPaper && castOf(frame) > MOST_CAST ? "strong-cast" : "good"
}

/**
 * How much redder than blue the lightest tenth of the picture is; anything white is part of that.
 */
function castOf(frame: SmallFrame): number {
  const pixels: Light[] = []
  for (let y = 0; y < frame.height; y += 2) {
    for (let x = 0; x < frame.width; x += 2) pixels.push(pixelAt(frame, x, y))
  }
  pixels.sort((one, other) => lightness(other) - lightness(one))
  const { r, b } = mean(pixels.slice(0, Math.ceil(pixels.length / 10)))
  return Math.log(r / b)
}

/** The share of the places around the oval, but for the neck's, that look like the face. */
function aroundLike(frame: SmallFrame, face: Light): number {
  let [all, alike] = [0, 0]
  for (let y = 0; y < frame.height; y += 2) {
    for (let x = 0; x < frame.width; x += 2) {
      const u = (x / frame.width - OVAL.x) / OVAL.across
      const v = (y / frame.height - OVAL.y) / OVAL.down
      if (Math.hypot(u, v) < 1.2 || v > 0.4) continue
      all += 1
      if (apart(pixelAt(frame, x, y), face, 0.35) < ALIKE) alike += 1
    }
  }
  return alike / all
}

/** The light around a place, given in shares of the frame. */
function lightAt(frame: SmallFrame, x: number, y: number): Light {
  const column = Math.round(x * frame.width)
  const row = Math.round(y * frame.height)
  return mean(
    [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => pixelAt(frame, column + dx, row + dy))),
  )
}

function pixelAt({ width, height, data }: SmallFrame, x: number, y: number): Light {
  const column = Math.min(width - 1, Math.max(0, x))
  const row = Math.min(height - 1, Math.max(0, y))
  const start = (row * width + column) * 4
  const channel = (offset: number) => Math.max(0.001, linear((data[start + offset] ?? 0) / 255))
  return { r: channel(0), g: channel(1), b: channel(2) }
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function mean(lights: readonly Light[]): Light {
  const of = (channel: keyof Light) =>
    lights.reduce((sum, light) => sum + light[channel], 0) / lights.length
  return { r: of("r"), g: of("g"), b: of("b") }
}

function median(lights: readonly Light[]): Light {
  const of = (channel: keyof Light) => {
    const sorted = lights.map((light) => light[channel]).toSorted((one, other) => one - other)
    return sorted[sorted.length >> 1] ?? 0
  }
  return { r: of("r"), g: of("g"), b: of("b") }
}

function lightness({ r, g, b }: Light): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function hueApart(one: Light, other: Light): number {
  const red = Math.log(one.r / one.g) - Math.log(other.r / other.g)
  const blue = Math.log(one.b / one.g) - Math.log(other.b / other.g)
  return Math.hypot(red, blue)
}

/** How unlike two lights are, as a logarithm; lightness counts by its weight. */
function apart(one: Light, other: Light, weight: number): number {
  return Math.hypot(weight * Math.log(lightness(one) / lightness(other)), hueApart(one, other))
}
