import { connected } from "./components.ts"
import { type Crop, ROLES, type Role } from "./outfit.ts"
import type { Parsed } from "./parsed.ts"
import type { Mask } from "./raster.ts"
import { ROLE_CLASSES, WORN_CLASSES, type WornClass } from "./worn-classes.ts"
import { COVERING, wornTogether } from "./worn-together.ts"

/** A garment that somebody wears. */
export interface WornPart {
  readonly role: Role
  readonly crop: Crop
  /** Its places in what was parsed. */
  readonly mask: Mask
}

/** Which class each place is, as an index of the classes. */
export type ClassMap = Uint8Array

/**
 * Pieces smaller than this part of the largest one are specks. The sides of an open coat may be as
 * small; of two shoes neither is.
 */
const LEAST_PIECE: Readonly<Record<Role, number>> = {
  top: 0.15,
  layer: 0.05,
  dress: 0.15,
  bottom: 0.15,
  shoes: 0.2,
  legwear: 0.15,
  // A strap that an arm parts from its bag widens the crop by less than what is taken for a bag beside it.
  bag: 0.6,
  hat: 0.2,
  scarf: 0.15,
  belt: 0.15,
}
/** So many of the outermost places of shoes, at each side, are ankles and shadows. */
const SHOES_TRIM = 0.02
/** Less of the person than this is not offered: nobody would miss it, or it is a mistake. */
const LEAST_SHARE: Readonly<Record<Role, number>> = {
  // Between the sides of an open jacket little of it shows.
  top: 0.02,
  layer: 0.06,
  dress: 0.1,
  bottom: 0.05,
  shoes: 0.01,
  legwear: 0.02,
  bag: 0.015,
  hat: 0.012,
  scarf: 0.015,
  belt: 0.003,
}
/** A small garment that the picture does not seem to show at all is believed less, place by place. */
const PRESENCE_WEIGHT = 0.5
/** The network marks shoes and layers too readily, and small things too seldom: what their places count. */
const COUNTS: ReadonlyMap<WornClass, number> = new Map([
  ["layer", 0.7],
  ["shoes", 0.5],
  ["legwear", 2],
  ["belt", 2],
  ["scarf", 2],
])
/** What is left around a garment, in parts of the picture. */
const MARGIN = 0.006
const LEAST_SIDE = 0.02

/** How much each place speaks for each class, given also what the picture as a whole seems to show. */
export function weighted(parsed: Parsed): Float32Array[] {
  const worn = wornTogether(parsed)
  return parsed.planes.map((plane, index) => {
    const name = WORN_CLASSES[index] ?? "background"
    if (!GARMENTS.has(name)) return plane
    const shown = (parsed.presence[index] ?? 0) ** PRESENCE_WEIGHT
    const weight = COVERING.some((one) => one === name) ? Number(worn.has(name)) : shown
    const counts = weight * (COUNTS.get(name) ?? 1)
    return plane.map((value) => value * counts)
  })
}

const GARMENTS: ReadonlySet<WornClass> = new Set(Object.values(ROLE_CLASSES).flat())

/** The class that each place speaks for most. */
export function classMap(planes: readonly Float32Array[]): ClassMap {
  const best = new Float32Array(planes[0]?.length ?? 0)
  const map = new Uint8Array(best.length)
  for (const [index, plane] of planes.entries()) {
    for (let place = 0; place < plane.length; place += 1) {
      const value = plane[place] ?? 0
      if (value <= (best[place] ?? 0)) continue
      best[place] = value
      map[place] = index
    }
  }
  return map
}

/** How far each place speaks for a role before the likeliest other class, 0 to 1; from 0.5 on it is the role's. */
export function likelihood(planes: readonly Float32Array[], role: Role): Float32Array {
  const of = ROLE_CLASSES[role].map((name) => WORN_CLASSES.indexOf(name))
  return Float32Array.from(planes[0] ?? [], (_, place) => {
    let [mine, others] = [0, 1e-9]
    for (const [index, plane] of planes.entries()) {
      const value = plane[place] ?? 0
      if (of.includes(index)) mine = Math.max(mine, value)
      else others = Math.max(others, value)
    }
    return mine / (mine + others)
  })
}

/** The role that most of a crop speaks for. */
export function roleWithin(planes: readonly Float32Array[], size: Size, crop: Crop): Role {
  const inside = (place: number) => {
    const x = ((place % size.width) + 0.5) / size.width - crop.x
    const y = (Math.floor(place / size.width) + 0.5) / size.height - crop.y
    return x >= 0 && x < crop.width && y >= 0 && y < crop.height
  }
  const sums = ROLES.map((role) =>
    ROLE_CLASSES[role].reduce((total, name) => {
      const plane = planes[WORN_CLASSES.indexOf(name)] ?? new Float32Array()
      return plane.reduce((sum, value, place) => (inside(place) ? sum + value : sum), total)
    }, 0),
  )
  return ROLES[sums.indexOf(Math.max(...sums))] ?? "top"
}

/** The garments on a map of somebody, each where it shows enough, from what covers most. */
export function wornParts(map: ClassMap, { width, height }: Size): WornPart[] {
  const person = map.reduce((count, value) => count + (value === 0 ? 0 : 1), 0)
  return ROLES.flatMap((role) => {
    const of = ROLE_CLASSES[role].map((name) => WORN_CLASSES.indexOf(name))
    const on = map.map((value) => (of.includes(value) ? 1 : 0))
    const pieces = connected({ width, height, on }, 1)
    const largest = Math.max(0, ...pieces.map(({ pixels }) => pixels.length))
    const kept = pieces.flatMap(({ pixels }) =>
      pixels.length >= LEAST_PIECE[role] * largest ? pixels : [],
    )
    if (kept.length < LEAST_SHARE[role] * person || kept.length === 0) return []
    const mask = { width, height, on: new Uint8Array(map.length) }
    for (const place of kept) mask.on[place] = 1
    return [{ role, crop: cropOf(kept, mask, role === "shoes" ? SHOES_TRIM : 0), mask }]
  })
}

type Size = Pick<Mask, "width" | "height">

/**
 * What places hold, with a little room around it.
 * @param trim the share of places that may be left out at each side
 */
function cropOf(places: readonly number[], size: Size, trim: number): Crop {
  const [x, width] = held(
    places.map((place) => place % size.width),
    size.width,
    trim,
  )
  const rows = places.map((place) => Math.floor(place / size.width))
  const [y, height] = held(rows, size.height, trim)
  return { x, y, width, height }
}

function held(values: readonly number[], length: number, trim: number) {
  const sorted = values.toSorted((a, b) => a - b)
  const first = sorted[Math.floor(trim * sorted.length)] ?? 0
  const last = sorted[sorted.length - 1 - Math.floor(trim * sorted.length)] ?? 0
  return span(first / length, (last + 1) / length)
}

function span(from: number, to: number): [start: number, length: number] {
  const start = Math.max(0, from - MARGIN)
  const length = Math.max(LEAST_SIDE, Math.min(1, to + MARGIN) - start)
  return [Math.min(start, 1 - length), length]
}

/** The class of a role that most places are of. */
export function shownAs(map: ClassMap, role: Role, { on }: Mask): WornClass {
  const classes = ROLE_CLASSES[role]
  const counts = classes.map((name) => {
    const value = WORN_CLASSES.indexOf(name)
    return map.filter((found, place) => found === value && on[place] === 1).length
  })
  return classes[counts.indexOf(Math.max(...counts))] ?? classes[0]
}
