import { type LabPlanes, labPlanes } from "./lab-planes.ts"
import type { Person } from "./person.ts"
import { extent, type Raster } from "./raster.ts"

/** What a crop of somebody's picture shows of what she wears. */
export const ROLES = ["top", "layer", "dress", "bottom", "shoes"] as const
export type Role = (typeof ROLES)[number]

/** A part of a picture, in parts of its width and height. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ProposedCrop {
  readonly role: Role
  readonly crop: Crop
}

/**
 * Where garments end on somebody who stands, in parts of her height: figures are drawn seven and a
 * half heads high, with the waist below the third head and the crotch at half.
 */
const WAIST = { from: 0.34, to: 0.6 } as const
const HEM = { from: 0.5, to: 0.9 } as const
const ANKLE = 0.92
/** Rows that are compared above and below a line, and left out beside it. */
const WINDOW = 0.06
const GAP = 0.01
const STEP = 0.01
/** Colours of two garments differ by as much, in CIELAB with lightness at 0.6. */
const OTHER_GARMENT = 12
const OTHER_LAYER = 14
/** Half the breadth of her trunk, in parts of her height; hands and elbows are beyond it. */
const TRUNK = 0.12
const INNER = 0.6
const SHIRT_FRONT = 0.26
const PADDING = 0.03

/** The garments that somebody wears, as far as their colours tell them apart. */
export function findGarments(picture: Raster, person: Person): ProposedCrop[] {
  const body = measured(picture, person)
  const neck = (person.chin - person.top) / (person.bottom - person.top)
  const waist = strongestLine(body, WAIST.from, WAIST.to)
  const isTwoPiece = waist.change >= OTHER_GARMENT
  const end = hemBelow(body, isTwoPiece ? waist.at + 0.08 : HEM.from)
  const crops: ProposedCrop[] = []
  if (isTwoPiece) {
    const layer = layerOver(body, neck, waist.at)
    crops.push({ role: "top", crop: body.crop(neck, waist.at, layer ? SHIRT_FRONT : 1) })
    if (layer) crops.push({ role: "layer", crop: body.crop(neck, waist.at) })
    crops.push({ role: "bottom", crop: body.crop(waist.at, end) })
  } else {
    crops.push({ role: "dress", crop: body.crop(neck, end) })
  }
  if (hasShoes(body, end)) {
    crops.push({ role: "shoes", crop: body.crop(Math.max(end, ANKLE - 0.01), 1) })
  }
  return crops
}

const NAMES: Readonly<Record<Role, string>> = {
  top: "a top",
  layer: "a layer over it",
  dress: "one piece from shoulder to hem",
  bottom: "something below the waist",
  shoes: "shoes",
}

/** "We found only a top and something below the waist.", where there is more to an outfit. */
export function onlyFound(roles: readonly Role[]): string | undefined {
  const isWhole = roles.includes("shoes") && !roles.includes("dress")
  if (isWhole) return undefined
  const names = roles.map((role) => NAMES[role])
  const last = names.pop() ?? "nothing"
  return `We found only ${names.length > 0 ? `${names.join(", ")} and ${last}` : last}.`
}

type Colour = readonly [number, number, number]

/** A person's colours and outline by height, 0 at the top of her head and 1 below her feet. */
interface Body {
  /** The mean colour between two heights, from one side of her trunk, -1, to the other, 1. */
  colour(from: number, to: number, side?: readonly [number, number]): Colour | undefined
  crop(from: number, to: number, breadth?: number): Crop
}

function measured(picture: Raster, { mask, top, bottom }: Person): Body {
  const planes = labPlanes(picture)
  const height = bottom - top
  const rowAt = (share: number) =>
    Math.min(mask.height, Math.max(0, Math.round(top + share * height)))
  const [middle, half] = [middleOf(mask), TRUNK * height]
  return {
    colour(from, to, [start, end] = [-INNER, INNER]) {
      const sum: [number, number, number] = [0, 0, 0]
      let count = 0
      for (let row = rowAt(from); row < rowAt(to); row += 1) {
        for (let x = Math.round(middle + start * half); x < middle + end * half; x += 1) {
          const index = row * mask.width + x
          if (!mask.on[index]) continue
          add(sum, planes, index)
          count += 1
        }
      }
      return count === 0 ? undefined : [sum[0] / count, sum[1] / count, sum[2] / count]
    },
    crop(from, to, breadth = 1) {
      const { left, right } = extent(mask, rowAt(from), rowAt(to))
      const centre = breadth < 1 ? middle : (left + right) / 2
      const reach = ((right - left) / 2) * breadth
      const x = Math.max(0, (centre - reach) / mask.width - PADDING)
      const y = rowAt(from) / mask.height
      return {
        x,
        y,
        width: Math.min(1 - x, (2 * reach) / mask.width + 2 * PADDING),
        height: Math.min(1 - y, (rowAt(to) - rowAt(from)) / mask.height + (to >= 1 ? PADDING : 0)),
      }
    },
  }
}

/** The column about which she stands. */
function middleOf({ width, on }: Person["mask"]): number {
  let [sum, count] = [0, 0]
  on.forEach((value, index) => {
    sum += value * (index % width)
    count += value
  })
  return count === 0 ? width / 2 : sum / count
}

function add(sum: [number, number, number], planes: LabPlanes, index: number): void {
  sum[0] += planes[0][index] ?? 0
  sum[1] += planes[1][index] ?? 0
  sum[2] += planes[2][index] ?? 0
}

/** Where colours change most between two heights, and by how much. */
function strongestLine(body: Body, from: number, to: number): { at: number; change: number } {
  let best = { at: from, change: 0 }
  for (let at = from; at <= to; at += STEP) {
    const above = body.colour(at - GAP - WINDOW, at - GAP)
    const below = body.colour(at + GAP, at + GAP + WINDOW)
    const change = difference(above, below)
    if (change > best.change) best = { at, change }
  }
  return best
}

/** Where the lower garment ends: at a change of colour, or else at the ankles. */
function hemBelow(body: Body, from: number): number {
  const hem = strongestLine(body, from, HEM.to)
  return hem.change >= OTHER_GARMENT ? hem.at : ANKLE
}

/** Whether something open is worn over the top: both sides alike, and unlike the middle. */
function layerOver(body: Body, neck: number, waist: number): boolean {
  const [from, to] = [neck + 0.03, waist - 0.02]
  const middle = body.colour(from, to, [-0.14, 0.14])
  const left = body.colour(from, to, [-0.6, -0.35])
  const right = body.colour(from, to, [0.35, 0.6])
  return (
    difference(middle, left) >= OTHER_LAYER &&
    difference(middle, right) >= OTHER_LAYER &&
    difference(left, right) < OTHER_LAYER
  )
}

/** Shoes are found where the feet are unlike what is above them. */
function hasShoes(body: Body, end: number): boolean {
  const feet = body.colour(0.95, 1, [-1, 1])
  const above = body.colour(Math.min(end, ANKLE) - WINDOW - GAP, Math.min(end, ANKLE) - GAP)
  return end < ANKLE - 0.04 || difference(feet, above) >= OTHER_GARMENT
}

function difference(first: Colour | undefined, second: Colour | undefined): number {
  if (!first || !second) return 0
  return Math.hypot(0.6 * (first[0] - second[0]), first[1] - second[1], first[2] - second[2])
}
