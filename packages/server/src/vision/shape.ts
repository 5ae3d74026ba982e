import { boxMean } from "./box-mean.ts"
import { sightings } from "./colour-likeness.ts"
import { connected, type Piece } from "./components.ts"
import { bridged, broad } from "./disc.ts"
import { extent, type Mask, type Raster } from "./raster.ts"

/** How thin parts are that may be ground, as radii in px, and how large for their radius. */
const THIN = [3, 5, 8] as const
const LEAST_THIN = 0.7
/** The network must be less sure of them than this, in parts of what it says of half the garment. */
const DOUBTED = 0.2
/** A hanger's hook: how thin, how far it rises above the rest, in px, and how far from its sides, as a share. */
const HOOK = { radius: 5, rises: 3, inside: 0.25 } as const
/** How wide a gap is that the garment nearly encloses, as a radius in px, and its least pixels. */
const GAP = 14
const LEAST_GAP = 25
/**
 * What the network may say at least of a pixel in a gap that is the garment's own, and of all such pixels
 * together less what each step counts by which the ground shows their colour: ground in the garment's shadow
 * has hardly been seen elsewhere either.
 */
const OWN = { each: -6, all: -3.8, seen: 4 } as const
/** From which odds on a pixel beside the garment is ground: surely, and likely. */
const [SURELY, LIKELY] = [-3, -1]
/** How often the ground shows a colour: hardly, and often; see `sightings`. */
const [HARDLY, OFTEN, MOST] = [1.2, 1.5, 3]
/** Fewer pixels than this say nothing of the ground. */
const FEWEST = 50
/** How far an outline is smoothed, in px, and how large a thin part is that stays as it is. */
const SMOOTH = 2
const LEAST_KEPT = 16

interface Seen {
  readonly small: Raster
  /** What the network says of each pixel, as logarithms of odds. */
  readonly odds: Float32Array
}

/**
 * A garment's mask, in better shape. Thin parts that have the ground's colours, and of which the network
 * is in doubt, are ground: stripes of a carpet, a skirting board. So is a hanger's hook. What the garment nearly encloses and
 * has colours that the ground does not have is its own: a pale stripe, a collar, an insole. And the
 * outline runs smoothly, as cloth does.
 */
export function shaped(mask: Mask, seen: Seen): Mask {
  return smoothed(withGaps(withoutHook(withoutGround(mask, seen), seen.odds), seen))
}

function withoutGround(mask: Mask, { small, odds }: Seen): Mask {
  const often = groundShows(small, odds, bridged(mask, GAP), LIKELY)
  if (!often) return mask
  const doubted = doubtedIn(mask, odds)
  const left = { ...mask, on: mask.on.slice() }
  for (const radius of THIN) {
    for (const { pixels } of beyond(left, broad(left, radius))) {
      if (pixels.length < LEAST_THIN * radius ** 2) continue
      if (mean(pixels, (at) => odds[at] ?? 0) >= doubted) continue
      if (mean(pixels, (at) => Math.min(MOST, often[at] ?? 0)) <= OFTEN) continue
      for (const at of pixels) left.on[at] = 0
    }
  }
  return left
}

/** Without what rises above the middle of a garment on a hanger. */
function withoutHook(mask: Mask, odds: Float32Array): Mask {
  const rest = broad(mask, HOOK.radius)
  const { left, right, top } = extent(rest)
  const room = HOOK.inside * (right - left)
  const on = mask.on.slice()
  for (const { pixels } of beyond(mask, rest)) {
    const highest = Math.floor((pixels[0] ?? 0) / mask.width)
    const middle = mean(pixels, (at) => at % mask.width)
    if (highest > top - HOOK.rises || middle < left + room || middle > right - room) continue
    if (mean(pixels, (at) => odds[at] ?? 0) >= doubtedIn(mask, odds)) continue
    for (const at of pixels) on[at] = 0
  }
  return { ...mask, on }
}

function withGaps(mask: Mask, { small, odds }: Seen): Mask {
  const around = bridged(mask, GAP)
  const often = groundShows(small, odds, around, SURELY)
  if (!often) return mask
  const own = mask.on.map((value, at) => {
    const isGap = !value && around.on[at] === 1
    return isGap && (often[at] ?? 0) < HARDLY && (odds[at] ?? 0) > OWN.each ? 1 : 0
  })
  const filled = mask.on.slice()
  for (const { pixels } of connected(broad({ ...mask, on: own }, 1), 1)) {
    const said = mean(pixels, (at) => (odds[at] ?? 0) - OWN.seen * (often[at] ?? 0))
    if (pixels.length >= LEAST_GAP && said > OWN.all) for (const at of pixels) filled[at] = 1
  }
  return { ...mask, on: filled }
}

/** How often the ground shows the colour of each pixel; undefined where too little of it is seen. */
function groundShows(
  small: Raster,
  odds: Float32Array,
  around: Mask,
  least: number,
): Float32Array | undefined {
  const ground = [...odds.keys()].filter((at) => !around.on[at] && (odds[at] ?? 0) < least)
  return ground.length < FEWEST ? undefined : sightings(small, ground)
}

/** A mask whose outline has no frays; thin parts, such as straps and laces, stay. */
export function smoothed(mask: Mask): Mask {
  const soft = boxMean(boxMean(Float32Array.from(mask.on), mask, SMOOTH), mask, SMOOTH)
  const on = Uint8Array.from(soft, (value) => (value > 0.5 ? 1 : 0))
  for (const { pixels } of beyond(mask, { ...mask, on })) {
    if (pixels.length >= LEAST_KEPT) for (const at of pixels) on[at] = 1
  }
  return { ...mask, on }
}

/** The pieces of a mask that another does not hold. */
function beyond(mask: Mask, { on }: Mask): Piece[] {
  return connected({ ...mask, on: mask.on.map((value, at) => value & (1 - (on[at] ?? 0))) }, 1)
}

/** Below which odds the network is in doubt of a part of the garment. */
function doubtedIn(mask: Mask, odds: Float32Array): number {
  return DOUBTED * median(odds.filter((_, at) => mask.on[at]))
}

function mean(pixels: readonly number[], of: (at: number) => number): number {
  return pixels.reduce((sum, at) => sum + of(at), 0) / pixels.length
}

function median(values: Float32Array): number {
  return values.toSorted()[values.length >> 1] ?? 0
}
