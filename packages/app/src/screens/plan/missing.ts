import { type Kind, kindFacts } from "@stylin/garments/vocabulary"

/** What every look is made of; a dress is a top and a bottom. */
export const PARTS_OF_A_LOOK = ["top", "bottom", "shoes"] as const
export type PartOfALook = (typeof PARTS_OF_A_LOOK)[number]

interface Owned {
  readonly section: string
  readonly kind?: Kind | undefined
}

/** The parts of a look of which she has none. */
export function missingParts(items: readonly Owned[]): PartOfALook[] {
  const had = new Set(items.flatMap(partsOf))
  return PARTS_OF_A_LOOK.filter((part) => !had.has(part))
}

function partsOf({ section, kind }: Owned): readonly PartOfALook[] {
  const slot = kind && kindFacts(kind).slot
  if (slot === "dress") return ["top", "bottom"]
  // A coat is worn above, but over something.
  if (slot === "layer") return []
  if (section === "upper_body") return ["top"]
  if (section === "lower_body") return ["bottom"]
  return section === "shoes" ? ["shoes"] : []
}
