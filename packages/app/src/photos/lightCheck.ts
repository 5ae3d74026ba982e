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

export const LIGHT_WORDS: Readonly<Record<LightProblem | "good", string>> = {
  "too-dark": "A little too dark: go nearer to a window.",
  "too-bright": "Too bright: step out of the direct light.",
  "one-sided": "The light comes from one side: turn until both cheeks are equally bright.",
  "strong-cast":
    "The light is strongly coloured: use daylight, or hold white paper beside your face.",
  "no-face": "Bring your face into the oval.",
  "far-away": "Come a little closer.",
  good: "Lovely light. Hold still.",
}

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
/** Hair and wall around the face; not below, where the neck is. */
const AROUND: readonly Point[] = [
  [-1.35, -0.2],
  [1.35, -0.2],
  [-1.1, -0.9],
  [1.1, -0.9],
  [0, -1.35],
]

const DARKEST = 0.014
const BRIGHTEST = 0.88
const MOST_ONE_SIDED = 1.8
/** How much redder than blue the lightest part of the picture may be, as a logarithm. */
const MOST_CAST = 1.7
/** In logarithms: how much the surroundings must differ from a face, and its parts may. */
const LEAST_APART = 0.22
const MOST_APART = 0.75

interface Light {
  readonly r: number
  readonly g: number
  readonly b: number
}

/**
 * The first problem of a selfie about to be taken, or "good". A rough check of a few places in a
 * small frame, several times a second; the picture itself is examined later.
 */
export function checkLight(frame: SmallFrame): LightProblem | "good" {
  const at = ([u, v]: Point) => lightAt(frame, OVAL.x + u * OVAL.across, OVAL.y + v * OVAL.down)
  const left = mean(CHEEK.map(([u, v]) => at([-u, v])))
  const right = mean(CHEEK.map(at))
  const forehead = mean(FOREHEAD.map(at))
  const face = mean([left, right, forehead])
  if (lightness(face) < DARKEST) return "too-dark"
  if (Math.max(face.r, face.g, face.b) > BRIGHTEST) return "too-bright"
  const sides = lightness(left) / lightness(right)
  const isWarm = face.r > face.g && face.g > face.b * 0.9
  const isOne = hueApart(left, right) < MOST_APART && hueApart(forehead, face) < MOST_APART
  const stands = AROUND.filter((point) => apart(at(point), face) > LEAST_APART).length
  if (!(isWarm && isOne && stands >= 3)) return "no-face"
  if (Math.max(sides, 1 / sides) > MOST_ONE_SIDED) return "one-sided"
  const temples = [TEMPLE, [-TEMPLE[0], TEMPLE[1]] as const].map((point) => apart(at(point), face))
  if (Math.min(...temples) > MOST_APART) return "far-away"
  return castOf(frame) > MOST_CAST ? "strong-cast" : "good"
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

function lightness({ r, g, b }: Light): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function hueApart(one: Light, other: Light): number {
  const red = Math.log(one.r / one.g) - Math.log(other.r / other.g)
  const blue = Math.log(one.b / one.g) - Math.log(other.b / other.g)
  return Math.hypot(red, blue)
}

function apart(one: Light, other: Light): number {
  return Math.hypot(0.6 * Math.log(lightness(one) / lightness(other)), hueApart(one, other))
}
