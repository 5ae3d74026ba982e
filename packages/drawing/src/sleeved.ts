import { shade } from "./core/colour.ts"
import { pairs, shape } from "./core/geom.ts"
import type { Owner, Side } from "./core/layer.ts"
import type { Pen } from "./core/pen.ts"
import type { Arm, Body } from "./figure/body.ts"
import { drawArm, type HandKind, place } from "./figure/figure.ts"

/** One sleeve, how far it reaches down its arm, and whether a jacket lies over it. */
export interface WornSleeve {
  readonly s: string
  readonly reach: number
  readonly covered: boolean
  /** The arm shimmers through. */
  readonly sheer: boolean
  /** The shoulder shows above it. */
  readonly bareShoulder: boolean
  /** The cloth that it is of, if that is dark and plain. */
  readonly dark?: Owner | undefined
}

/** An arm, what it wears and what its hand does. */
export interface DressedArm {
  /** From the inside out. */
  readonly sleeves: readonly WornSleeve[]
  readonly skin: string
  readonly hand: HandKind | undefined
  /** The colour of a gloved hand. */
  readonly glove: string | undefined
  /** The colour of the cloth with the pocket. */
  readonly pocket: string | undefined
}

export function sleevedArm(pen: Pen, body: Body, side: Side, worn: DressedArm): string {
  const arm = body.arm[side]
  const seen = seenSleeves(pen, arm, worn.sleeves)
  const hidden = seen.filter(({ sheer }) => !sheer)
  const longest = Math.max(0, ...hidden.map(({ reach }) => reach))
  // A sleeve that begins below the shoulder lies over a whole arm, whose outline shows above it.
  const isBare = hidden.every(({ bareShoulder }) => bareShoulder)
  const shoulder = seen.some(({ sheer }) => sheer) ? SHOULDER_SEAM : undefined
  const { limb, hand } = drawArm(pen, body, worn.skin, side, {
    hand: worn.hand,
    from: longest && !isBare ? longest - UNDER_SLEEVE : shoulder,
    glove: worn.glove,
  })
  const dressed = limb + seen.map(({ s }) => s).join("")
  if (arm.kind !== "pocket") return hand + dressed
  pen.dip(worn.pocket ?? worn.skin)
  return intoPocket(pen, arm, hand + dressed)
}

/** A hand that holds something and comes out through the slit of a long cape. */
export function handOut(
  pen: Pen,
  body: Body,
  side: Side,
  {
    skin,
    glove,
    cape = skin,
  }: Pick<DressedArm, "skin" | "glove"> & { readonly cape?: string | undefined },
): string {
  const arm = body.arm[side]
  const { hand } = drawArm(pen, body, skin, side, { hand: "holding", glove })
  const put = place(arm.p(SLIT), arm.dir(SLIT), arm.side)
  pen.dip(cape)
  const mouth = pairs([-13, -6, -6, 2, 0, 4, 6, 2, 13, -6])
  const lip = pairs([13, -6, 0, -7, -13, -6])
  return (
    hand +
    pen.fill(shape(mouth.map(put), lip.map(put)), shade(cape, 0.6)) +
    pen.line(mouth.map(put), 2.2, { a: 0.6, b: 0.6, lost: 0 })
  )
}

/** Where along the arm a hand comes out of a cape. */
const SLIT = 1.02

/** How far up inside the longest sleeve the arm is drawn, as a share of its length. */
const UNDER_SLEEVE = 0.08

/** Where an arm in a thin sleeve begins: above it lies the garment itself. */
const SHOULDER_SEAM = 0.17

/**
 * The visible sleeves, from the inside out. Of sleeves below a jacket's only what comes out of it
 * shows, however wide they are further up.
 */
function seenSleeves(pen: Pen, arm: Arm, sleeves: readonly WornSleeve[]): readonly WornSleeve[] {
  const outer = sleeves.filter(({ covered }) => !covered)
  // What goes over them has no sleeves of its own: a knitted vest, a jacket without sleeves.
  if (outer.length === 0) return sleeves
  const end = Math.max(0, ...outer.map(({ reach }) => reach))
  const longer = sleeves.filter(({ covered, reach }) => covered && reach > end + 0.05)
  if (longer.length === 0) return outer
  const put = place(arm.p(end - 0.05), arm.dir(end - 0.05), arm.side)
  const below = pen.clip(
    shape(pairs([-220, 0, 220, 0]).map(put), pairs([220, 460, -220, 460]).map(put)),
  )
  const out = longer.map((one) => ({ ...one, s: `<g clip-path="url(#${below})">${one.s}</g>` }))
  return [...out, ...outer]
}

/** How far below the wrist a hand goes into a pocket, in px: the wrist and the back of the hand show. */
const IN_POCKET = 14

/** A hand in a pocket, up to its knuckles, and the pocket's edge across it. */
function intoPocket(pen: Pen, arm: Arm, dressed: string): string {
  const put = place(arm.p(1), arm.dir(1), arm.side)
  const at = (flat: readonly number[]) => pairs(flat).map(([x, y]) => put([x, y + IN_POCKET]))
  const mouth = [-16, -3.4, 0, 0.6, 16, -3.4]
  const out = pen.clip(
    shape(at(mouth), at([16, -3.4, 220, -60, 220, -460]), at([-220, -460, -220, -60, -16, -3.4])),
  )
  return (
    `<g clip-path="url(#${out})">${dressed}</g>` +
    pen.fill(shape(at(mouth), at([16, -3.4, 0, 5, -16, -3.4])), pen.tone, 0.16) +
    pen.line(at(mouth), 1.5, { a: 0.6, b: 0.6, lost: 0 })
  )
}
