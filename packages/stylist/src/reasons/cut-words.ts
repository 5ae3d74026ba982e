import {
  type BodyEffect,
  type CutField,
  type GarmentWords,
  type Kind,
  wholeCut,
} from "@stylin/garments/vocabulary"

type Said = readonly [field: CutField, word: string, phrase: string]

/** Parts of a cut that cause an effect, the strongest first; they complete "The … of the skirt". */
const BRINGS: Partial<Record<BodyEffect, readonly Said[]>> = {
  shoulders: [
    ["sleeve", "puff", "puff sleeves"],
    ["neckline", "boat", "boat neckline"],
    ["neckline", "off-shoulder", "bare neckline"],
    ["neckline", "v", "V neckline"],
  ],
  cling: [
    ["fit", "fitted", "fitted cut"],
    ["fit", "relaxed", "relaxed cut"],
    ["skirt", "slip", "slip cut"],
  ],
  waist: [
    ["neckline", "wrap", "wrap"],
    ["fit", "fitted", "fitted cut"],
    ["rise", "high", "high rise"],
    ["skirt", "circle", "circle skirt"],
    ["skirt", "wrap", "wrap skirt"],
  ],
  flare: [
    ["skirt", "circle", "circle cut"],
    ["skirt", "tiered", "tiers"],
    ["leg", "wide", "wide leg"],
    ["leg", "flare", "flared leg"],
    ["skirt", "a-line", "A-line"],
    ["skirt", "pleated", "pleats"],
    ["leg", "barrel", "barrel leg"],
    ["leg", "bootcut", "bootcut leg"],
  ],
  line: [
    ["neckline", "v", "V neckline"],
    ["length", "maxi", "maxi length"],
    ["length", "long", "long cut"],
    ["neckline", "lapel", "lapels"],
    ["leg", "straight", "straight leg"],
    ["leg", "wide", "wide leg"],
    ["leg", "flare", "flared leg"],
    ["skirt", "slip", "slip cut"],
  ],
  ease: [
    ["fit", "relaxed", "relaxed cut"],
    ["fit", "oversized", "oversized cut"],
    ["skirt", "tiered", "tiers"],
  ],
}

/** Cuts that a kind's own name tells; all others count only where somebody says or sees them. */
const OF_THE_KIND: Partial<Record<Kind, readonly string[]>> = {
  wide_leg_jeans: ["wide"],
  wide_leg_trousers: ["wide"],
  maxi_dress: ["maxi"],
  maxi_skirt: ["maxi"],
  wrap_dress: ["wrap"],
  slip_dress: ["slip"],
  pleated_skirt: ["pleated"],
  pencil_skirt: ["fitted"],
  blazer: ["lapel"],
}

/**
 * The strongest part of a cut that a reason can name, of those that are seen; undefined if there is none, or the effect
 * comes from the kind.
 */
export function cutWord(
  words: GarmentWords,
  effect: BodyEffect,
  isSeen: (part: string) => boolean,
): string | undefined {
  const cut: Readonly<Record<string, string>> = { ...wholeCut(words.kind, words.cut) }
  const isSaid = (field: CutField, word: string) =>
    words.cut?.[field] === word || OF_THE_KIND[words.kind]?.includes(word)
  return BRINGS[effect]?.find(
    ([field, word, part]) => cut[field] === word && isSaid(field, word) && isSeen(part),
  )?.[2]
}
