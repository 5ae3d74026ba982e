import type { ColourName } from "@stylin/garments/colour"
import type { Kind, Pattern, PreferenceTag } from "@stylin/garments/vocabulary"

/** A garment of a sample look in words of the vocabulary, as it is drawn. */
export interface CalibrationGarment {
  readonly kind: Kind
  readonly colour: ColourName
  readonly pattern?: Pattern
}

/** A sample look that she rates so that her taste can be known. */
export interface CalibrationLook {
  readonly id: number
  readonly title: string
  readonly description: string
  /** What a yes or no to it says something about. */
  readonly tags: readonly PreferenceTag[]
  readonly garments: readonly CalibrationGarment[]
}

/** The sample looks in the order they are shown. */
export const CALIBRATION_LOOKS: readonly CalibrationLook[] = [
  {
    id: 1225,
    title: "Effortless Chic",
    description: "A soft blouse over wide-leg trousers, all in quiet neutrals.",
    tags: ["Neutral pallets", "Relaxed fits", "High-waisted"],
    garments: [
      { kind: "blouse", colour: "cream" },
      { kind: "wide_leg_trousers", colour: "camel" },
      { kind: "flats", colour: "tan" },
      { kind: "shoulder_bag", colour: "brown" },
    ],
  },
  {
    id: 1260,
    title: "Athleisure Edge",
    description: "Leggings and a cropped hoodie with clean white trainers.",
    tags: ["Sporty outfits", "Sneakers", "Crop tops", "Skinny fits"],
    garments: [
      { kind: "hoodie", colour: "sage" },
      { kind: "leggings", colour: "charcoal" },
      { kind: "trainers", colour: "white" },
      { kind: "backpack", colour: "black" },
    ],
  },
  {
    id: 1244,
    title: "Modern Classic",
    description: "A trench over a striped top and cropped trousers, with loafers.",
    tags: ["Layering", "Cropped pants", "Prints"],
    garments: [
      { kind: "trench_coat", colour: "beige" },
      { kind: "t_shirt", colour: "navy", pattern: "stripe" },
      { kind: "trousers", colour: "ecru" },
      { kind: "loafers", colour: "brown" },
    ],
  },
  {
    id: 1152,
    title: "Denim Revival",
    description: "Denim on denim, with high-waisted jeans and a red bag.",
    tags: ["Denim", "High-waisted", "Colour accents"],
    garments: [
      { kind: "denim_jacket", colour: "light blue" },
      { kind: "t_shirt", colour: "white" },
      { kind: "jeans", colour: "indigo" },
      { kind: "ankle_boots", colour: "tan" },
      { kind: "crossbody_bag", colour: "red" },
    ],
  },
  {
    id: 1170,
    title: "Bold Minimalism",
    description: "One strong colour from shoulder to hem and nothing to distract from it.",
    tags: ["Bold colors", "Monochrome"],
    garments: [
      { kind: "jumper", colour: "red" },
      { kind: "midi_skirt", colour: "red" },
      { kind: "ankle_boots", colour: "burgundy" },
      { kind: "shoulder_bag", colour: "black" },
    ],
  },
  {
    id: 1148,
    title: "Casual Cool",
    description: "An oversized shirt with relaxed jeans and trainers.",
    tags: ["Oversized fits", "Relaxed fits", "Sneakers", "Denim"],
    garments: [
      { kind: "shirt", colour: "light blue", pattern: "stripe" },
      { kind: "wide_leg_jeans", colour: "blue" },
      { kind: "trainers", colour: "white" },
      { kind: "tote_bag", colour: "ecru" },
    ],
  },
  {
    id: 1273,
    title: "Tailoring Redefined",
    description: "A matching suit in charcoal, worn with heels.",
    tags: ["Tailored suits", "High heels", "Monochrome"],
    garments: [
      { kind: "blazer", colour: "charcoal" },
      { kind: "vest", colour: "charcoal" },
      { kind: "trousers", colour: "charcoal" },
      { kind: "heels", colour: "black" },
    ],
  },
  {
    id: 1266,
    title: "Soft Lounge",
    description: "A big soft cardigan, joggers and layers in oat and cream.",
    tags: ["Oversized fits", "Neutral pallets", "Layering"],
    garments: [
      { kind: "cardigan", colour: "ecru" },
      { kind: "t_shirt", colour: "white" },
      { kind: "joggers", colour: "beige" },
      { kind: "trainers", colour: "cream" },
    ],
  },
  {
    id: 1174,
    title: "Urban Glam",
    description: "A leather jacket over a slim slip dress, with heels.",
    tags: ["Leather", "High heels", "Skinny fits"],
    garments: [
      { kind: "leather_jacket", colour: "black" },
      { kind: "evening_dress", colour: "silver" },
      { kind: "heels", colour: "black" },
      { kind: "shoulder_bag", colour: "burgundy" },
    ],
  },
  {
    id: 1206,
    title: "Romantic Boho",
    description: "A loose floral dress with sandals and a straw hat.",
    tags: ["Prints", "Relaxed fits", "Bold colors"],
    garments: [
      { kind: "day_dress", colour: "rust", pattern: "floral" },
      { kind: "sandals", colour: "tan" },
      { kind: "sun_hat", colour: "beige" },
      { kind: "crossbody_bag", colour: "brown" },
    ],
  },
  {
    id: 1227,
    title: "Parisian Smart",
    description: "A navy blazer, cropped white jeans and a scarf in one warm accent.",
    tags: ["Tailored suits", "Cropped pants", "Colour accents"],
    garments: [
      { kind: "blazer", colour: "navy" },
      { kind: "shirt", colour: "white" },
      { kind: "jeans", colour: "ecru" },
      { kind: "loafers", colour: "black" },
      { kind: "scarf", colour: "rust" },
    ],
  },
]
