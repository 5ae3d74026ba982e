import type { Kind } from "@stylin/garments/vocabulary"

// Kinds by what they do to the rest of an outfit.
export const COATS: ReadonlySet<Kind> = new Set([
  "trench_coat",
  "wool_coat",
  "teddy_coat",
  "parka",
  "raincoat",
  "cape",
])
/** What covers the leg down to its hem, however one stands. */
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
/** What is worn at the end of an arm. */
export const AT_THE_WRIST: ReadonlySet<Kind> = new Set(["bracelet", "watch", "ring"])
export const CAPES: ReadonlySet<Kind> = new Set(["cape"])
/** Jackets without sleeves leave the cuffs below them to be seen. */
export const SLEEVELESS: ReadonlySet<Kind> = new Set(["waistcoat", "gilet", "cape"])
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

/** Layers with pockets of their own where a hand comes to rest. */
export const POCKETED_LAYERS: ReadonlySet<Kind> = new Set([
  "blazer",
  "trench_coat",
  "wool_coat",
  "teddy_coat",
  "parka",
  "raincoat",
  "puffer",
])
