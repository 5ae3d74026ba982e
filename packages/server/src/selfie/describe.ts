import type { LabPoint } from "@stylin/garments/colour"
import {
  type Hex,
  hexOfLab,
  personColouring,
  skinLeaning,
  typologyAngleOf,
} from "@stylin/garments/colour"
import type { Judged } from "./judge.ts"

/** How far skin's hue must lean, in degrees, to be called warm or cool. */
const LEANING = 2.5
const HAIR_WORDS = [
  [19, "black"],
  [31, "dark brown"],
  [42, "brown"],
  [52, "light brown"],
  [64, "blonde"],
  [101, "light blonde"],
] as const

/** The numbers of a reading and words for them, as they are kept and shown. */
export function describeColours({ skin, hair, eyes }: Judged) {
  const colours = {
    skin: plain(skin),
    hair: plain(hair ?? [24, 3, 9]),
    eyes: plain(eyes ?? [24, 2, 8]),
  }
  const { temperature, depth, clarity } = personColouring(colours)
  const leaning = skinLeaning(colours.skin)
  return {
    skin: hexOfLab(colours.skin),
    skin_lightness: tenth(skin[0]),
    skin_chroma: tenth(Math.hypot(skin[1], skin[2])),
    skin_hue: tenth((Math.atan2(skin[2], skin[1]) * 180) / Math.PI),
    typology_angle: tenth(typologyAngleOf(colours.skin)),
    undertone: leaning > LEANING ? "warm" : leaning < -LEANING ? "cool" : "neutral",
    temperature: hundredth(temperature),
    depth: hundredth(depth),
    clarity: hundredth(clarity),
    ...(hair && { hair: hexOfLab(colours.hair), contrast: tenth(Math.abs(skin[0] - hair[0])) }),
    ...(eyes && { eyes: hexOfLab(colours.eyes) }),
    words: {
      ...(hair && { hair_colour: hairWord(hair) }),
      ...(eyes && { eye_colour: eyeWord(eyes) }),
    },
  } as const satisfies Record<string, Hex | number | string | object>
}

function hairWord([l, a, b]: LabPoint): string {
  if (l > 30 && Math.hypot(a, b) < 8) return l > 60 ? "white" : "grey"
  if (l > 22 && l < 50 && a > 0.33 * b && a > 5) return "red"
  return HAIR_WORDS.find(([below]) => l < below)?.[1] ?? "brown"
}

function eyeWord([l, a, b]: LabPoint): string {
  if (b < 0) return "blue"
  if (a < 0) return l > 34 ? "green" : "hazel"
  return l > 24 ? "light brown" : "brown"
}

function plain([l, a, b]: LabPoint) {
  return { mode: "lab65", l: Math.max(1, l), a, b } as const
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
