import {
  type ColourName,
  fromOklab,
  type Hex,
  linearRgb,
  type Oklab,
  oklabOf,
  toOklab,
} from "@stylin/garments/colour"
import { ANCHORS } from "./colour-anchors.ts"
import { type Cluster, kMeans, mean, type Point, type Points, quantileStarts } from "./k-means.ts"
import type { Mask, Raster } from "./raster.ts"

export interface FoundColour {
  readonly name: ColourName
  readonly hex: Hex
  /** How much of the garment has it, 0 to 1. */
  readonly share: number
}

/** What lies this near the mask's edge may be the ground, in px. */
const EDGE = 3
const CLUSTERS = 6
/** Colours nearer than this are one colour in light and shadow. */
const SAME_CLOTH = 0.06
const LEAST_SHARE = 0.12
const MOST_COLOURS = 3
/** More colours than these, none of them ruling, are no colours but a print. */
const RULING_SHARE = 0.4

/** Lightness counts less than hue, and least between folds of one cloth. */
const WEIGHTS = {
  cluster: [0.6, 1.5, 1.5],
  merge: [0.45, 1.3, 1.3],
  name: [0.75, 1.6, 1.6],
} as const

export interface GarmentColours {
  /** The largest first, at most three. */
  readonly colours: readonly FoundColour[]
  /** Whether no colour rules. */
  readonly isMulticolour: boolean
}

/** The main colours of the masked part of a picture of the mask's size. */
export function garmentColours(picture: Raster, mask: Mask): GarmentColours {
  const points = pointsInside(picture, mask)
  const weighted = points.map((value, index) => value * (WEIGHTS.cluster[index % 3] ?? 0))
  const clusters = kMeans(weighted, quantileStarts(weighted, CLUSTERS))
  const merged = mergeCloth(clusters, points)
    .map(({ centre, members }) => ({ centre, share: (members.length * 3) / points.length }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share)
  const colours = merged.slice(0, MOST_COLOURS).map(({ centre, share }) => {
    return { name: nameOf(centre), hex: fromOklab(centre), share }
  })
  const isMulticolour = merged.length > MOST_COLOURS && (merged[0]?.share ?? 0) < RULING_SHARE
  return { colours, isMulticolour }
}

/** Every second pixel of the masked part of a picture of the mask's size, in OKLab. */
export function pointsInside(picture: Raster, mask: Mask): Points {
  const inner = eroded(mask, EDGE)
  return oklabPoints(picture, inner.some((value) => value === 1) ? inner : mask.on)
}

/** The name whose anchor comes nearest. */
export function nameOf(colour: Oklab): ColourName {
  const distances = ANCHOR_POINTS.map(({ point }) => distance(point, colour, WEIGHTS.name))
  return ANCHOR_POINTS[distances.indexOf(Math.min(...distances))]?.name ?? "grey"
}

const ANCHOR_POINTS = ANCHORS.map(({ name, hex }) => ({ name, point: toOklab(hex) }))

/** Joins the two nearest clusters until none are nearer than folds of one cloth. */
function mergeCloth(clusters: readonly Cluster[], points: Points): Cluster[] {
  let left = clusters.map(({ members }) => ({ centre: mean(points, members), members }))
  for (;;) {
    const pairs = left.flatMap((first, i) =>
      left.slice(i + 1).map((second) => [first, second] as const),
    )
    const gaps = pairs.map(([a, b]) => distance(a.centre, b.centre, WEIGHTS.merge))
    const least = Math.min(...gaps)
    const pair = pairs[gaps.indexOf(least)]
    if (!pair || least >= SAME_CLOTH) return left
    const members = [...pair[0].members, ...pair[1].members]
    const others = left.filter((cluster) => cluster !== pair[0] && cluster !== pair[1])
    left = [...others, { centre: mean(points, members), members }]
  }
}

/** Every second pixel, row by row, in OKLab. */
function oklabPoints({ width, rgb }: Raster, on: Uint8Array): Points {
  const coordinates: number[] = []
  on.forEach((value, index) => {
    if (value && (index + Math.floor(index / width)) % 2 === 0) {
      const at = index * 3
      const light = linearRgb(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)
      coordinates.push(...oklabOf(light))
    }
  })
  return Float64Array.from(coordinates)
}

/** A mask without what lies within `radius` of its edge or the picture's. */
export function eroded({ width, height, on }: Mask, radius: number): Uint8Array {
  const rows = erodedLines(on, { count: height, apart: width, length: width, step: 1 }, radius)
  return erodedLines(rows, { count: width, apart: 1, length: height, step: width }, radius)
}

interface Lines {
  readonly count: number
  /** From one line's beginning to the next one's. */
  readonly apart: number
  readonly length: number
  /** From one pixel of a line to the next. */
  readonly step: number
}

/** What stays on is the middle of as many pixels on as reach `radius` to both sides. */
function erodedLines(on: Uint8Array, { count, apart, length, step }: Lines, radius: number) {
  const inner = new Uint8Array(on.length)
  for (let line = 0; line < count; line += 1) {
    let run = 0
    for (let at = 0; at < length; at += 1) {
      const index = line * apart + at * step
      run = on[index] ? run + 1 : 0
      if (run > 2 * radius) inner[index - radius * step] = 1
    }
  }
  return inner
}

function scaled(point: Point, weights: Point): Point {
  return [point[0] * weights[0], point[1] * weights[1], point[2] * weights[2]]
}

function distance(first: Point, second: Point, weights: Point): number {
  const [x, y, z] = scaled(
    [first[0] - second[0], first[1] - second[1], first[2] - second[2]],
    weights,
  )
  return Math.hypot(x, y, z)
}
