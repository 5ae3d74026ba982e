import { type Random, seededRandom } from "@stylin/stylist/basics"

const TREES = 16
/** Pixels of either class that a tree learns from. */
const SAMPLES = 1500
const DEPTH = 11
const LEAST_LEAF = 8
/** Splits that are tried at a node. */
const TRIES = 4
/** From the same seed the same picture gives the same answer. */
const SEED = 1

/** A node's children are `next` and `next + 1`; a leaf has none. */
interface Node {
  feature: number
  below: number
  next: number
  odds: number
}

/**
 * Learns to tell two classes of pixels apart by their features, and says of every pixel how much
 * likelier the first is, as a logarithm of odds, about -5 to 5. Extremely randomised trees (Geurts,
 * Ernst and Wehenkel, 2006): some wrong examples among many right ones do no harm, because leaves
 * are voted on.
 *
 * @param features a plane each
 * @param first pixels of the first class
 * @param second pixels of the other
 */
export function forestOdds(
  features: readonly Float32Array[],
  first: readonly number[],
  second: readonly number[],
): Float32Array {
  const odds = new Float32Array(features[0]?.length ?? 0)
  const random = seededRandom(SEED)
  for (let tree = 0; tree < TREES; tree += 1) {
    const learned = grown(features, [picked(first, random), picked(second, random)], random)
    addAnswers(odds, learned, features)
  }
  return odds
}

function picked(pixels: readonly number[], random: Random): number[] {
  return Array.from({ length: SAMPLES }, () => pixels[Math.floor(random() * pixels.length)] ?? 0)
}

type Classes = readonly [first: readonly number[], second: readonly number[]]

function grown(features: readonly Float32Array[], all: Classes, random: Random): Node[] {
  const nodes: Node[] = [leafOf(all)]
  const open: { at: number; classes: Classes; depth: number }[] = [
    { at: 0, classes: all, depth: 0 },
  ]
  for (let one = open.pop(); one; one = open.pop()) {
    const { classes, depth } = one
    if (depth === DEPTH || classes.some((pixels) => pixels.length === 0)) continue
    const split = bestSplit(features, classes, random)
    const node = nodes[one.at]
    if (!split || !node) continue
    const next = nodes.length
    Object.assign(node, { feature: split.feature, below: split.below, next })
    for (const [side, part] of split.parts.entries()) {
      nodes.push(leafOf(part))
      open.push({ at: next + side, classes: part, depth: depth + 1 })
    }
  }
  return nodes
}

function leafOf([first, second]: Classes): Node {
  return {
    feature: 0,
    below: 0,
    next: 0,
    odds: Math.log((first.length + 1) / (second.length + 1)),
  }
}

/** Of some random splits, the one whose parts are purest. */
function bestSplit(features: readonly Float32Array[], classes: Classes, random: Random) {
  const all = classes[0].length + classes[1].length
  const any = (plane: Float32Array) => {
    const at = Math.floor(random() * all)
    return plane[classes[0][at] ?? classes[1][at - classes[0].length] ?? 0] ?? 0
  }
  let best: { feature: number; below: number; mixed: number } | undefined
  for (let tried = 0; tried < TRIES; tried += 1) {
    const feature = Math.floor(random() * features.length)
    const plane = features[feature]
    if (!plane) continue
    const [one, other] = [any(plane), any(plane)]
    const below = one + (other - one) * random()
    const [a, b] = [countBelow(plane, classes[0], below), countBelow(plane, classes[1], below)]
    const [c, d] = [classes[0].length - a, classes[1].length - b]
    if (a + b < LEAST_LEAF || c + d < LEAST_LEAF) continue
    const mixed = (a * b) / (a + b) + (c * d) / (c + d)
    if (!best || mixed < best.mixed) best = { feature, below, mixed }
  }
  const plane = best && features[best.feature]
  if (!best || !plane) return undefined
  const { feature, below } = best
  const side = (isBelow: boolean): Classes => {
    const of = (pixels: readonly number[]) =>
      pixels.filter((at) => (plane[at] ?? 0) < below === isBelow)
    return [of(classes[0]), of(classes[1])]
  }
  return { feature, below, parts: [side(true), side(false)] as const }
}

function countBelow(plane: Float32Array, pixels: readonly number[], below: number): number {
  let count = 0
  for (const at of pixels) if ((plane[at] ?? 0) < below) count += 1
  return count
}

function addAnswers(
  odds: Float32Array,
  nodes: readonly Node[],
  features: readonly Float32Array[],
): void {
  const planes = nodes.map(({ feature }) => features[feature] ?? odds)
  const below = Float32Array.from(nodes, (node) => node.below)
  const next = Int32Array.from(nodes, (node) => node.next)
  for (let at = 0; at < odds.length; at += 1) {
    let place = 0
    for (let first = next[0] ?? 0; first > 0; first = next[place] ?? 0) {
      place = (planes[place]?.[at] ?? 0) < (below[place] ?? 0) ? first : first + 1
    }
    odds[at] = (odds[at] ?? 0) + (nodes[place]?.odds ?? 0) / TREES
  }
}
