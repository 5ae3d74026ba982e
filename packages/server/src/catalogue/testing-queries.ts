import { KIND_NAMES, type Kind, kindFacts, type Slot } from "@stylin/garments/vocabulary"

/** What a search should rank first, by what a shopper sees of a product. */
export interface WantedProducts {
  readonly kinds?: readonly Kind[]
  /** All must be among the product's colours; a single one must be its main colour. */
  readonly colours?: readonly string[]
  /** All must be in the title. */
  readonly title?: readonly RegExp[]
  readonly seller?: string
}

export interface Query extends WantedProducts {
  readonly typed: string
}

const of = (slot: Slot) => KIND_NAMES.filter((kind) => kindFacts(kind).slot === slot)

const DRESSES = of("dress").filter((kind) => kind.endsWith("dress") || kind === "pinafore")
const COATS: readonly Kind[] = [
  "wool_coat",
  "trench_coat",
  "teddy_coat",
  "puffer",
  "parka",
  "raincoat",
  "cape",
]
const JACKETS: readonly Kind[] = [
  "blazer",
  "tweed_jacket",
  "denim_jacket",
  "leather_jacket",
  "bomber",
  "overshirt",
  "fleece",
  "puffer",
  "teddy_coat",
  "raincoat",
  "parka",
]
const BOOTS: readonly Kind[] = [
  "ankle_boots",
  "chelsea_boots",
  "lace_up_boots",
  "knee_boots",
  "wellies",
]
const HATS: readonly Kind[] = ["beanie", "beret", "cap", "fedora", "bucket_hat", "sun_hat"]
const JEANS: readonly Kind[] = ["jeans", "wide_leg_jeans"]
const TROUSERS: readonly Kind[] = [
  "trousers",
  "wide_leg_trousers",
  "chinos",
  "cargo_trousers",
  "culottes",
  "joggers",
]
const SKIRTS: readonly Kind[] = [
  "mini_skirt",
  "midi_skirt",
  "maxi_skirt",
  "pleated_skirt",
  "pencil_skirt",
  "denim_skirt",
]
const COTTON = /cotton|poplin|oxford|twill|chambray|seersucker|broderie/i

/**
 * What shoppers type, by what is hard about it; written before the search that it tests. Queries
 * under "not sold" may only return the nearest products.
 */
