import { garmentSummary, type PhotoPattern } from "@stylin/api/contract"
import type { Section } from "@stylin/garments/vocabulary"
import type { GarmentColours } from "./colours.ts"
import type { Recognition } from "./recognition.ts"
import { SEEN_KIND_FACTS } from "./worn-kinds.ts"

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
  const names = isMulticolour ? ["multicoloured"] : colours.map(({ name }) => name)
  return garmentSummary({ colours: names, pattern, name: nameOf(recognition) })
}

function nameOf({ kind, section }: Recognition): string {
  if (kind.certainty !== "ask") return SEEN_KIND_FACTS[kind.answer].name
  return section.certainty === "ask" ? "garment" : SECTION_WORDS[section.answer]
}
