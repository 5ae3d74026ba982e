import { blend, INK, shade } from "../../core/colour.ts"
import { add, curve, mix, mul, type Point } from "../../core/geom.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { type BagFrame, type BagSpec, bagFrame, handleColour } from "./bag.ts"
import { BAGS_ALONE, backpack, crossbodyBag, shoulderBag, softTote } from "./bags.ts"
import { HANDLE, topHandleBag } from "./top-handle.ts"

/** How a bag held by its handle is drawn: its size, and how far its top hangs below the hand. */
const IN_HAND = {
  tote_bag: { k: 1, drop: 56 },
  bucket_bag: { k: 0.92, drop: 57 },
  clutch: { k: 0.72, drop: -10 },
} as const

/** The same of a bag with a handle on its top. */
const BY_TOP_HANDLE = { k: 0.92, drop: HANDLE - 2 } as const

function inHand(
  pen: Pen,
  body: Body,
  spec: BagSpec,
  kind: keyof typeof IN_HAND,
  hand: Side,
): Layer {
  const straw = kind === "tote_bag" && spec.cloth.material === "straw"
  const { k, drop } = IN_HAND[kind]
  return held(pen, body, spec, { k, drop: straw ? 42 : drop, drawn: BAGS_ALONE[kind], hand })
}

interface Held {
  readonly k: number
  readonly drop: number
  readonly drawn: (frame: BagFrame) => string
  readonly hand: Side
}

function held(pen: Pen, body: Body, { cloth }: BagSpec, { k, drop, drawn, hand }: Held): Layer {
  const arm = body.arm[hand]
  const grip = add(arm.p(1), mul(arm.dir(1), 34))
  const s = drawn(bagFrame(pen, cloth, add(grip, [0, drop * k]), k, arm.side * 1.5))
  return { z: hand === "L" ? Z.handBag : Z.handBag + 0.5, s, hand }
}

/** A strap from point to point, as wide on the figure as on the bag. */
function strapLine(pen: Pen, colour: string, points: readonly Point[], width: number): string {
  const d = curve(points)
  return pen.thin(d, width + 1.6, blend(colour, INK, 0.78)) + pen.thin(d, width, colour)
}

function acrossBody(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const side = hand === "L" ? -1 : 1
  // Just above the hip and a little to the back, as it is worn: the front of the outfit stays clear.
  const hip = add(body.T(6, side, 7), [side * 17, 2])
  const shoulder = body.shoulderLine(-side, 0.45, 3)
  const end = add(hip, [-side * 22, 2])
  const strap = strapLine(
    pen,
    handleColour(spec.cloth),
    [shoulder, add(mix(shoulder, end, 0.5), [side * 2, 4]), end],
    2.6,
  )
  return {
    z: Z.crossbody,
    s: strap + crossbodyBag(bagFrame(pen, spec.cloth, hip, 0.84, side * 5), false),
  }
}

function atHip(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const shoulder = body.shoulderLine(side, 0.66, 4)
  // At the ribs it floated: nothing there would hold it. Further out, the arm would hide it.
  const at = body.T(6.7, side * 0.38)
  const run = (x: number): Point[] => [
    shoulder,
    add(mix(shoulder, at, 0.5), [x * 0.7, 0]),
    add(at, [x, 3]),
  ]
  return {
    z: Z.handBag,
    s:
      strapLine(pen, shade(handleColour(spec.cloth), 1), run(-side * 20), 3) +
      strapLine(pen, handleColour(spec.cloth), run(side * 20), 3) +
      shoulderBag(bagFrame(pen, spec.cloth, at, 0.76, side * 4), false),
  }
}

/** A bag of cloth: it hangs from the shoulder by its long handles, between arm and hip. */
function fromShoulder(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const shoulder = body.shoulderLine(side, 0.72, 4)
  const at = add(body.T(5.5, side, 8), [side * 4, 0])
  const run = (x: number): Point[] => [
    shoulder,
    add(mix(shoulder, at, 0.5), [x * 0.6, 0]),
    add(at, [x, 12]),
  ]
  const colour = handleColour(spec.cloth)
  return {
    z: Z.handBag,
    s:
      strapLine(pen, shade(colour, 1), run(-side * 19), 5.4) +
      softTote(bagFrame(pen, spec.cloth, at, 0.92, side * 2), false) +
      strapLine(pen, colour, run(side * 19), 5.4),
  }
}

/** A backpack: it hangs from one shoulder beside the hip, as it is carried about town, so that it is seen. */
function fromOneShoulder(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const shoulder = body.shoulderLine(side, 0.66, 4)
  const at = add(body.T(4.9, side, 6), [side * 9, 0])
  const run = (x: number): Point[] => [
    shoulder,
    add(mix(shoulder, at, 0.5), [x * 0.8, 0]),
    add(at, [x, 8]),
  ]
  return {
    z: Z.handBag,
    s:
      strapLine(pen, shade(spec.cloth.colour, 1), run(-side * 12), 5.4) +
      backpack(bagFrame(pen, spec.cloth, at, 1.06, side * 3), false) +
      strapLine(pen, spec.cloth.colour, run(side * 8), 5.4),
  }
}

/** A bag on a figure: in the hand, on the shoulder or across the body. */
export function bag(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer[] {
  if (spec.hasTopHandle) {
    return [held(pen, body, spec, { ...BY_TOP_HANDLE, drawn: topHandleBag, hand })]
  }
  switch (spec.kind) {
    case "tote_bag":
      if (spec.cloth.material === "canvas") return [fromShoulder(pen, body, spec, hand)]
      return [inHand(pen, body, spec, spec.kind, hand)]
    case "bucket_bag":
    case "clutch":
      return [inHand(pen, body, spec, spec.kind, hand)]
    case "crossbody_bag":
      return [acrossBody(pen, body, spec, hand)]
    case "shoulder_bag":
      return [atHip(pen, body, spec, hand)]
    case "backpack":
      return [fromOneShoulder(pen, body, spec, hand)]
  }
}
