import type { Cut, CutField } from "@stylin/garments/vocabulary"

type Clash = readonly [
  field: CutField,
  words: readonly string[],
  other: CutField,
  those: readonly string[],
]

/** Words of a cut that contradict each other or are never sewn together. */
const CLASHES: readonly Clash[] = [
  ["fit", ["fitted"], "skirt", ["tiered", "circle", "pleated"]],
  ["fit", ["fitted"], "leg", ["wide", "barrel"]],
  ["fit", ["fitted"], "sleeve", ["balloon"]],
  ["fit", ["relaxed", "oversized"], "skirt", ["pencil", "slip"]],
  ["fit", ["relaxed", "oversized"], "leg", ["skinny", "slim", "bootcut"]],
  ["fit", ["oversized"], "neckline", ["off-shoulder", "sweetheart", "square", "halter"]],
  ["fit", ["oversized"], "length", ["mini"]],
  ["length", ["cropped"], "leg", ["bootcut", "skinny"]],
  ["length", ["cropped", "ankle"], "leg", ["flare"]],
  ["length", ["long"], "neckline", ["off-shoulder"]],
  ["neckline", ["off-shoulder", "halter", "one-shoulder", "bandeau"], "sleeve", ["short", "strap"]],
  ["neckline", ["halter", "one-shoulder", "bandeau"], "sleeve", ["long", "puff", "balloon"]],
  ["neckline", ["roll", "high"], "sleeve", ["puff"]],
  ["skirt", ["tiered", "circle"], "rise", ["low"]],
  ["skirt", ["pencil"], "sleeve", ["balloon"]],
]

/** Whether the words of a cut go together, in any order. */
export function goTogether(cut: Cut): boolean {
  return CLASHES.every(([field, words, other, those]) => {
    const [one, two] = [cut[field], cut[other]]
    return !(one && two && words.includes(one) && those.includes(two))
  })
}
