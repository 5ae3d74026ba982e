import { shade } from "../../core/colour.ts"
import { add, curve, mix, mul, nth, type Point } from "../../core/geom.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import {
  type BagFrame,
  type BagSpec,
  bagFrame,
  edgedLine,
  handleColour,
  hasTabs,
  ring,
} from "./bag.ts"
import { BAGS_ALONE, crossbodyBag, shoulderBag, softTote } from "./bags.ts"
import { packBehind } from "./on-back.ts"
import { baguette, beltBag } from "./shaped.ts"
import { HANDLE, topHandleBag } from "./top-handle.ts"

/** How a bag held by its handle is drawn: its size, and how far its top hangs below the hand. */
const IN_HAND = {
  tote_bag: { k: 1, drop: 56 },
  bucket_bag: { k: 0.92, drop: 57 },
  clutch: { k: 0.72, drop: -10 },
  shoulder_bag: { k: 0.8, drop: 50 },
  crossbody_bag: { k: 0.8, drop: 80 },
} as const

/** The same of one on a short strap. */
const BY_SHORT_STRAP = { k: 0.72, drop: 36 } as const
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

function held(
  pen: Pen,
  body: Body,
  { cloth, handsCovered }: BagSpec,
  { k, drop, drawn, hand }: Held,
): Layer {
  const arm = body.arm[hand]
  const grip = add(arm.p(1), mul(arm.dir(1), 34))
  const s = drawn(bagFrame(pen, cloth, add(grip, [0, drop * k]), k, arm.side * 1.5))
  const z = handsCovered ? Z.onCape : hand === "L" ? Z.handBag : Z.handBag + 0.5
  return { z, s, hand }
}

/** A strap from point to point, as wide on the figure as on the bag. */
function strapLine(pen: Pen, colour: string, points: readonly Point[], width: number): string {
  return edgedLine(pen, curve(points), width, colour)
}

/** Half the width of a crossbody bag on a figure, and its height, in px. */
const ACROSS = { half: 32, high: 46 } as const
/** How far sleeves stand off the arm, and a hand's thumb off its wrist, in px. */
const SLEEVE = 3
const COAT_SLEEVE = 9
const THUMB = 5
/** How much of the bag an arm may hide, and how far from the middle of the body it stays, in px. */
const HIDDEN = 9
const OFF_MIDDLE = 16

/** Where along the arm it may lie over the bag: from the elbow to the tips of the fingers. */
const OVER_BAG = [0.6, 0.7, 0.8, 0.9, 1, 1.08, 1.16] as const

/** A place at the hip, moved to the middle as far as the arm beside it would hide what hangs there. */
function besideArm(body: Body, [x, y]: Point, hand: Side, sleeve: number): Point {
  const { side } = body.arm[hand]
  const inner = OVER_BAG.map((t) => body.arm[hand].edge(t, -1, t > 1 ? THUMB : sleeve))
    .filter(([, at]) => at > y - 8 && at < y + ACROSS.high)
    .map(([at]) => at * side)
  if (inner.length === 0) return [x, y]
  const outer = Math.min(...inner) + HIDDEN
  const most = body.T(6.2, 0)[0] * side + OFF_MIDDLE
  return [side * Math.min(x * side, Math.max(outer - ACROSS.half, most)), y]
}

function acrossBody(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const side = hand === "L" ? -1 : 1
  // On the hip, so that most of the front stays clear.
  const usual = add(body.T(6.2, side * 0.74), [side * 5, -1])
  const hip = besideArm(body, usual, hand, spec.inCoat ? COAT_SLEEVE : SLEEVE)
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
    /** How far from the middle of its top the two run to, and how far below the top, in px. */
    readonly back: number
    readonly front: number
    readonly into: number
    /** How far they stand apart half-way, as a share of that. */
    readonly apart: number
    /** Whether the front one lies over the bag, not into its top. */
    readonly over: boolean
  }
}

/** How large the ring is that a strap of leather ends in beside the top, in units of the bag. */
const RING = 3.6

/** A bag that hangs from the shoulder by two straps. */
function hung(pen: Pen, body: Body, { cloth }: BagSpec, hand: Side, how: Hung): Layer {
  const { side } = body.arm[hand]
  const { at, strap } = how
  const shoulder = body.shoulderLine(side, how.shoulder, 4)
  const run = (x: number): Point[] => [
    shoulder,
    add(mix(shoulder, at, 0.5), [x * strap.apart, 0]),
    add(at, [x, strap.into]),
  ]
  const behind = strapLine(pen, shade(strap.colour, 1), run(-side * strap.back), strap.width)
  const frame = bagFrame(pen, cloth, at, how.k, side * how.lean)
  const drawn = how.drawn(frame, false)
  const front = strapLine(pen, strap.colour, run(side * strap.front), strap.width)
  const ends =
    hasTabs(cloth) || strap.over ? [] : [run(-side * strap.back), run(side * strap.front)]
  const rings = ends.map((points) => ring(frame, nth(points, -1), RING)).join("")
  return { z: Z.handBag, s: behind + (strap.over ? drawn + front : front + drawn) + rings }
}

