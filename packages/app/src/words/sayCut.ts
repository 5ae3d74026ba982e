import type { CutField } from "@stylin/garments/vocabulary"
import { capitalised } from "./sayWord.ts"
import { t, vocabularyWord } from "./t.ts"

/** What English calls cuts that have no name of their own in the vocabulary's word. */
const ENGLISH: Readonly<Record<string, string>> = {
  "fit fitted": "close",
  "fit relaxed": "loose",
  "length mini": "above the knee",
  "length knee": "to the knee",
  "length midi": "to the calf",
  "length maxi": "to the ankle",
  "length ankle": "to the ankle",
  "length full": "to the shoe",
  "length thigh": "over the knee",
  "neckline crew": "round",
  "neckline v": "V-neck",
  "neckline boat": "wide, boat",
  "neckline cami": "thin straps",
  "neckline roll": "roll neck",
  "neckline high": "stand-up",
  "neckline lapel": "lapels",
  "neckline collarless": "no collar",
  "sleeve sleeveless": "none",
  "sleeve strap": "straps",
  "sleeve elbow": "to the elbow",
  "leg flare": "flared",
  "skirt circle": "full circle",
  "heel low": "low heel",
  "heel block": "block heel",
}

/** What a part of a garment's cut is called, as a label. */
export function sayCutField(field: CutField): string {
  return {
    fit: t("How close"),
    length: t("Length"),
    rise: t("Waistband"),
    neckline: t("Neckline"),
    sleeve: t("Sleeves"),
    leg: t("Legs"),
    skirt: t("Skirt"),
    heel: t("Heel"),
  }[field]
}

/** How a part of a garment is cut, within a sentence. The same word means different things of two parts. */
export function sayCutWithin(field: CutField, word: string): string {
  const key = `${field} ${word}`
  return vocabularyWord(key) ?? ENGLISH[key] ?? word
}

/** The same as a label. */
export function sayCut(field: CutField, word: string): string {
  return capitalised(sayCutWithin(field, word))
}
