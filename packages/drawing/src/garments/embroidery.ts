import { type Cloth, isPrinted } from "../core/cloth.ts"
import { light } from "../core/colour.ts"
import {
  add,
  curve,
  dist,
  f1,
  lens,
  mix,
  mul,
  nth,
  type Point,
  type Points,
  range,
  rot,
  sample,
  unit,
} from "../core/geom.ts"
import type { Panel } from "../core/panel.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"

/** Threads on pale cloth, and on all other: a flower's, and a leaf's. */
const ON_PALE = { flower: "#B0392F", leaf: "#3F6B50" } as const
const ON_DEEP = { flower: "#F3E3BC", leaf: "#D8B673" } as const
/** The OKLab lightness above which dark thread shows better than pale. */
const PALE = 0.66

interface Threads {
  readonly flower: string
  readonly leaf: string
}

/** Threads that stand off the cloth; the second colour in the words is a flower's, unless a print uses it. */
function threadsOn(cloth: Cloth): Threads {
  const usual = light(cloth.colour) > PALE ? ON_PALE : ON_DEEP
  const flower = isPrinted(cloth) ? undefined : cloth.second
  return { ...usual, ...(flower && { flower }) }
}

/** Five petals in satin stitch round a knot. */
function flower(pen: Pen, at: Point, size: number, { flower: thread, leaf }: Threads): string {
  const petals = range(5).map((i) => {
    const [from, to] = [rot([0, -size * 0.3], i * 72), rot([0, -size], i * 72)]
    return lens([add(at, from), add(at, to)], size * 0.95, 0.6)
  })
  const knot = `<circle cx="${f1(at[0])}" cy="${f1(at[1])}" r="${f1(size * 0.26)}" fill="${leaf}"/>`
  return pen.fill(petals.join(""), thread) + knot
}

/** A stem along points with leaves on either side, and flowers that grow smaller towards its end. */
function sprig(pen: Pen, stem: Points, size: number, threads: Threads): string {
  const places = sample(stem, 6)
  const leaves = places.slice(0, -1).flatMap((p, i) => {
    const ahead = nth(places, i + 1)
    const way = unit([ahead[0] - p[0], ahead[1] - p[1]])
    const root = mix(p, ahead, 0.5)
    return [-52, 52].map((turn) =>
      lens([root, add(root, mul(rot(way, turn), size * 1.7))], size * 0.8),
    )
  })
  const heads = [0, 2, 4, 6].map((i) =>
    flower(pen, nth(places, i), size * (1.1 - i * 0.07), threads),
  )
  return (
    pen.thin(curve(stem), 1.3, threads.leaf) +
    pen.fill(leaves.join(""), threads.leaf) +
    heads.join("")
  )
}

/** A row of flowers with a leaf between each two. */
export function stitchedRow(
  pen: Pen,
  line: Points,
  cloth: Cloth,
  size: number = FLOWER.row,
): string {
  const threads = threadsOn(cloth)
  const run = line.slice(1).reduce((sum, p, i) => sum + dist(nth(line, i), p), 0)
  const count = Math.max(2, Math.round(run / (size * 3.4)))
  const places = sample(line, count)
  const leaves = places
    .slice(0, -1)
    .map((p, i) =>
      lens([mix(p, nth(places, i + 1), 0.3), mix(p, nth(places, i + 1), 0.7)], size * 0.8),
    )
  return (
    pen.fill(leaves.join(""), threads.leaf) +
    places.map((p) => flower(pen, p, size, threads)).join("")
  )
}

/** How large flowers are on the chest and in rows, in px. */
const FLOWER = { chest: 6.2, row: 5 } as const

/** How far a stem begins from the middle, and how far below the neckline, in px. */
const BESIDE = 15
const BELOW = 13
/** The torso level down to which the stems run. */
const CHEST = 3.9

interface Where {
  readonly collared: boolean
  /** The shoulders are bare: the neckline ends near the arms. */
  readonly bare: boolean
  /** Its hem shows, and nothing else is sewn there. */
  readonly hem: boolean
}

/** Two sprigs that fall from the neckline on either side of the middle, and a row above a hem that shows. */
export function embroidery(
  pen: Pen,
  body: Body,
  { neck, panel }: { readonly neck: Points; readonly panel: Panel },
  cloth: Cloth,
  { collared, bare, hem }: Where,
): string {
  const threads = threadsOn(cloth)
  const middle = nth(neck, Math.floor(neck.length / 2))
  const sprigs = [-1, 1].map((u) => {
    // Beside a collar's points, whose leaves cover the neckline.
    const edge = collared ? body.T(2.05, u * 0.34) : nth(neck, u < 0 ? 1 : -2)
    const top = collared ? edge : add(edge, bare ? [-u * 3, BELOW] : [u * BELOW, BELOW * 0.6])
    const low = body.T(CHEST, u * 0.2)
    const beside: Point = [low[0] + u * 2, Math.max(low[1], middle[1] + 46)]
    const turn: Point = [middle[0] + u * (BESIDE + 8), Math.min(beside[1] - 26, middle[1] + BELOW)]
    return sprig(
      pen,
      collared ? [top, mix(top, beside, 0.5), beside] : [top, turn, beside],
      FLOWER.chest,
      threads,
    )
  })
  const row = [-0.86, -0.4, 0.3, 0.86].map((u) => add(panel.at(u, 1), [0, -ROW_ABOVE]))
  return sprigs.join("") + (hem ? stitchedRow(pen, row, cloth) : "")
}

/** How far above its edge a hem is embroidered, in px. */
const ROW_ABOVE = 19
