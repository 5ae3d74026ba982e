import type { ColourName } from "@stylin/garments/colour"
import type { Kind, Pattern } from "@stylin/garments/vocabulary"

/** What the demo shops carry of one kind. */
export interface RangeEntry {
  /** How many products. */
  readonly count: number
  /** Full prices in whole pounds. */
  readonly pounds: readonly [from: number, to: number]
  /** Cuts and cloths a title may begin with; an empty one leaves it plain. */
  readonly cuts: readonly string[]
  readonly materials: readonly string[]
  readonly colours: readonly ColourName[]
  /** Patterns beside plain, which most are. */
  readonly patterns: readonly Pattern[]
}

const BASICS: readonly ColourName[] = ["white", "black", "navy", "grey", "cream"]
const SOFTS: readonly ColourName[] = ["ecru", "sage", "light blue", "pink", "lilac", "beige"]
const BRIGHTS: readonly ColourName[] = [
  "red",
  "coral",
  "mustard",
  "teal",
  "fuchsia",
  "green",
  "blue",
]
const EARTHS: readonly ColourName[] = ["camel", "brown", "olive", "rust", "khaki", "burgundy"]
const DENIMS: readonly ColourName[] = ["indigo", "blue", "light blue", "black", "white", "ecru"]
const HIDES: readonly ColourName[] = ["black", "brown", "tan", "white", "burgundy", "beige", "navy"]
const METALS: readonly ColourName[] = ["gold", "gold", "silver"]

function entry(
  count: number,
  pounds: RangeEntry["pounds"],
  cuts: readonly string[],
  materials: readonly string[],
  colours: readonly ColourName[],
  patterns: readonly Pattern[] = [],
): RangeEntry {
  return { count, pounds, cuts, materials, colours, patterns }
}

