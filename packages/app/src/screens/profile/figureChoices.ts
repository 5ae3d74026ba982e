import { FIGURE_PICTURES } from "virtual:stylin-figure-pictures"
import {
  AGE_LOOKS,
  BODY_SIZES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEAD_COVERINGS,
  HEIGHTS,
} from "@stylin/garments/vocabulary"
import { addressOf } from "../../lib/addressOf.ts"
import type { Shade } from "../../lib/skins.ts"
import { sayWord } from "../../words/sayWord.ts"

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
    label: sayWord(value, NAMES[value]),
    image: addressOf(FIGURE_PICTURES, `${kind}-${value}`),
  }))
}

/** Stands for an uncovered head, which is no covering at all. */
export const NO_COVERING = "none"

export const STYLE_CHOICES = pictured("head", HAIR_STYLES)
export const COVERING_CHOICES = pictured("head", [NO_COVERING, ...HEAD_COVERINGS])
export const SIZE_CHOICES = pictured("size", BODY_SIZES)
export const HEIGHT_CHOICES = pictured("height", HEIGHTS)
export const AGE_CHOICES = pictured("age", AGE_LOOKS)

export const HAIRS: readonly Shade[] = HAIR_COLOURS.map(({ name, hex }) => ({
  value: hex,
  hex,
  name: sayWord(name),
}))
