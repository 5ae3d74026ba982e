import type { Section } from "./sections.ts"

/** The place a garment takes in an outfit. A dress fills the places of top and bottom. */
export type Slot = "top" | "layer" | "bottom" | "dress" | "shoes" | "bag" | "accessory"

/** Facts about a kind. Formality runs from 1 (sport) to 5 (evening), warmth from 1 (heat) to 5 (frost). */
export interface KindFacts {
  readonly section: Section
  readonly slot: Slot
  readonly formality: 1 | 2 | 3 | 4 | 5
  readonly warmth: 1 | 2 | 3 | 4 | 5
  /** What shops call it, singular and lower case; the first is the name shown. */
  readonly words: readonly [string, ...string[]]
}

function kind(
  section: Section,
  slot: Slot,
  formality: KindFacts["formality"],
  warmth: KindFacts["warmth"],
  ...words: readonly [string, ...string[]]
): KindFacts {
  return { section, slot, formality, warmth, words }
}

export const KINDS = {
  t_shirt: kind("upper_body", "top", 2, 2, "t-shirt", "tee", "tshirt", "t shirt"),
  vest: kind("upper_body", "top", 2, 1, "vest", "vest top", "cami", "camisole", "tank", "tank top"),
  blouse: kind("upper_body", "top", 4, 2, "blouse", "tunic"),
  shirt: kind("upper_body", "top", 3, 2, "shirt", "overshirt"),
  polo: kind("upper_body", "top", 2, 2, "polo shirt", "polo"),
  jumper: kind("upper_body", "top", 2, 4, "jumper", "sweater", "pullover", "knit"),
  cardigan: kind("upper_body", "layer", 3, 3, "cardigan"),
  hoodie: kind("upper_body", "top", 1, 3, "hoodie", "sweatshirt", "hoody"),
  blazer: kind("upper_body", "layer", 4, 3, "blazer", "suit jacket"),
  denim_jacket: kind("upper_body", "layer", 2, 3, "denim jacket", "jean jacket"),
  leather_jacket: kind("upper_body", "layer", 2, 3, "leather jacket", "biker jacket"),
  trench_coat: kind("upper_body", "layer", 4, 4, "trench coat", "trench", "mac"),
  wool_coat: kind("upper_body", "layer", 4, 5, "wool coat", "coat", "overcoat"),
  puffer: kind("upper_body", "layer", 1, 5, "puffer jacket", "puffer", "padded jacket", "anorak"),
  day_dress: kind("upper_body", "dress", 3, 2, "dress", "day dress", "midi dress", "shirt dress"),
  evening_dress: kind("upper_body", "dress", 5, 2, "evening dress", "slip dress", "gown"),
  jumpsuit: kind("upper_body", "dress", 3, 2, "jumpsuit", "playsuit"),
  jeans: kind("lower_body", "bottom", 2, 3, "jeans", "denims"),
  wide_leg_jeans: kind("lower_body", "bottom", 2, 3, "wide-leg jeans", "wide leg jeans"),
  trousers: kind("lower_body", "bottom", 4, 3, "trousers", "chinos", "slacks", "pants"),
  wide_leg_trousers: kind("lower_body", "bottom", 4, 3, "wide-leg trousers", "palazzo trousers"),
  leggings: kind("lower_body", "bottom", 1, 3, "leggings"),
  joggers: kind("lower_body", "bottom", 1, 3, "joggers", "sweatpants", "track pants"),
  shorts: kind("lower_body", "bottom", 2, 1, "shorts"),
  pencil_skirt: kind("lower_body", "bottom", 4, 2, "pencil skirt"),
  midi_skirt: kind("lower_body", "bottom", 3, 2, "midi skirt", "skirt", "pleated skirt"),
  mini_skirt: kind("lower_body", "bottom", 2, 1, "mini skirt"),
  trainers: kind("shoes", "shoes", 1, 3, "trainers", "sneakers", "running shoes"),
  ankle_boots: kind("shoes", "shoes", 3, 4, "ankle boots", "chelsea boots", "boots"),
  knee_boots: kind("shoes", "shoes", 3, 5, "knee boots", "knee-high boots"),
  heels: kind("shoes", "shoes", 5, 2, "heels", "court shoes", "pumps", "stilettos"),
  flats: kind("shoes", "shoes", 3, 2, "ballet flats", "flats", "ballerinas"),
  loafers: kind("shoes", "shoes", 3, 3, "loafers", "brogues"),
  sandals: kind("shoes", "shoes", 2, 1, "sandals", "espadrilles"),
  tote_bag: kind("accessories", "bag", 3, 3, "tote bag", "tote", "shopper"),
  shoulder_bag: kind("accessories", "bag", 4, 3, "shoulder bag", "handbag", "clutch", "bag"),
  crossbody_bag: kind("accessories", "bag", 2, 3, "crossbody bag", "cross-body bag"),
  backpack: kind("accessories", "bag", 1, 3, "backpack", "rucksack"),
  scarf: kind("accessories", "accessory", 3, 4, "scarf", "shawl"),
  beanie: kind("accessories", "accessory", 1, 5, "beanie", "bobble hat"),
  sun_hat: kind("accessories", "accessory", 2, 1, "sun hat", "straw hat", "hat"),
  belt: kind("accessories", "accessory", 3, 3, "belt"),
  sunglasses: kind("accessories", "accessory", 2, 1, "sunglasses"),
  necklace: kind("accessories", "accessory", 4, 3, "necklace", "pendant"),
  earrings: kind("accessories", "accessory", 4, 3, "earrings", "hoops"),
} as const satisfies Record<string, KindFacts>

export type Kind = keyof typeof KINDS

/** Every kind, in the order of the table: by section, then from the everyday to the special. */
// Object.keys loses the key type that the table has.
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[] as readonly [Kind, ...Kind[]]

/** The facts of a kind, with the words' literal types widened. */
export function kindFacts(name: Kind): KindFacts {
  return KINDS[name]
}
