import { kindFacts, type Slot } from "@stylin/garments/vocabulary"
import { AXES } from "./axes.ts"
import { DIRECTIONS, GROUPS } from "./directions.ts"
import type { NameTraits } from "./name-traits.ts"
import { pairFeatures } from "./pair-features.ts"
import { wordsOf } from "./shared-words.ts"

/** What is usual, so that only what is out of it speaks. Each is a mean and a spread, or a mean. */
export interface Usual {
  readonly leanings: readonly number[]
  readonly form: readonly (readonly [mean: number, spread: number])[]
  /** Means on the axes by place of the outfit; the last is of names that say no kind. */
  readonly axes: readonly (readonly number[])[]
  readonly axesSpread: readonly number[]
}

export const PLACES_OF_AXES = ["upper", "lower", "shoes", "bag", "accessory", "unknown"] as const

const { style, brand, colour, material, pattern } = GROUPS
const COMPARED = [
  style,
  brand,
  colour,
  material,
  pattern,
  [...style, ...brand],
  [...style, ...brand, ...colour, ...material, ...pattern],
]
const CLOSEST = [style, brand, [...style, ...brand]]

/** Everything by which a name is judged beside those of an outfit, as numbers in a fixed order. */
export function affinityFeatures(
  name: NameTraits,
  outfit: readonly NameTraits[],
  usual: Usual,
): Float64Array {
  const pairs = outfit.map((other) => pairFeatures(name, other))
  const columns = (pairs[0] ?? []).map((_, at) => pairs.map((pair) => pair[at] ?? 0))
  const leanings = meanOf(outfit.map((other) => other.leanings))
  return Float64Array.from([
    ...columns.map(mean),
    ...columns.map((column) => Math.max(...column)),
    ...columns.map((column) => Math.min(...column)),
    ...grammarFeatures(name, outfit),
    ...COMPARED.map((places) => cosine(name.leanings, leanings, places)),
    ...CLOSEST.map((places) =>
      Math.max(...outfit.map((other) => cosine(name.leanings, other.leanings, places))),
    ),
    ...levelFeatures(name, outfit),
    ...wordFeatures(name, outfit),
    ...formFeatures(name, outfit, usual),
    ...axisFeatures(name, outfit, usual),
    ...DIRECTIONS.map(
      (_, at) => (name.leanings[at] ?? 0) * ((leanings[at] ?? 0) - (usual.leanings[at] ?? 0)),
    ),
  ])
}

function slotOf({ kind }: NameTraits): Slot | undefined {
  return kind && kindFacts(kind).slot
}

/** Which places are filled: with a top a skirt is wanted and a dress is not. */
function grammarFeatures(name: NameTraits, outfit: readonly NameTraits[]): number[] {
  const mine = slotOf(name)
  const slots = new Set(outfit.map(slotOf))
  const isCovered = slots.has("top") || slots.has("layer")
  const when = (is: boolean) => (is ? 1 : 0)
  return [
    when(mine === "dress" && slots.has("top")),
    when(mine === "dress" && slots.has("bottom")),
    when(mine === "bottom" && slots.has("dress")),
    when(mine === "bottom" && slots.has("top")),
    when(mine === "dress" && slots.has("layer")),
    when(mine === "layer" && slots.has("dress")),
    when(mine === "top" && slots.has("dress")),
    when(mine === "bottom" && !isCovered),
    when(mine === "dress" && !isCovered),
  ]
}

function levelFeatures({ level }: NameTraits, outfit: readonly NameTraits[]): number[] {
  const levels = outfit.flatMap((other) => other.level ?? [])
  if (level === undefined || levels.length === 0) return [0.9, 0, 0]
  const apart = level - mean(levels)
  return [Math.abs(apart), apart, 1]
}

const STEM = 5

function wordFeatures(name: NameTraits, outfit: readonly NameTraits[]): number[] {
  const stems = stemsOf(name)
  const shared = outfit.map((other) => [...stemsOf(other)].filter((stem) => stems.has(stem)).length)
  const start = name.words.slice(0, 2).filter((word) => wordsOf(name).has(word))
  const starts = outfit.filter((other) =>
    start.some((word) => other.words.slice(0, 2).includes(word)),
  )
  const isBare = name.words.length === 0
  const bare = outfit.filter((other) => other.words.length <= 1).length / outfit.length
  const lengths = outfit.map((other) => Math.log1p(other.words.length))
  return [
    mean(shared),
    Math.max(...shared),
    starts.length,
    isBare ? 1 : 0,
    isBare ? bare : 0,
    Math.abs(Math.log1p(name.words.length) - mean(lengths)),
  ]
}

/** The beginnings of a name's longer words, so that "stud" finds "studded". */
function stemsOf(name: NameTraits): Set<string> {
  return new Set(
    [...wordsOf(name)].filter((word) => word.length > 2).map((word) => word.slice(0, STEM)),
  )
}

function formFeatures(name: NameTraits, outfit: readonly NameTraits[], usual: Usual): number[] {
  const scaled = ({ form }: NameTraits) =>
    usual.form.map(([middle, spread], at) => ((form[at] ?? 0) - middle) / spread)
  const mine = scaled(name)
  const theirs = meanOf(outfit.map(scaled))
  return [
    ...mine.map((value, at) => value * (theirs[at] ?? 0)),
    ...mine.map((value, at) => Math.abs(value - (theirs[at] ?? 0))),
  ]
}

function axisFeatures(name: NameTraits, outfit: readonly NameTraits[], usual: Usual): number[] {
  const mine = onAxes(name, usual)
  const each = outfit.map((other) => onAxes(other, usual))
  const theirs = meanOf(each)
  const all = AXES.map((_, at) => at)
  return [
    ...mine.map((value, at) => value * (theirs[at] ?? 0)),
    ...mine.map((value, at) => mean(each.map((other) => Math.abs(value - (other[at] ?? 0))))),
    cosine(mine, theirs, all),
    -Math.hypot(...mine.map((value, at) => value - (theirs[at] ?? 0))),
  ]
}

function onAxes(name: NameTraits, { axes, axesSpread }: Usual): number[] {
  const means = axes[placeOfAxes(name)] ?? []
  return name.axes.map((value, at) => (value - (means[at] ?? 0)) / (axesSpread[at] ?? 1))
}

/** The place of an outfit whose means on the axes a name is held against. */
export function placeOfAxes(name: NameTraits): number {
  const slot = slotOf(name)
  if (slot === undefined) return PLACES_OF_AXES.indexOf("unknown")
  if (slot === "top" || slot === "layer") return PLACES_OF_AXES.indexOf("upper")
  if (slot === "bottom" || slot === "dress") return PLACES_OF_AXES.indexOf("lower")
  return PLACES_OF_AXES.indexOf(slot)
}

function cosine(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  places: readonly number[],
): number {
  let dot = 0
  let mine = 0
  let theirs = 0
  for (const at of places) {
    const [a = 0, b = 0] = [one[at], other[at]]
    dot += a * b
    mine += a * a
    theirs += b * b
  }
  return mine > 0 && theirs > 0 ? dot / Math.sqrt(mine * theirs) : 0
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}

function meanOf(rows: readonly ArrayLike<number>[]): Float64Array {
  const sums = new Float64Array(rows[0]?.length ?? 0)
  for (const row of rows) {
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0)
  }
  return sums.map((sum) => sum / rows.length)
}
