import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { chromaticity, DARKEST, type Face, type Frame, pixelAt } from "./frame.ts"

/** The search grid for a face: cells across the picture. */
const CELLS = 72
/** A face's height, hairline to chin, relative to its width. */
const LONG = 1.34
/** The mean chromaticity of all skin tones in daylight, and its spread. */
const SKIN = { red: 0.75, blue: -0.72 } as const
/** How far lamps and shade shift it: along one line, at most this far to either side. */
const CAST = { red: 0.42, blue: -0.91, warm: 1.9, cold: 0.5 } as const
const STRAY = 0.35
/** The lowest likeness that counts as a face. */
const LEAST_LIKE = 1.15

interface Cell {
  readonly red: number
  readonly blue: number
  /** Logarithm of the light. */
  readonly light: number
}

/** Smaller ones are found too, so that she can be told to come closer. */
const SMALLEST = 0.09
const LARGEST = 0.4
/** A selfie's face is near the middle, a little above it: the cost of deviating from that. */
const CENTRE = { x: 0.5, y: 0.45, cost: 2.2 } as const

/**
 * Finds the face by what every selfie has: skin of one colour that ends at the sides and below the
 * hair, with two eyes and a mouth where they belong. No trained network is used.
 * @returns undefined if nothing looks enough like a face
 */
export function findFace(frame: Frame): Face | undefined {
  const cells = gridOf(frame)
  const size = frame.width / CELLS
  const rows = Math.floor(frame.height / size)
  const like = (place: Place) => likeness(cells, rows, place)
  const coarse = placesOver(rows)
    .map((place) => ({ place, like: like(place) }))
    .toSorted((one, other) => other.like - one.like)
    .slice(0, KEPT)
  const best = coarse
    .map((start) => climb(start, like))
    .reduce((top, next) => (next.like > top.like ? next : top), NOWHERE)
  if (best.like < LEAST_LIKE) return undefined
  const { x, y, across } = best.place
  return {
    x: (x + 0.5) * size,
    y: (y + 0.5) * size,
    across: across * size,
    down: across * size * LONG,
  }
}

/** An ellipse on the grid, in cells. */
interface Place {
  readonly x: number
  readonly y: number
  readonly across: number
}
interface Rated {
  readonly place: Place
  readonly like: number
}
const NOWHERE: Rated = { place: { x: 0, y: 0, across: 0 }, like: 0 }
/** How many of the likeliest places are examined closely. */
const KEPT = 6

function placesOver(rows: number): Place[] {
  const places: Place[] = []
  for (let across = SMALLEST * CELLS; across <= LARGEST * CELLS; across *= 1.2) {
    for (let y = rows * 0.2; y <= rows * 0.75; y += across / 4) {
      for (let x = CELLS * 0.22; x <= CELLS * 0.78; x += across / 4) places.push({ x, y, across })
    }
  }
  return places
}

/** Moves and resizes a place in ever smaller steps while that makes it more like a face. */
function climb(start: Rated, like: (place: Place) => number): Rated {
  let best = start
  for (let step = 0.12; step > 0.02; ) {
    const { x, y, across } = best.place
    const by = step * across
    const around = [
      { x: x + by, y, across },
      { x: x - by, y, across },
      { x, y: y + by, across },
      { x, y: y - by, across },
      { x, y, across: across + by },
      { x, y, across: across - by },
      { x, y: y + by, across: across - by },
    ].map((place) => ({ place, like: like(place) }))
    const top = around.reduce((one, other) => (other.like > one.like ? other : one))
    if (top.like > best.like) best = top
    else step /= 2
  }
  return best
}

