import { type Point, pairs } from "../core/geom.ts"
import type { Side } from "../core/layer.ts"

/** Postures of an arm; a pose need not offer all of them. */
export const ARM_KINDS = ["hang", "pocket", "hip"] as const
export type ArmKind = (typeof ARM_KINDS)[number]

/** Elbow and wrist in px. */
type ArmJoints = readonly Point[]

/** A way to stand, drawn for the mean body on a sheet of 600 x 800 px. */
export interface Pose {
  /** One row per torso level from the neck to the crotch: centre in px, tilt in degrees. */
  readonly rows: readonly (readonly [x: number, y: number, tilt: number])[]
  /** `turn` is where the face looks, -1 the viewer's left; `look` how much further than usual, to 0.3. */
  readonly head: {
    readonly c: Point
    readonly tilt: number
    readonly turn: -1 | 0 | 1
    readonly look?: number
  }
  /**
   * How far the trunk is turned to the viewer's right, -1 to 1; 0 by default. At 1 it is seen in
   * three quarters.
   */
  readonly turn?: number
  /** How far hanging cloth swings to the viewer's right at the ankle, in px; 0 by default. */
  readonly sway?: number
  /** Knee and ankle. */
  readonly legs: Readonly<Record<Side, readonly Point[]>>
  /** The leg that is in front. */
  readonly front: Side
  /** How far each foot is turned, in degrees. */
  readonly feet: Readonly<Record<Side, number>>
  /** 1 if the heel is off the ground. */
  readonly lift: Readonly<Record<Side, 0 | 1>>
  readonly arms: Readonly<
    Record<Side, { readonly hang: ArmJoints } & Partial<Record<ArmKind, ArmJoints>>>
  >
}

/** Rows of three numbers from a flat list. */
const rows = (flat: readonly number[]): Pose["rows"] =>
  Array.from({ length: flat.length / 3 }, (_, i) => {
    const [x = 0, y = 0, tilt = 0] = flat.slice(i * 3, i * 3 + 3)
    return [x, y, tilt]
  })

const stand: Pose = {
  rows: rows([
    304, 149, -5, 302, 169, -6, 301, 202, -5, 299.5, 225, -4, 297, 251, -1.5, 292, 285, 2.5, 286,
    320, 7, 282, 354, 9, 284, 382, 8,
  ]),
  head: { c: [309, 86], tilt: 7, turn: -1 },
  legs: { L: pairs([270, 526, 292, 696]), R: pairs([338, 520, 372, 684]) },
  front: "L",
  feet: { L: 3, R: -17 },
  lift: { L: 0, R: 0 },
  arms: {
    L: {
      hang: pairs([230, 284, 220, 380]),
      pocket: pairs([208, 280, 238, 352]),
      hip: pairs([190, 266, 244, 312]),
    },
    R: {
      hang: pairs([376, 278, 392, 372]),
      pocket: pairs([398, 266, 345, 354]),
      hip: pairs([418, 250, 342, 312]),
    },
  },
}

const walk: Pose = {
  rows: rows([
    297, 149, 4, 299, 169, 5.5, 300.5, 202, 4, 302, 225, 3, 305, 251, 0, 309, 285, -3.5, 313, 320,
    -7.5, 316, 354, -9, 314, 382, -7,
  ]),
  head: { c: [293, 86], tilt: -5, turn: 1, look: 0.12 },
  turn: 0.5,
  sway: -9,
  legs: { L: pairs([297, 518, 280, 658]), R: pairs([325, 532, 304, 702]) },
  front: "R",
  feet: { L: 10, R: -2 },
  lift: { L: 1, R: 0 },
  arms: {
    L: {
      hang: pairs([222, 274, 196, 362]),
      pocket: pairs([204, 270, 258, 350]),
      hip: pairs([186, 254, 262, 310]),
    },
    R: {
      hang: pairs([372, 286, 366, 386]),
      pocket: pairs([400, 276, 370, 356]),
      hip: pairs([414, 266, 366, 316]),
    },
  },
}

/** A long step, the trunk in three quarters, the arms swinging against the legs. */
const stride: Pose = {
  rows: rows([
    296, 149, 5, 298, 169, 7, 300, 202, 5.5, 302, 225, 4, 306, 251, 0.5, 311, 285, -4, 316, 320,
    -8.5, 320, 354, -10.5, 317, 382, -8,
  ]),
  head: { c: [294, 86], tilt: -3, turn: 1, look: 0.26 },
  turn: 1,
  sway: -18,
  legs: { L: pairs([290, 518, 246, 652]), R: pairs([338, 528, 334, 704]) },
  front: "R",
  feet: { L: 16, R: -12 },
  lift: { L: 1, R: 0 },
  arms: {
    L: {
      hang: pairs([228, 284, 238, 378]),
      pocket: pairs([204, 270, 258, 350]),
      hip: pairs([186, 254, 262, 310]),
    },
    R: {
      hang: pairs([384, 276, 410, 358]),
      pocket: pairs([400, 276, 370, 356]),
      hip: pairs([414, 266, 366, 316]),
    },
  },
}

