import { PHOTO_KIND_FACTS, type PhotoKind, type PhotoKindFacts } from "./photo-kinds.ts"
import type { WornClass } from "./worn-classes.ts"

const top = (kind: PhotoKindFacts["kind"], name: string) => {
  return { section: "upper_body", kind, name } as const
}
const shoes = (kind: PhotoKindFacts["kind"], name: string) => {
  return { section: "shoes", kind, name } as const
}
const accessory = (kind: PhotoKindFacts["kind"], name: string) => {
  return { section: "accessories", kind, name } as const
}

/** Kinds that are told apart where they are worn, besides those of garments alone. */
const WORN_ONLY = {
  blouse: top("blouse", "blouse"),
  jumper: top("jumper", "jumper"),
  sweatshirt: top("sweatshirt", "sweatshirt"),
  hoodie: top("hoodie", "hoodie"),
  blazer: top("blazer", "blazer"),
  cape: top("cape", "cape"),
  cardigan: top("cardigan", "cardigan"),
  coat: top("wool_coat", "coat"),
  waistcoat: top("waistcoat", "waistcoat"),
  playsuit: top("playsuit", "playsuit"),
  jeans: { section: "lower_body", kind: "jeans", name: "jeans" },
  leggings: { section: "lower_body", kind: "leggings", name: "leggings" },
  tights: accessory("tights", "tights"),
  socks: accessory("socks", "socks"),
  boots: shoes("ankle_boots", "boots"),
  flats: shoes("flats", "flats"),
  heels: shoes("heels", "heels"),
  loafers: shoes("loafers", "loafers"),
  sandals: shoes("sandals", "sandals"),
  bag: accessory("shoulder_bag", "bag"),
  clutch: accessory("clutch", "clutch"),
  scarf: accessory("scarf", "scarf"),
  belt: accessory("belt", "belt"),
} as const satisfies Readonly<Record<string, PhotoKindFacts>>
type WornOnly = keyof typeof WORN_ONLY

/** What is said of a garment, alone or worn. */
export type SeenKind = PhotoKind | WornOnly

export const SEEN_KIND_FACTS: Readonly<Record<SeenKind, PhotoKindFacts>> = {
  ...PHOTO_KIND_FACTS,
  ...WORN_ONLY,
}

/**
 * What the parser calls garments, in the order of its output: the class that shows it, and the kind
 * that it is said to be; none where the word says too little.
 */
export const WORN_LABELS: readonly (readonly [
  label: string,
  shownAs: WornClass,
  kind?: SeenKind,
])[] = [
  ["blouse", "top", "blouse"],
  ["shirt", "top", "shirt"],
  ["t-shirt", "top", "t-shirt"],
  ["sweater", "top", "jumper"],
  ["sweatshirt", "top", "sweatshirt"],
  ["jumper", "top", "jumper"],
  ["top", "top"],
  ["hoodie", "top", "hoodie"],
  ["bodysuit", "top"],
  ["blazer", "layer", "blazer"],
  ["cape", "layer", "cape"],
  ["cardigan", "layer", "cardigan"],
  ["coat", "layer", "coat"],
  ["jacket", "layer", "outwear"],
  ["suit", "layer", "blazer"],
  ["vest", "layer", "waistcoat"],
  ["dress", "dress", "dress"],
  ["romper", "dress", "playsuit"],
  ["pants", "trousers", "pants"],
  ["jeans", "trousers", "jeans"],
  ["leggings", "trousers", "leggings"],
  ["shorts", "shorts", "shorts"],
  ["skirt", "skirt", "skirt"],
  ["stockings", "legwear", "tights"],
  ["tights", "legwear", "tights"],
  ["socks", "legwear", "socks"],
  ["shoes", "shoes"],
  ["boots", "shoes", "boots"],
  ["clogs", "shoes", "heels"],
  ["flats", "shoes", "flats"],
  ["heels", "shoes", "heels"],
  ["loafers", "shoes", "loafers"],
  ["pumps", "shoes", "heels"],
  ["sandals", "shoes", "sandals"],
  ["sneakers", "shoes", "shoes"],
  ["wedges", "shoes", "heels"],
  ["bag", "bag", "bag"],
  ["purse", "bag", "bag"],
  ["wallet", "bag", "clutch"],
  ["hat", "hat", "hat"],
  ["scarf", "scarf", "scarf"],
  ["belt", "belt", "belt"],
  ["sunglasses", "eyewear"],
  ["glasses", "eyewear"],
  ["bracelet", "jewellery"],
  ["earrings", "jewellery"],
  ["necklace", "jewellery"],
  ["ring", "jewellery"],
  ["watch", "jewellery"],
]

/** The kinds that a class of garment may be said to be. */
export function kindsOf(shown: WornClass): SeenKind[] {
  const kinds = WORN_LABELS.flatMap(([, shownAs, kind]) =>
    shownAs === shown && kind ? [kind] : [],
  )
  return [...new Set(kinds)]
}