/** How much an ellipse looks like a face; each part is about 0 to 1. */
function likeness(cells: readonly Cell[], rows: number, { x, y, across }: Place): number {
  const at = (u: number, v: number): Cell => {
    const column = Math.min(CELLS - 1, Math.max(0, Math.round(x + u * across)))
    const row = Math.min(rows - 1, Math.max(0, Math.round(y + v * across * LONG)))
    return cells[row * CELLS + column] ?? NOTHING
  }
  const inside = SKIN_POINTS.map(([u, v]) => at(u, v))
  const skin = meanOf(inside)
  const skinness = skinLike(skin)
  if (skinness < 0.05) return 0
  const uneven = mean(inside.map((cell) => Math.hypot(cell.red - skin.red, cell.blue - skin.blue)))
  const unlit = mean(inside.map((cell) => Math.abs(cell.light - skin.light)))
  const unlike = (u: number, v: number) => within(apart(at(u, v), skin) / 0.6)
  const ends = mean(EDGE_POINTS.map(([u, v]) => unlike(u * 1.2, v * 1.2)))
  const begins = mean(EDGE_POINTS.map(([u, v]) => unlike(u * 0.82, v * 0.82)))
  const eyes = EYE_POINTS.map((points) => {
    const seen = points.map(([u, v]) => at(u, v))
    const dark = skin.light - Math.min(...seen.map(({ light }) => light))
    const white = Math.max(...seen.map((cell) => cell.blue - skin.blue + skin.red - cell.red))
    return 0.5 * within(dark / 0.8) + 0.5 * within(white / 0.5)
  })
  const mouth = mean(MOUTH_POINTS.map(([u, v]) => within(apart(at(u, v), skin) / 0.35)))
  const strayed = Math.hypot(x / CELLS - CENTRE.x, (y / rows - CENTRE.y) * 1.2)
  return (
    skinness +
    ends -
    0.8 * begins +
    0.9 * Math.min(...eyes) +
    0.5 * mouth -
    5 * uneven -
    0.9 * unlit -
    CENTRE.cost * strayed ** 2
  )
}

const NOTHING: Cell = { red: 0, blue: 0, light: 0 }

type Point = readonly [u: number, v: number]
const SKIN_POINTS: readonly Point[] = [
  [-0.35, -0.45],
  [0, -0.5],
  [0.35, -0.45],
  [-0.55, 0.15],
  [-0.4, 0.3],
  [0.4, 0.3],
  [0.55, 0.15],
  [0, 0.05],
  [0, 0.25],
  [-0.3, 0.65],
  [0.3, 0.65],
  [0, 0.82],
]
// Not below: neck and chin have the same colour.
const EDGE_POINTS: readonly Point[] = [-200, -180, -160, -140, -115, -90, -65, -40, -20, 0, 20].map(
  (degrees) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)],
)
const EYE_POINTS: readonly (readonly Point[])[] = [-1, 1].map((side) =>
  [0.22, 0.32, 0.4, 0.48, 0.58].flatMap((u) =>
    [-0.2, -0.13, -0.06].map((v): Point => [side * u, v]),
  ),
)
const MOUTH_POINTS: readonly Point[] = [
  [-0.15, 0.56],
  [0, 0.56],
  [0.15, 0.56],
]

/** How much a chromaticity is like skin, 0 to 1, in the light that suits it best. */
function skinLike({ red, blue }: Cell): number {
  const dr = red - SKIN.red
  const db = blue - SKIN.blue
  const along = Math.min(CAST.warm, Math.max(-CAST.cold, dr * CAST.red + db * CAST.blue))
  const away = Math.hypot(dr - along * CAST.red, db - along * CAST.blue)
  return Math.exp(-0.5 * (away / STRAY) ** 2)
}

function apart(one: Cell, other: Cell): number {
  return Math.hypot(0.6 * (one.light - other.light), one.red - other.red, one.blue - other.blue)
}

function gridOf(frame: Frame): Cell[] {
  const size = frame.width / CELLS
  const rows = Math.floor(frame.height / size)
  return Array.from({ length: CELLS * rows }, (_, index) => {
    const left = (index % CELLS) * size
    const top = Math.floor(index / CELLS) * size
    return cellOf(OFFSETS.map(([x, y]) => pixelAt(frame, left + x * size, top + y * size)))
  })
}

const OFFSETS: readonly Point[] = [0.17, 0.5, 0.83].flatMap((y) =>
  [0.17, 0.5, 0.83].map((x): Point => [x, y]),
)

function cellOf(pixels: readonly LinearRgb[]): Cell {
  const colour: LinearRgb = [
    mean(pixels.map(([r]) => r)),
    mean(pixels.map(([, g]) => g)),
    mean(pixels.map(([, , b]) => b)),
  ]
  const [red, blue] = chromaticity(colour)
  return { red, blue, light: Math.log(Math.max(DARKEST, luminance(colour))) }
}

function meanOf(cells: readonly Cell[]): Cell {
  return {
    red: mean(cells.map(({ red }) => red)),
    blue: mean(cells.map(({ blue }) => blue)),
    light: mean(cells.map(({ light }) => light)),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