export const QUERIES = {
  kinds: [
    { typed: "jeans", kinds: JEANS },
    { typed: "dress", kinds: DRESSES },
    { typed: "coat", kinds: COATS },
    { typed: "boots", kinds: BOOTS },
    { typed: "bag", kinds: of("bag") },
    { typed: "hat", kinds: HATS },
    { typed: "jacket", kinds: JACKETS },
    { typed: "trousers", kinds: TROUSERS },
    { typed: "shirt", kinds: ["shirt"] },
    { typed: "skirt", kinds: SKIRTS },
    { typed: "tights", kinds: ["tights"] },
  ],
  "plurals and other names": [
    { typed: "hijab", kinds: ["headscarf"] },
    { typed: "hijabs", kinds: ["headscarf"] },
    { typed: "blouses", kinds: ["blouse"] },
    { typed: "scarves", kinds: ["scarf"] },
    { typed: "watches", kinds: ["watch"] },
    { typed: "pinafores", kinds: ["pinafore"] },
    { typed: "sneakers", kinds: ["trainers"] },
    { typed: "sweater", kinds: ["jumper"] },
    { typed: "handbags", kinds: ["shoulder_bag"] },
    { typed: "rucksack", kinds: ["backpack"] },
    { typed: "polo necks", kinds: ["jumper"] },
    { typed: "gowns", kinds: ["evening_dress"] },
    { typed: "doc martens", kinds: ["lace_up_boots"] },
    { typed: "stan smiths", kinds: ["trainers"] },
  ],
  typos: [
    { typed: "blaezr", kinds: ["blazer"] },
    { typed: "cardigann", kinds: ["cardigan"] },
    { typed: "trouers", kinds: TROUSERS },
    { typed: "sandels", kinds: ["sandals"] },
    { typed: "neclace", kinds: ["necklace"] },
    { typed: "lether jacket", kinds: ["leather_jacket"] },
    { typed: "navvy coat", kinds: COATS, colours: ["navy"] },
    { typed: "floarl dress", kinds: DRESSES, title: [/floral/i] },
    { typed: "whte shirts", kinds: ["shirt"], colours: ["white"] },
  ],
  "a colour": [
    { typed: "white shirt", kinds: ["shirt"], colours: ["white"] },
    { typed: "black jeans", kinds: JEANS, colours: ["black"] },
    { typed: "red dress", kinds: DRESSES, colours: ["red"] },
    { typed: "navy blazer", kinds: ["blazer"], colours: ["navy"] },
    { typed: "burgundy jumper", kinds: ["jumper"], colours: ["burgundy"] },
    { typed: "light blue shirt", kinds: ["shirt"], colours: ["light blue"] },
    { typed: "olive trousers", kinds: TROUSERS, colours: ["olive"] },
    { typed: "grey coat", kinds: COATS, colours: ["grey"] },
    { typed: "tan bag", kinds: of("bag"), colours: ["tan"] },
  ],
  "a cloth": [
    { typed: "linen trousers", kinds: TROUSERS, title: [/linen/i] },
    { typed: "silk blouse", kinds: ["blouse"], title: [/silk/i] },
    { typed: "suede boots", kinds: BOOTS, title: [/suede/i] },
    { typed: "wool coat", kinds: COATS, title: [/wool|merino|flannel/i] },
    { typed: "satin skirt", kinds: SKIRTS, title: [/satin/i] },
    { typed: "cashmere jumper", kinds: ["jumper"], title: [/cashmere/i] },
    { typed: "cotton shirt", kinds: ["shirt"], title: [COTTON] },
    { typed: "leather bag", kinds: of("bag"), title: [/leather/i] },
  ],
  "a colour and a cloth": [
    { typed: "white cotton shirt", kinds: ["shirt"], colours: ["white"], title: [COTTON] },
    {
      typed: "black leather ankle boots",
      kinds: ["ankle_boots"],
      colours: ["black"],
      title: [/leather/i],
    },
    { typed: "navy wool coat", kinds: ["wool_coat"], colours: ["navy"], title: [/wool/i] },
    { typed: "beige linen trousers", kinds: TROUSERS, colours: ["beige"], title: [/linen/i] },
    { typed: "black satin dress", kinds: DRESSES, colours: ["black"], title: [/satin/i] },
    { typed: "cream cashmere jumper", kinds: ["jumper"], colours: ["cream"], title: [/cashmere/i] },
    { typed: "brown suede loafers", kinds: ["loafers"], colours: ["brown"], title: [/suede/i] },
    { typed: "black leather belt", kinds: ["belt"], colours: ["black"], title: [/leather/i] },
  ],
  "a pattern": [
    { typed: "floral dress", kinds: DRESSES, title: [/floral/i] },
    { typed: "striped t-shirt", kinds: ["t_shirt"], title: [/strip/i] },
    { typed: "leopard print skirt", kinds: SKIRTS, title: [/leopard|animal/i] },
    { typed: "polka dot blouse", kinds: ["blouse"], title: [/dot|spot/i] },
    { typed: "checked coat", kinds: COATS, title: [/check/i] },
    { typed: "blue striped shirt", kinds: ["shirt"], colours: ["blue"], title: [/strip/i] },
  ],
  "two colours": [
    { typed: "navy and white striped t-shirt", kinds: ["t_shirt"], colours: ["navy", "white"] },
    { typed: "black and white dress", kinds: DRESSES, colours: ["black", "white"] },
    { typed: "blue and white shirt", kinds: ["shirt"], colours: ["blue", "white"] },
    { typed: "black white checked shirt", kinds: ["shirt"], colours: ["black", "white"] },
  ],
  "a cut": [
    { typed: "long sleeve t-shirt", kinds: ["t_shirt"], title: [/long-sleeve/i] },
    { typed: "v neck jumper", kinds: ["jumper"], title: [/v-neck/i] },
    { typed: "high waisted jeans", kinds: JEANS, title: [/high-/i] },
    { typed: "wide leg trousers", kinds: ["wide_leg_trousers"] },
    { typed: "cropped jeans", kinds: JEANS, title: [/cropped/i] },
    { typed: "oversized shirt", kinds: ["shirt"], title: [/oversized/i] },
    { typed: "block heel sandals", kinds: ["sandals"], title: [/block/i] },
  ],
  "a brand": [
    { typed: "copperleaf blazer", kinds: ["blazer"], seller: "Copperleaf" },
    { typed: "wren & vale shirt", kinds: ["shirt"], seller: "Wren & Vale" },
    { typed: "indigo yard jeans", kinds: JEANS, seller: "Indigo Yard" },
    { typed: "fern and hale dress", kinds: DRESSES, seller: "Fern & Hale" },
    { typed: "pellworth trainers", kinds: ["trainers"], seller: "Pellworth" },
    { typed: "black boots ostler last", kinds: BOOTS, colours: ["black"], seller: "Ostler & Last" },
    { typed: "juniper street t-shirt", kinds: ["t_shirt"], seller: "Juniper Street" },
    { typed: "saltmarsh", seller: "Saltmarsh" },
    { typed: "hester lane", seller: "Hester Lane" },
    { typed: "coperleaf", seller: "Copperleaf" },
  ],
  "not sold": [
    { typed: "stockings", kinds: ["tights"] },
    { typed: "niqab", kinds: ["headscarf", "scarf"] },
    { typed: "sari", kinds: ["maxi_dress", "evening_dress", "wrap_dress", "scarf"] },
    { typed: "red sari", kinds: ["maxi_dress", "evening_dress", "wrap_dress"], colours: ["red"] },
    { typed: "kilt", kinds: ["pleated_skirt"] },
    { typed: "kimono", kinds: ["cardigan", "cape", "trench_coat", "wrap_dress"] },
    { typed: "abaya", kinds: ["maxi_dress", "tunic", "cape"] },
    { typed: "slippers", kinds: ["mules", "flats"] },
    { typed: "dressing gown", kinds: ["cardigan", "wool_coat", "cape"] },
    { typed: "gift card", kinds: [] },
    { typed: "laptop", kinds: [] },
    { typed: "scented candle", kinds: [] },
  ],
  sizes: [
    { typed: "size 16 dress", kinds: DRESSES },
    { typed: "black jeans uk 12", kinds: JEANS, colours: ["black"] },
    { typed: "white shirt size l", kinds: ["shirt"], colours: ["white"] },
    { typed: "plus size coat", kinds: COATS },
  ],
} as const satisfies Record<string, readonly Query[]>
