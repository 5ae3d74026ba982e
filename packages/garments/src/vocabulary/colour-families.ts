import type { ColourName } from "../colour/names.ts"

/** Colours that also go by a plainer name: somebody who asks for blue may well mean navy. */
const FAMILIES: Partial<Readonly<Record<ColourName, readonly ColourName[]>>> = {
  grey: ["light grey", "charcoal", "slate", "silver"],
  white: ["cream", "ecru"],
  beige: ["stone", "ecru", "camel", "nude"],
  brown: ["chocolate", "tan", "cognac", "camel", "taupe"],
  green: ["forest green", "emerald", "olive", "khaki", "sage", "mint", "pistachio", "lime", "teal"],
  blue: [
    "navy",
    "light blue",
    "sky blue",
    "cobalt",
    "indigo",
    "ice blue",
    "petrol",
    "periwinkle",
    "teal",
  ],
  purple: ["plum", "aubergine", "lilac", "lavender", "mauve"],
  red: ["scarlet", "burgundy"],
  orange: ["rust", "terracotta", "coral", "peach"],
  yellow: ["mustard", "lemon", "butter", "gold"],
  pink: ["dusty pink", "blush", "hot pink", "fuchsia", "magenta", "raspberry", "coral"],
}

/** Other colours that somebody who names this one may mean, the likeliest first. */
export function coloursLike(colour: ColourName): readonly ColourName[] {
  return FAMILIES[colour] ?? []
}
