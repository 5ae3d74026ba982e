import { shade } from "../../core/colour.ts"
import { add, curve, mix, mul, nth } from "../../core/geom.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { type BagFrame, type BagSpec, bagFrame, handleColour } from "./bag.ts"
import { BAGS_ALONE, crossbodyBag } from "./bags.ts"
import { ACROSS, besideArm, sleeveOf, strapLine } from "./beside.ts"
import { atHip, fromShoulder, HUNG, underArm } from "./hung.ts"
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

function acrossBody(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const side = hand === "L" ? -1 : 1
  // On the hip, so that most of the front stays clear.
  const usual = add(body.T(6.2, side * 0.74), [side * 5, -1])
  const hip = besideArm(body, usual, hand, { ...ACROSS, sleeve: sleeveOf(spec) })
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
  if ((spec.shaped === "satchel" || spec.shaped === "sling") && !spec.underCape)
    return [HUNG[spec.shaped](pen, body, spec, hand)]
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