export const RANGE: Record<Kind, RangeEntry> = {
  t_shirt: entry(
    12,
    [12, 38],
    ["", "Boxy", "Fitted", "Cropped", "Oversized"],
    ["organic cotton", "slub cotton"],
    [...BASICS, ...SOFTS, "red", "navy"],
    ["stripe", "stripe"],
  ),
  vest: entry(
    7,
    [10, 32],
    ["Ribbed", "Scoop-neck", "Cropped", ""],
    ["cotton", "satin", "modal"],
    [...BASICS, ...SOFTS],
  ),
  blouse: entry(
    12,
    [29, 89],
    ["Relaxed", "Pintucked", "Puff-sleeve", "Pussy-bow"],
    ["viscose", "silk", "cotton voile"],
    [...BASICS, ...SOFTS, ...BRIGHTS],
    ["floral", "floral", "dot"],
  ),
  shirt: entry(
    12,
    [29, 85],
    ["Oversized", "Fitted", "Relaxed", ""],
    ["cotton poplin", "linen", "Oxford cotton"],
    ["white", "white", "light blue", "navy", "cream", "olive", "pink"],
    ["stripe", "stripe", "check"],
  ),
  polo: entry(
    5,
    [22, 59],
    ["Knitted", "Fitted", ""],
    ["cotton", "merino"],
    [...BASICS, "sage", "burgundy"],
    ["stripe"],
  ),
  jumper: entry(
    13,
    [32, 120],
    ["Cable", "Fine", "Oversized", "Funnel-neck", "Relaxed"],
    ["merino", "lambswool", "cotton"],
    [...BASICS, ...EARTHS, "red", "lilac", "light blue"],
    ["stripe"],
  ),
  cardigan: entry(
    8,
    [35, 110],
    ["Cropped", "Longline", "Chunky", "Fine"],
    ["merino", "cotton", "alpaca blend"],
    [...BASICS, ...EARTHS, "pink"],
    ["stripe"],
  ),
  hoodie: entry(
    5,
    [28, 69],
    ["Oversized", "Zip-through", ""],
    ["cotton fleece"],
    ["grey", "navy", "sage", "ecru", "black"],
  ),
  blazer: entry(
    10,
    [69, 199],
    ["Single-breasted", "Double-breasted", "Relaxed", "Fitted"],
    ["wool blend", "linen blend", "crêpe"],
    [...BASICS, ...EARTHS, "charcoal"],
    ["check", "stripe"],
  ),
  denim_jacket: entry(5, [49, 110], ["Cropped", "Classic", "Oversized"], ["cotton denim"], DENIMS),
  leather_jacket: entry(
    4,
    [149, 349],
    ["Biker-style", "Collarless", ""],
    ["leather", "faux leather"],
    ["black", "black", "brown", "tan"],
  ),
  trench_coat: entry(
    6,
    [99, 249],
    ["Belted", "Longline", "Short"],
    ["cotton gabardine"],
    ["beige", "camel", "navy", "black", "olive"],
  ),
  wool_coat: entry(
    8,
    [129, 320],
    ["Longline", "Single-breasted", "Wrap", "Cocoon"],
    ["wool blend"],
    ["camel", "camel", "black", "navy", "grey", "charcoal", "burgundy", "cream"],
    ["check"],
  ),
  puffer: entry(
    4,
    [69, 189],
    ["Hooded", "Short", "Longline"],
    ["recycled nylon"],
    ["black", "navy", "olive", "cream"],
  ),
  day_dress: entry(
    16,
    [35, 129],
    ["Wrap", "Tiered", "Smocked", "Fitted", "Relaxed", "Tea"],
    ["viscose", "linen", "cotton", "jersey"],
    [...BASICS, ...SOFTS, ...BRIGHTS, ...EARTHS],
    ["floral", "floral", "dot", "stripe", "animal"],
  ),
  evening_dress: entry(
    8,
    [69, 220],
    ["Column", "Bias-cut", "Draped", "One-shoulder"],
    ["satin", "velvet", "crêpe"],
    ["black", "black", "navy", "burgundy", "green", "silver", "red", "gold"],
  ),
  jumpsuit: entry(
    5,
    [45, 129],
    ["Tailored", "Utility", "Wide-leg"],
    ["linen blend", "cotton twill", "crêpe"],
    ["black", "navy", "olive", "rust", "cream"],
  ),
  jeans: entry(
    11,
    [35, 110],
    [
      "High-waisted straight",
      "Mid-rise slim-fit",
      "Skinny",
      "Cropped",
      "High-waisted mom",
      "Relaxed",
    ],
    ["cotton denim"],
    DENIMS,
  ),
  wide_leg_jeans: entry(6, [39, 120], ["High-waisted", "Cropped", ""], ["cotton denim"], DENIMS),
  trousers: entry(
    12,
    [35, 110],
    ["Tailored", "Cropped", "High-waisted", "Tapered", "Ankle-length"],
    ["wool blend", "cotton", "crêpe", "linen"],
    [...BASICS, ...EARTHS, "beige", "charcoal"],
    ["check", "stripe"],
  ),
  wide_leg_trousers: entry(
    9,
    [39, 120],
    ["High-waisted", "Pleated", "Relaxed", ""],
    ["linen", "crêpe", "viscose twill"],
    [...BASICS, ...EARTHS, "beige", "ecru"],
    ["stripe"],
  ),
  leggings: entry(
    5,
    [15, 55],
    ["High-waisted", "Sculpting", "Ribbed"],
    ["recycled polyester", "cotton"],
    ["black", "black", "navy", "charcoal", "burgundy"],
  ),
  joggers: entry(
    5,
    [25, 65],
    ["Relaxed", "Tapered", "High-waisted"],
    ["cotton fleece", "jersey"],
    ["grey", "black", "navy", "ecru", "sage"],
  ),
  shorts: entry(
    6,
    [22, 59],
    ["High-waisted", "Tailored", "Relaxed"],
    ["linen", "cotton", "denim"],
    ["beige", "white", "navy", "olive", "light blue", "black"],
  ),
  pencil_skirt: entry(
    5,
    [32, 85],
    ["High-waisted", "Split-hem", "Tailored"],
    ["wool blend", "crêpe"],
    ["black", "navy", "grey", "camel", "burgundy"],
    ["check"],
  ),
  midi_skirt: entry(
    11,
    [32, 99],
    ["Pleated", "Wrap", "High-waisted", "Tiered", "A-line"],
    ["satin", "viscose", "cotton", "linen"],
    [...BASICS, ...SOFTS, ...EARTHS, "green", "red"],
    ["floral", "dot", "animal"],
  ),
  mini_skirt: entry(
    5,
    [24, 59],
    ["A-line", "High-waisted", "Pleated"],
    ["denim", "wool blend", "cotton twill"],
    ["black", "indigo", "camel", "navy", "red"],
    ["check"],
  ),
  trainers: entry(
    8,
    [39, 120],
    ["Low-top", "Chunky", "Retro running", "Platform"],
    ["leather", "canvas", "recycled mesh"],
    ["white", "white", "cream", "black", "navy", "green"],
  ),
  ankle_boots: entry(
    7,
    [59, 179],
    ["Chelsea", "Block-heel", "Lace-up", "Western"],
    ["leather", "suede-look"],
    ["black", "black", "brown", "tan", "burgundy", "cream"],
  ),
  knee_boots: entry(
    4,
    [89, 229],
    ["Flat", "Block-heel", "Riding-style"],
    ["leather", "stretch suede-look"],
    ["black", "brown", "tan", "burgundy"],
  ),
  heels: entry(
    6,
    [45, 139],
    ["Slingback", "Block-heel", "Pointed court", "Strappy"],
    ["leather", "satin", "suede-look"],
    ["black", "beige", "red", "navy", "silver", "fuchsia"],
  ),
  flats: entry(
    7,
    [29, 99],
    ["Pointed", "Square-toe", "Mary Jane", "Soft"],
    ["leather", "suede-look", "satin"],
    [...HIDES, "red", "pink"],
  ),
  loafers: entry(
    7,
    [45, 139],
    ["Penny", "Chunky", "Horsebit", "Tassel"],
    ["leather", "suede-look", "patent"],
    ["black", "brown", "burgundy", "tan", "navy", "cream"],
  ),
  sandals: entry(
    6,
    [29, 99],
    ["Flat", "Strappy", "Footbed", "Woven"],
    ["leather", "raffia", "canvas"],
    ["tan", "black", "white", "gold", "brown"],
  ),
  tote_bag: entry(
    6,
    [25, 149],
    ["Large", "Market", "Slouchy", "Structured"],
    ["canvas", "leather", "raffia"],
    ["ecru", "black", "tan", "navy", "olive", "brown"],
    ["stripe"],
  ),
  shoulder_bag: entry(
    6,
    [35, 169],
    ["Slouchy", "Structured", "Baguette", "Quilted"],
    ["leather", "nylon", "suede-look"],
    [...HIDES, "green", "red"],
  ),
  crossbody_bag: entry(
    6,
    [25, 129],
    ["Mini", "Saddle", "Camera", "Quilted"],
    ["leather", "nylon", "canvas"],
    [...HIDES, "sage", "red"],
  ),
  backpack: entry(
    4,
    [39, 119],
    ["Roll-top", "Mini", "Classic"],
    ["recycled nylon", "canvas"],
    ["black", "navy", "olive", "beige"],
  ),
  scarf: entry(
    6,
    [15, 69],
    ["Square", "Fringed", "Oversized", "Fine"],
    ["wool", "cotton modal", "silk"],
    [...BASICS, ...EARTHS, "red", "light blue"],
    ["check", "dot", "animal"],
  ),
  beanie: entry(
    4,
    [12, 35],
    ["Ribbed", "Chunky", "Fine"],
    ["merino", "wool blend"],
    ["grey", "camel", "black", "burgundy", "cream"],
  ),
  sun_hat: entry(
    4,
    [18, 49],
    ["Wide-brim", "Packable", "Fisherman"],
    ["raffia", "paper straw"],
    ["beige", "cream", "tan", "black"],
  ),
  belt: entry(
    5,
    [12, 55],
    ["Slim", "Wide", "Woven"],
    ["leather", "suede-look", "canvas"],
    ["black", "brown", "tan", "cream"],
  ),
  sunglasses: entry(
    5,
    [15, 89],
    ["Cat-eye", "Round", "Oversized", "Square"],
    ["acetate"],
    ["black", "brown", "tan", "burgundy"],
  ),
  necklace: entry(
    4,
    [15, 79],
    ["Fine chain", "Disc", "Beaded"],
    ["recycled brass", "sterling silver"],
    METALS,
  ),
  earrings: entry(
    4,
    [12, 65],
    ["Chunky", "Fine", "Twisted"],
    ["recycled brass", "sterling silver"],
    METALS,
  ),
}

/** Shops and labels that do not exist. */
export const BRANDS = [
  "Fern & Hale",
  "Marlowe Row",
  "Ostler",
  "Nell Harker",
  "Saltmarsh",
  "Tilda Voss",
  "Copperleaf",
  "Juniper Street",
  "Wren & Vale",
  "Hester Lane",
] as const

/** The top of the product_type of each slot, as shops file their goods. */
export const DEPARTMENTS = {
  top: "Women > Tops",
  layer: "Women > Coats & jackets",
  bottom: "Women > Bottoms",
  dress: "Women > All-in-one",
  shoes: "Women > Footwear",
  bag: "Women > Bags",
  accessory: "Women > Accessories",
} as const
