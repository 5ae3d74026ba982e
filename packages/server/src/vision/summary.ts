import type { Section } from "@stylin/garments/vocabulary"
import type { GarmentColours } from "./colours.ts"
import type { PhotoPattern } from "./pattern.ts"
import { PHOTO_KIND_FACTS } from "./photo-kinds.ts"
import type { Recognition } from "./recognition.ts"

const PATTERN_WORDS: Readonly<Record<PhotoPattern, string>> = {
  plain: "",
  stripe: "striped",
  check: "checked",
  print: "printed",
}

const SECTION_WORDS: Readonly<Record<Section, string>> = {
  upper_body: "top",
  lower_body: "bottoms",
  shoes: "shoes",
  accessories: "accessory",
}

/** A garment in words, such as "Navy striped long-sleeved top"; of what is not known, less. */
export function summarise(
  recognition: Recognition,
  { colours, isMulticolour }: GarmentColours,
  pattern: PhotoPattern,
): string {
  const [main, second] = colours
  const colour = isMulticolour
    ? "multicoloured"
    : pattern !== "plain" && second && second.name !== main?.name
      ? `${main?.name} and ${second.name}`
      : (main?.name ?? "")
  const words = [colour, PATTERN_WORDS[pattern], nameOf(recognition)].filter(Boolean).join(" ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function nameOf({ kind, section }: Recognition): string {
  if (kind.certainty !== "ask") return PHOTO_KIND_FACTS[kind.answer].name
  return section.certainty === "ask" ? "garment" : SECTION_WORDS[section.answer]
}
