import type { Kind } from "@stylin/garments/vocabulary"

// Kinds by what they do to the rest of an outfit.
export const COATS: ReadonlySet<Kind> = new Set([
  "trench_coat",
  "wool_coat",
  "teddy_coat",
  "parka",
  "raincoat",
  "puffer",
  "cape",
])
/** Kinds that cover the leg down to their hem in every pose. */
export const LEGGED: ReadonlySet<Kind> = new Set([
  "jeans",
  "wide_leg_jeans",
  "trousers",
  "wide_leg_trousers",
  "chinos",
  "cargo_trousers",
  "leggings",
  "joggers",
  "jumpsuit",
  "dungarees",
])
/** Worn at the end of an arm. */
export const AT_THE_WRIST: ReadonlySet<Kind> = new Set(["bracelet", "watch", "ring"])
export const CAPES: ReadonlySet<Kind> = new Set(["cape"])
/** Jackets without sleeves, which show the cuffs below them. */
export const SLEEVELESS: ReadonlySet<Kind> = new Set(["waistcoat", "gilet", "cape"])
/** Worn over a top, whose hem they cover. */
export const BIBBED: ReadonlySet<Kind> = new Set(["pinafore", "dungarees"])
/** Layers that a zip closes up to the neck. */
export const ZIPPED: ReadonlySet<Kind> = new Set([
  "bomber",
  "fleece",
  "gilet",
  "puffer",
  "parka",
  "raincoat",
])
/** Tops that go over thinner ones, whichever is named first. */
export const OVER_TOPS: ReadonlySet<Kind> = new Set([
  "jumper",
  "knitted_vest",
  "sweatshirt",
  "hoodie",
])
export const NEVER_TUCKED: ReadonlySet<Kind> = new Set([
  "hoodie",
  "sweatshirt",
  "tunic",
  "corset_top",
])
export const HATS: ReadonlySet<Kind> = new Set([
  "beanie",
  "beret",
  "cap",
  "fedora",
  "bucket_hat",
  "sun_hat",
])
export const POCKETED: ReadonlySet<Kind> = new Set([
  "jeans",
  "wide_leg_jeans",
  "trousers",
  "wide_leg_trousers",
  "chinos",
  "cargo_trousers",
  "culottes",
  "joggers",
  "shorts",
  "denim_shorts",
  "denim_skirt",
  "jumpsuit",
  "playsuit",
])

/**
 * Layers with pockets of their own. In them a hand goes out of sight and looks cut off, and on the hip it covers their
 * smooth fronts: it hangs.
 */
export const HANGING: ReadonlySet<Kind> = new Set([
  "blazer",
  "trench_coat",
  "wool_coat",
  "teddy_coat",
])
