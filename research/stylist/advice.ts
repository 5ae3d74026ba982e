import {
  type GarmentWords,
  outfitInsulation,
  type Styling,
  UNDERWEAR_CLO,
  usualCloth,
  wholeCut,
} from "@stylin/garments/vocabulary"
import type { LookReason } from "../../packages/stylist/src/input.ts"
import { decode, SLOTS } from "../../packages/stylist/src/pieces/codes.ts"
import type { Piece } from "../../packages/stylist/src/pieces/piece.ts"
import { WEARING_SAYINGS } from "../../packages/stylist/src/reasons/skeletons/how-to-wear.ts"
import { WEATHER_SAYINGS } from "../../packages/stylist/src/reasons/skeletons/occasion.ts"
import type { EvalLook } from "./subject.ts"

/** What must be so that advice can be followed, and that the picture shows it so. */
type Condition = (worn: Worn) => boolean

interface Worn {
  readonly all: readonly GarmentWords[]
  /** What the advice is about, in its order. */
  readonly of: readonly GarmentWords[]
  readonly styling: Styling
  /** In °C while she is out; undefined if the day is not known. */
  readonly outdoors: number | undefined
  /** Its lowest and its highest, in °C. */
  readonly day: { readonly low: number; readonly high: number } | undefined
}

const cutOf = ({ kind, cut }: GarmentWords) => wholeCut(kind, cut)
const isOneOf = (words: GarmentWords | undefined, ...kinds: readonly string[]) =>
  words !== undefined && kinds.includes(words.kind)
const COATS = ["wool_coat", "teddy_coat", "trench_coat", "raincoat", "parka", "puffer", "cape"]
const OPENING = /blazer|cardigan|jacket|overshirt|bomber/
const isMild = ({ outdoors }: Worn) => outdoors === undefined || outdoors >= 10
const hasCoat = ({ all }: Worn) => all.some((one) => isOneOf(one, ...COATS))
const jewels = ({ all }: Worn) =>
  all.filter((one) => isOneOf(one, "necklace", "earrings", "bracelet", "ring", "watch"))

const isSquare = (one: GarmentWords | undefined) =>
  one !== undefined && /silk|satin/.test((one.cloth ?? usualCloth(one.kind)).material)

const CONDITIONS: Readonly<Record<keyof typeof WEARING_SAYINGS, Condition>> = {
  open: (worn) => OPENING.test(worn.of[0]?.kind ?? "") && !hasCoat(worn) && isMild(worn),
  openOverTuck: (worn) =>
    OPENING.test(worn.of[0]?.kind ?? "") &&
    !hasCoat(worn) &&
    isMild(worn) &&
    worn.styling.tuck === "in",
  openLater: ({ of, day }) =>
    OPENING.test(of[0]?.kind ?? "") && day !== undefined && day.low < 10 && day.high >= 10,
  coatOpen: (worn) =>
    isOneOf(worn.of[0], "wool_coat", "teddy_coat", "trench_coat") &&
    worn.styling.coat !== "closed" &&
    isMild(worn),
  underCoat: (worn) => hasCoat(worn) && !isMild(worn) && OPENING.test(worn.of[0]?.kind ?? ""),
  forMorning: ({ of, day, styling }) =>
    isOneOf(of[0], ...COATS) &&
    styling.coat !== "closed" &&
    day !== undefined &&
    day.low < 10 &&
    day.high >= 10,
  forCoolMorning: ({ of, day }) =>
    OPENING.test(of[0]?.kind ?? "") && day !== undefined && day.low < 15 && day.high >= 19,
  hemOver: ({ all, of }) =>
    isOneOf(of[0], "ankle_boots", "chelsea_boots") &&
    all.some((one) => {
      const { leg, length } = cutOf(one)
      return leg !== undefined && !/skinny|slim|tapered/.test(leg) && length === "full"
    }),
  tuckIn: ({ styling }) => styling.tuck === "in",
  tuckFront: ({ styling }) => styling.tuck === "front",
  leaveOut: ({ styling }) => styling.tuck === "out",
  push: ({ of, styling }) =>
    styling.sleeves === "up" && isOneOf(of[0], "jumper", "sweatshirt", "cardigan"),
  roll: ({ of, styling }) =>
    styling.sleeves === "up" && isOneOf(of[0], "shirt", "overshirt", "denim_jacket"),
  cuff: ({ of, styling }) => styling.hems === "up" && isOneOf(of[0], "jeans"),
  beneath: ({ of }) => isOneOf(of[0], "thermal_top"),
  shed: (worn) => hasCoat(worn) && worn.of.length === 1 && !isMild(worn),
  doneUp: (worn) => hasCoat(worn) && worn.styling.coat === "closed",
  swing: ({ of }) => of.length === 2,
  drop: ({ of, styling }) => of.length === 2 && styling.tuck !== "in" && styling.tuck !== "front",
  beltOver: ({ of, styling }) => styling.belt === "over" && isOneOf(of[0], "belt"),
  scarf: ({ of: [one] }) => isOneOf(one, "scarf") && !isSquare(one),
  knotted: ({ of: [one] }) => isOneOf(one, "scarf") && isSquare(one),
  jewel: (worn) => jewels(worn).length === 1 && !isOneOf(worn.of[0], "earrings"),
  atEar: (worn) => jewels(worn).length === 1 && isOneOf(worn.of[0], "earrings"),
  hat: ({ of }) => isOneOf(of[0], "beanie", "beret", "cap", "fedora", "bucket_hat", "sun_hat"),
  across: ({ of }) => isOneOf(of[0], "crossbody_bag"),
  hand: ({ of }) => isOneOf(of[0], "clutch"),
}

/** Whether she can wear it as a reason says, and the picture shows it so; true of all other reasons. */
export function canBeWornSo(
  reason: LookReason,
  { pieces, brief, styling = {} }: EvalLook,
): boolean {
  if (reason.label !== "How to wear") return true
  const entry = Object.entries(WEARING_SAYINGS).find(([, sayings]) =>
    sayings.some((saying) => saying === reason.skeleton),
  )
  const of = reason.of.flatMap((id) => pieces.filter((piece) => piece.id === id)).map(decode)
  const worn = {
    all: pieces.map(decode),
    of,
    styling,
    outdoors: brief.need?.outdoors,
    day: brief.need?.day,
  }
  return Object.entries(CONDITIONS).some(([name, holds]) => name === entry?.[0] && holds(worn))
}

/** As thin as clothes for above the waist come, in hundredths of a clo; and as thick. */
const EXTREMES = { thin: 8, thick: 60 } as const

/**
 * Whether clothes said to be warm or cool enough are what makes the look so: the whole look suits the day,
 * and without their cloth it would not. True of all other reasons.
 */
export function isRightForWeather(reason: LookReason, { pieces, brief }: EvalLook): boolean {
  if (!WEATHER_SAYINGS.includes(reason.skeleton)) return true
  const { need } = brief
  if (!need) return false
  const clo = (instead?: number) =>
    outfitInsulation(pieces.reduce((sum, one) => sum + cloOf(one, reason, instead), UNDERWEAR_CLO))
  return reason.text.includes("warm enough")
    ? clo() >= need.least && clo(EXTREMES.thin) < need.least
    : clo() <= need.most && clo(EXTREMES.thick) > need.most
}

function cloOf(piece: Piece, { of }: LookReason, instead = piece.clo): number {
  const isNamed = of.includes(piece.id) && SLOTS[piece.slot] !== "shoes"
  return (isNamed ? instead : piece.clo) / 100
}
