import { MONK_TONES } from "@stylin/garments/colour"
import {
  AGE_LOOKS,
  type AgeLook,
  BODY_SIZES,
  BODY_TYPES,
  type BodySize,
  type BodyType,
  GarmentError,
  HEIGHTS,
  type Height,
} from "@stylin/garments/vocabulary"
import type { Side } from "./core/layer.ts"
import { ARM_KINDS, type ArmKind, POSES, type PoseName } from "./figure/body.ts"
import { type Hair, HEADS } from "./figure/figure.ts"

/** The poses a figure can take; the mannequin's is not one of them. */
export type FigurePose = Exclude<PoseName, "flat">

// Object.keys loses the key type of the table.
const ALL_POSES = Object.keys(POSES) as readonly PoseName[]
export const FIGURE_POSES = ALL_POSES.filter((pose): pose is FigurePose => pose !== "flat")

/** The hair that is asked for. */
type HairWords = { readonly [Part in "style" | "colour" | "scarf"]?: Hair[Part] | undefined }

/** The wearer of a look. Parts left out take their defaults. */
export interface Figure {
  readonly bodyType?: BodyType | undefined
  readonly size?: BodySize | undefined
  readonly height?: Height | undefined
  readonly age?: AgeLook | undefined
  readonly pose?: FigurePose | undefined
  readonly arms?: Partial<Readonly<Record<Side, ArmKind>>> | undefined
  /** A step of the Monk scale, 1 to 10. */
  readonly skin?: number | undefined
  /** Colours are #rrggbb. */
  readonly hair?: HairWords | undefined
  /** Whose face it is: any whole number from 0, always the same face; 0 by default, the usual one. */
  readonly face?: number | undefined
}

/** A figure with every part set, its skin as a colour. */
export interface WholeFigure {
  readonly bodyType: BodyType
  readonly size: BodySize
  readonly height: Height
  readonly age: AgeLook
  readonly pose: FigurePose
  readonly arms: Partial<Readonly<Record<Side, ArmKind>>> | undefined
  readonly skin: string
  readonly hair: Hair
  readonly face: number
}

/**
 * Fills in what a figure leaves out.
 * @throws GarmentError that names the field at fault
 */
export function wholeFigure(figure: Figure): WholeFigure {
  const { bodyType = "hourglass", pose = "stand", skin = 4, arms, hair = {} } = figure
  must(BODY_TYPES, bodyType, "figure.bodyType")
  const { size = "regular", height = "average", age = "younger" } = figure
  must(BODY_SIZES, size, "figure.size")
  must(HEIGHTS, height, "figure.height")
  must(AGE_LOOKS, age, "figure.age")
  must(FIGURE_POSES, pose, "figure.pose")
  for (const side of ["L", "R"] as const) {
    if (arms?.[side] !== undefined) must(ARM_KINDS, arms[side], `figure.arms.${side}`)
  }
  const tone = MONK_TONES[skin - 1]
  if (!tone) {
    throw new GarmentError(
      "unknown-word",
      "figure.skin",
      MONK_TONES.map((_, i) => String(i + 1)),
    )
  }
  const { face = 0 } = figure
  if (!Number.isSafeInteger(face) || face < 0) {
    throw new GarmentError("unknown-word", "figure.face", ["a whole number from 0"])
  }
  const { style = "bob", colour = "#3a2a21", scarf } = hair
  must(HEADS, style, "figure.hair.style")
  mustBeColour(colour, "figure.hair.colour")
  if (scarf !== undefined) mustBeColour(scarf, "figure.hair.scarf")
  return {
    bodyType,
    size,
    height,
    age,
    pose,
    arms,
    skin: tone,
    hair: { style, colour, scarf },
    face,
  }
}

function must(allowed: readonly string[], said: string, field: string): void {
  if (!allowed.includes(said)) throw new GarmentError("unknown-word", field, allowed)
}

/** @throws GarmentError unless it is written #rrggbb */
export function mustBeColour(said: string, field: string): void {
  if (!/^#[0-9a-f]{6}$/i.test(said)) throw new GarmentError("not-a-colour", field, ["#rrggbb"])
}