const cross: Pose = {
  rows: rows([
    300, 149, 2, 301, 169, 3.5, 302, 202, 3, 303, 225, 2, 304, 251, 0, 306, 285, -2, 309, 320, -4.5,
    311, 354, -5.5, 309, 382, -5,
  ]),
  head: { c: [296, 86], tilt: -8, turn: -1, look: 0.12 },
  legs: { L: pairs([305, 524, 338, 690]), R: pairs([322, 526, 300, 690]) },
  front: "L",
  feet: { L: -12, R: 10 },
  lift: { L: 0, R: 0 },
  arms: {
    L: {
      hang: pairs([228, 280, 224, 378]),
      pocket: pairs([206, 272, 256, 352]),
      hip: pairs([188, 258, 260, 312]),
    },
    R: {
      hang: pairs([374, 284, 384, 382]),
      pocket: pairs([400, 272, 366, 354]),
      hip: pairs([418, 256, 362, 312]),
    },
  },
}

/** Weight on one hip, the other leg stretched out to the side, the head turned over the shoulder. */
const lean: Pose = {
  rows: rows([
    313, 149, -6, 311, 169, -8, 308, 202, -6.5, 305, 225, -5, 299, 251, -1, 290, 285, 4, 282, 320,
    8.5, 277, 354, 11, 280, 382, 9,
  ]),
  head: { c: [320, 86], tilt: 8, turn: 1, look: 0.26 },
  turn: 0.6,
  sway: 8,
  legs: { L: pairs([268, 528, 286, 700]), R: pairs([346, 524, 396, 682]) },
  front: "L",
  feet: { L: 5, R: -20 },
  lift: { L: 0, R: 0 },
  arms: {
    L: {
      hang: pairs([232, 286, 214, 380]),
      pocket: pairs([208, 282, 236, 352]),
      hip: pairs([190, 266, 240, 312]),
    },
    R: {
      hang: pairs([390, 274, 408, 366]),
      pocket: pairs([410, 264, 352, 354]),
      hip: pairs([428, 246, 346, 310]),
    },
  },
}

/** Both feet planted apart, the face to the viewer. */
const square: Pose = {
  rows: rows([
    301, 149, 1.5, 301, 169, 3, 301.5, 202, 2.5, 302, 225, 1.5, 302.5, 251, 0, 303, 285, -1.5, 303,
    320, -3, 303, 354, -4, 303, 382, -3,
  ]),
  head: { c: [300, 85], tilt: -4, turn: -1, look: -0.1 },
  legs: { L: pairs([266, 526, 246, 692]), R: pairs([342, 528, 356, 698]) },
  front: "R",
  feet: { L: 13, R: -9 },
  lift: { L: 0, R: 0 },
  arms: {
    L: {
      hang: pairs([226, 278, 214, 374]),
      pocket: pairs([202, 272, 254, 352]),
      hip: pairs([184, 256, 258, 310]),
    },
    R: {
      hang: pairs([378, 282, 388, 378]),
      pocket: pairs([402, 276, 360, 356]),
      hip: pairs([418, 262, 356, 314]),
    },
  },
}

// Shops lay clothes out in the proportions of people, not of the croquis, so the legs are shorter.
const flat: Pose = {
  rows: rows([
    300, 150, 0, 300, 168, 0, 300, 200, 0, 300, 223, 0, 300, 250, 0, 300, 284, 0, 300, 319, 0, 300,
    353, 0, 300, 381, 0,
  ]),
  head: { c: [300, 84], tilt: 0, turn: 0 },
  legs: { L: pairs([261, 494, 253, 632]), R: pairs([339, 494, 347, 632]) },
  front: "R",
  feet: { L: 0, R: 0 },
  lift: { L: 0, R: 0 },
  arms: {
    // A sleeve in a pocket is one that somebody folded in, as clothes are laid out.
    L: { hang: pairs([212, 274, 190, 368]), pocket: pairs([215, 283, 258, 350]) },
    R: { hang: pairs([388, 274, 410, 368]), pocket: pairs([385, 283, 342, 350]) },
  },
}

/** The same pose facing the other way; the light stays where it is. */
function mirrored(pose: Pose): Pose {
  const point = ([x, y]: Point): Point => [600 - x, y]
  const turned = ({ hang, pocket, hip }: Pose["arms"]["L"]): Pose["arms"]["L"] => ({
    hang: hang.map(point),
    ...(pocket && { pocket: pocket.map(point) }),
    ...(hip && { hip: hip.map(point) }),
  })
  const { c, tilt, turn, look = 0 } = pose.head
  return {
    turn: -(pose.turn ?? 0),
    sway: -(pose.sway ?? 0),
    rows: pose.rows.map(([x, y, angle]) => [600 - x, y, -angle]),
    head: { c: point(c), tilt: -tilt, turn: turn === 0 ? 0 : turn === 1 ? -1 : 1, look },
    legs: { L: pose.legs.R.map(point), R: pose.legs.L.map(point) },
    front: pose.front === "L" ? "R" : "L",
    feet: { L: -pose.feet.R, R: -pose.feet.L },
    lift: { L: pose.lift.R, R: pose.lift.L },
    arms: { L: turned(pose.arms.R), R: turned(pose.arms.L) },
  }
}

/** Every pose by its name; `flat` is the invisible mannequin that shows garments alone. */
export const POSES = {
  stand,
  standLeft: mirrored(stand),
  walk,
  walkLeft: mirrored(walk),
  stride,
  strideLeft: mirrored(stride),
  cross,
  crossLeft: mirrored(cross),
  lean,
  leanLeft: mirrored(lean),
  square,
  squareLeft: mirrored(square),
  flat,
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
