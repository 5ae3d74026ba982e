import { add, mix, mul } from "../../core/geom.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { sideEase } from "../../figure/fit.ts"
import { type BagFrame, type BagSpec, bagFrame, handleColour } from "./bag.ts"
import { BAGS_ALONE, crossbodyBag } from "./bags.ts"
import { ACROSS, besideArm, sleeveOf, strapLine } from "./beside.ts"
import { atHip, fromShoulder, HUNG, underArm } from "./hung.ts"
import { onBack } from "./on-back.ts"
import { baguette, beltBag } from "./shaped.ts"
import { HANDLE, topHandleBag } from "./top-handle.ts"
import { wovenBag } from "./woven.ts"

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
  const drawn = wovenBag(spec) ?? BAGS_ALONE[kind]
  return held(pen, body, spec, { k, drop: straw ? 42 : drop, drawn, hand })
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

/** Where a strap across the body lies on the shoulder line: clear of a coat's collar, and how far its end lies within it, in px. */
const ON_SHOULDER = { usual: 0.52, coat: 0.66, within: 2 } as const

function acrossBody(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const side = hand === "L" ? -1 : 1
  const drawn = wovenBag(spec) ?? crossbodyBag
  // On the hip, so that most of the front stays clear.
  const usual = add(body.T(6.2, side * 0.74), [side * 5, -1])
  const hip = besideArm(body, usual, hand, { ...ACROSS, sleeve: sleeveOf(spec) })
  const { usual: bare, coat, within } = ON_SHOULDER
  const shoulder = body.shoulderLine(-side, spec.inCoat ? coat : bare, spec.inCoat ? 0 : -within)
  const end = add(hip, [-side * 22, 2])
  // Over the shoulder it falls steeply, then runs across the chest.
  const over = add(mix(shoulder, end, 0.08), [-side * 2.4, 0])
  const strap = strapLine(
    pen,
    handleColour(spec.cloth),
    [shoulder, over, add(mix(shoulder, end, 0.5), [-side * 1.5, 2]), end],
    2.8,
  )
  return {
    z: Z.crossbody,
    s:
      strap +
      drawn(bagFrame(pen, spec.cloth, hip, drawn === crossbodyBag ? 0.84 : 0.7, side * 5), false),
  }
}

/** Where a belt bag is worn, as a torso level, and how far from the middle; beneath an open front in the middle. */
const BELTED_AT = 5.5
const BELTED_OFF = 0.3

/** A pouch at the front of the waist, on its belt: round everything that is closed, beneath what hangs open. */
function roundWaist(pen: Pen, body: Body, spec: BagSpec, hand: Side): Layer {
  const { cloth, openOver, waistFit = "regular", inCoat = false } = spec
  const side = hand === "L" ? 1 : -1
  const coat = inCoat && !openOver ? COAT_ROUND : 0
  // An open front presses a wide top close: as far round as it is cut, the belt would come out beside the jacket.
  const ease = sideEase(body, openOver ? "fitted" : waistFit)(BELTED_AT) + coat - BELT_WITHIN
  const belt = [-1, -0.5, 0, 0.5, 1].map((u) =>
    add(body.T(BELTED_AT, u, ease * Math.abs(u)), [0, 5 * (1 - u * u)]),
  )
  const at = add(body.T(BELTED_AT, openOver ? 0 : side * BELTED_OFF), [0, -9])
  return {
    z: openOver === "coat" ? Z.coat - 1 : openOver === "jacket" ? Z.jacket - 1 : Z.crossbody,
    s:
      strapLine(pen, cloth.colour, belt, 5) +
      beltBag(bagFrame(pen, cloth, at, openOver ? 0.54 : 0.62, openOver ? 0 : side * 3), false),
  }
}

/** How far within the clothes' edge the round ends of the belt lie, in px. */
const BELT_WITHIN = 2.5

/** How much further round a closed coat is than what its fit says, in px at each side. */
const COAT_ROUND = 6

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
