import { shade } from "../../core/colour.ts"
import { add, mix, nth, type Point } from "../../core/geom.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { type BagFrame, type BagSpec, bagFrame, handleColour, hasTabs, ring } from "./bag.ts"
import { shoulderBag, softTote } from "./bags.ts"
import { AT_SIDE, besideArm, sleeveOf, strapLine } from "./beside.ts"
import { satchel } from "./satchel.ts"
import { baguette } from "./shaped.ts"
import { slingBag } from "./soft-sling.ts"
import { CROCHETED, wovenBag } from "./woven.ts"

/** How a bag hangs from the shoulder by its straps, beside the body. */
interface Hung {
  readonly drawn: (frame: BagFrame, strapped: boolean) => string
  readonly k: number
  /** Where its top is. */
  readonly at: Point
  /** By how many degrees it leans away from the body. */
  readonly lean: number
  /** The place of the shoulder line that carries it. */
  readonly shoulder: number
  readonly strap: {
    readonly colour: string
    readonly width: number
    /** How far from the middle of its top the one behind and the one in front run to, and how far below the top, in px. */
    readonly back: number
    readonly front: number
    readonly into: number
    /** Whether they lie over the bag, not into its top. */
    readonly over: boolean
  }
}

/** How large the ring is that a strap of leather ends in beside the top, in units of the bag. */
const RING = 3.6

/** How far out a strap bows on its way, in px. */
const BOW = 3

/**
 * A bag that hangs from the shoulder: its strap goes over the shoulder, down the front to the end of the bag that is nearer
 * to the middle, and from the other end up under the arm and behind the back.
 */
function hung(pen: Pen, body: Body, { cloth }: BagSpec, hand: Side, how: Hung): Layer {
  const { side } = body.arm[hand]
  const { at, strap } = how
  const run = (from: Point, x: number): Point[] => {
    const end = add(at, [x, strap.into])
    return [from, add(mix(from, end, 0.5), [side * BOW, 0]), end]
  }
  const inner = run(body.shoulderLine(side, how.shoulder, -1), -side * strap.front)
  const outer = run(body.arm[hand].p(UNDER_ARM), side * strap.back)
  const behind = strapLine(pen, shade(strap.colour, 1), outer, strap.width)
  const frame = bagFrame(pen, cloth, at, how.k, side * how.lean)
  const drawn = how.drawn(frame, false)
  const front = strapLine(pen, strap.colour, inner, strap.width)
  const ends = hasTabs(cloth) || strap.over ? [] : [inner, outer]
  const rings = ends.map((points) => ring(frame, nth(points, -1), RING)).join("")
  return { z: Z.handBag, s: (strap.over ? drawn + behind + front : behind + front + drawn) + rings }
}

/** Where along the arm a strap goes out of sight behind it. */
const UNDER_ARM = 0.24

export function atHip(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const colour = handleColour(spec.cloth)
  return hung(pen, body, spec, hand, {
    drawn: wovenBag(spec) ?? shoulderBag,
    k: 0.76,
    at: besideArm(body, body.T(6.7, side * 0.9), hand, { ...AT_SIDE, sleeve: sleeveOf(spec) }),
    lean: 4,
    shoulder: 0.6,
    strap: { colour, width: 3, back: 33, front: 33, into: 3, over: false },
  })
}

/** A tote: it hangs from the shoulder by its long handles, between arm and hip. */
export function fromShoulder(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const colour = handleColour(spec.cloth)
  return hung(pen, body, spec, hand, {
    drawn: wovenBag(spec) ?? softTote,
    k: 0.92,
    at: add(body.T(5.5, side, 8), [side * 4, 0]),
    lean: 2,
    shoulder: 0.66,
    strap:
      spec.cloth.material === "crochet"
        ? { colour, width: CROCHETED, back: 34, front: 34, into: 2, over: false }
        : { colour, width: 5.4, back: 19, front: 19, into: 12, over: true },
  })
}

/** A short strap holds it under the arm, which covers a part of it. */
export function underArm(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  return hung(pen, body, spec, hand, {
    drawn: baguette,
    k: 0.72,
    at: add(body.T(3.7, side * 0.9, 4), [0, 4]),
    lean: 5,
    shoulder: 0.72,
    strap: {
      colour: handleColour(spec.cloth),
      width: 3.4,
      back: 26,
      front: 28,
      into: 2,
      over: false,
    },
  })
}

/** A satchel: as wide as the hip's half, on the side of it. */
function satchelAtHip(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const beside = { half: 40, high: 56, hidden: 38, offMiddle: 36, sleeve: sleeveOf(spec) }
  return hung(pen, body, spec, hand, {
    drawn: satchel,
    k: 0.82,
    at: besideArm(body, body.T(6, side * 0.95), hand, beside),
    lean: 3,
    shoulder: 0.6,
    strap: {
      colour: handleColour(spec.cloth),
      width: 4,
      back: 37,
      front: 37,
      into: 5,
      over: false,
    },
  })
}

/** A large soft bag, whose sides run up into its broad strap. */
function slung(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const beside = { half: 42, high: 84, hidden: 34, offMiddle: 34, sleeve: sleeveOf(spec) }
  return hung(pen, body, spec, hand, {
    drawn: slingBag,
    k: 0.88,
    at: besideArm(body, body.T(6, side * 0.95), hand, beside),
    lean: 2,
    shoulder: 0.62,
    strap: { colour: spec.cloth.colour, width: 9, back: 38, front: 37, into: -11, over: false },
  })
}

/** Shapes that hang at the hip. */
export const HUNG = { satchel: satchelAtHip, sling: slung } as const