function atHip(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const colour = handleColour(spec.cloth)
  return hung(pen, body, spec, hand, {
    drawn: shoulderBag,
    k: 0.76,
    // At the ribs it floated: nothing there would hold it. Further out, the arm would hide it.
    at: body.T(6.7, side * 0.38),
    lean: 4,
    shoulder: 0.66,
    strap: { colour, width: 3, back: 20, front: 20, into: 3, apart: 0.7, over: false },
  })
}

/** A tote: it hangs from the shoulder by its long handles, between arm and hip. */
function fromShoulder(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { side } = body.arm[hand]
  const colour = handleColour(spec.cloth)
  return hung(pen, body, spec, hand, {
    drawn: softTote,
    k: 0.92,
    at: add(body.T(5.5, side, 8), [side * 4, 0]),
    lean: 2,
    shoulder: 0.72,
    strap: { colour, width: 5.4, back: 19, front: 19, into: 12, apart: 0.6, over: true },
  })
}

/** Where a backpack's straps lie on the torso: its level and how far out. */
const PADDED = [
  [1.6, 0.56],
  [2.5, 0.58],
  [3.3, 0.7],
] as const
/** Where their webbing goes back under the arm. */
const BACK_AT = [
  [3.7, 0.84],
  [4.2, 1.04],
] as const
/** How far off the body coats hold it there, in px. */
const OVER_COATS = 8
/** How wide the padded part and the webbing are, in px. */
const PADDING = 10.5
const WEB = 4.4

/** A backpack on both shoulders: its straps in front, and behind the back what of it is wider than the waist. */
function onBack(pen: Pen, body: Body, { cloth }: BagSpec): Layer[] {
  let webbing = ""
  let straps = ""
  for (const side of [-1, 1]) {
    const padded = [
      body.shoulderLine(side, 0.46, 3),
      ...PADDED.map(([v, u]) => body.T(v, side * u, 3)),
    ]
    const under = BACK_AT.map(([v, u], i) => body.T(v, side * u, 3 + i * OVER_COATS))
    const seam = padded.map((p) => add(p, [side * 2.6, 0]))
    webbing += strapLine(pen, shade(cloth.colour, 1.2), [nth(padded, -1), ...under], WEB)
    straps +=
      strapLine(pen, cloth.colour, padded, PADDING) +
      pen.thin(curve(seam), 1, shade(cloth.colour, 1.6))
  }
  return [
    { z: Z.back, s: packBehind(pen, body, cloth) },
    { z: Z.crossbody, s: webbing },
    { z: Z.scarf - 0.5, s: straps },
  ]
}

/** Where a belt bag is worn, as a torso level, and how far from the middle. */
const BELTED_AT = 5.5
const BELTED_OFF = 0.3
/** How far off the body its belt lies at the sides, in px. */
const OVER_CLOTHES = 5

/** A pouch at the front of the waist, on its belt round everything that is worn. */
function roundWaist(pen: Pen, body: Body, { cloth }: BagSpec, hand: Side): Layer {
  const side = hand === "L" ? 1 : -1
  const belt = [-1, -0.5, 0, 0.5, 1].map((u) =>
    add(body.T(BELTED_AT, u, Math.abs(u) === 1 ? OVER_CLOTHES : 0), [0, 5 * (1 - u * u)]),
  )
  const at = add(body.T(BELTED_AT, side * BELTED_OFF), [0, -9])
  return {
    z: Z.crossbody,
    s:
      strapLine(pen, cloth.colour, belt, 5) +
      beltBag(bagFrame(pen, cloth, at, 0.62, side * 3), false),
  }
}

/** A short strap holds it under the arm, which covers a part of it. */
function underArm(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
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
      apart: 0.66,
      over: false,
    },
  })
}

/** A bag on a figure: in the hand, on the shoulder or across the body. */
export function bag(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer[] {
  if (spec.hasTopHandle) {
    return [held(pen, body, spec, { ...BY_TOP_HANDLE, drawn: topHandleBag, hand })]
  }
  if (spec.shaped === "belt-bag") return [roundWaist(pen, body, spec, hand)]
  if (spec.shaped === "baguette") {
    return [
      spec.underCape
        ? held(pen, body, spec, { ...BY_SHORT_STRAP, drawn: baguette, hand })
        : underArm(pen, body, spec, hand),
    ]
  }
  if (spec.underCape && spec.kind !== "backpack") return [inHand(pen, body, spec, spec.kind, hand)]
  switch (spec.kind) {
    case "tote_bag":
      if (spec.cloth.material !== "straw") return [fromShoulder(pen, body, spec, hand)]
      return [inHand(pen, body, spec, spec.kind, hand)]
    case "bucket_bag":
    case "clutch":
      return [inHand(pen, body, spec, spec.kind, hand)]
    case "crossbody_bag":
      return [acrossBody(pen, body, spec, hand)]
    case "shoulder_bag":
      return [atHip(pen, body, spec, hand)]
    case "backpack":
      return onBack(pen, body, spec)
  }
}
