import { FIGURE_PICTURES } from "virtual:stylin-figure-pictures"
import { MONK_TONES } from "@stylin/garments/colour"
import {
  AGE_LOOKS,
  BODY_SIZES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEAD_COVERINGS,
  HEIGHTS,
} from "@stylin/garments/vocabulary"
import { addressOf } from "../../lib/addressOf.ts"
import { label } from "../../lib/words.ts"

/** Names that the vocabulary's words do not say by themselves. */
const NAMES: Readonly<Record<string, string>> = {
  crop: "Short",
  long: "Long, straight",
  waves: "Long, wavy",
  curls: "Afro curls",
  pony: "Ponytail",
  chignon: "Low bun",
  bun: "High bun",
  headwrap: "Head wrap",
  headscarf: "Headscarf",
}

function pictured<Value extends string>(kind: string, values: readonly Value[]) {
  return values.map((value) => ({
    value,
    label: NAMES[value] ?? label(value),
    picture: addressOf(FIGURE_PICTURES, `${kind}-${value}`),
  }))
}

/** Stands for an uncovered head, which is no covering at all. */
export const NO_COVERING = "none"

export const STYLE_CHOICES = pictured("head", HAIR_STYLES)
export const COVERING_CHOICES = pictured("head", [NO_COVERING, ...HEAD_COVERINGS])
export const SIZE_CHOICES = pictured("size", BODY_SIZES)
export const HEIGHT_CHOICES = pictured("height", HEIGHTS)
export const AGE_CHOICES = pictured("age", AGE_LOOKS)

export interface Shade {
  readonly value: string
  /** #rrggbb */
  readonly hex: string
  readonly name: string
}

/** The steps of the Monk scale. */
export const SKINS: readonly Shade[] = MONK_TONES.map((hex, index) => ({
  value: String(index + 1),
  hex,
  name: stepName(index + 1),
}))
export const HAIRS: readonly Shade[] = HAIR_COLOURS.map(({ name, hex }) => ({
  value: hex,
  hex,
  name: label(name),
}))

function stepName(step: number): string {
  return step === 1 ? "1, lightest" : step === MONK_TONES.length ? `${step}, deepest` : String(step)
}
