import type { GarmentWords, PreferenceTag } from "@stylin/garments/vocabulary"

/** A sample look that she rates to show her taste. */
export interface CalibrationLook {
  readonly id: number
  readonly title: string
  readonly description: string
  /** The tags that a yes or no to it counts for. */
  readonly tags: readonly PreferenceTag[]
  /** What is worn, as it is drawn. */
  readonly garments: readonly GarmentWords[]
}

const LOOKS = [
  {
    id: 1225,
    title: "Effortless Chic",
    description: "A relaxed linen shirt tucked into high pleated trousers, in white and camel.",
    tags: ["Neutral pallets", "Relaxed fits", "High-waisted"],
    garments: [
      {
        kind: "shirt",
        cut: { fit: "relaxed", sleeve: "three-quarter" },
        cloth: { material: "linen" },
        colours: [{ colour: "white" }],
      },
      { kind: "wide_leg_trousers", cut: { rise: "high" }, colours: [{ colour: "camel" }] },
      { kind: "belt", colours: [{ colour: "brown" }] },
      { kind: "flats", colours: [{ colour: "black" }] },
      { kind: "sunglasses", colours: [{ colour: "black" }] },
      { kind: "tote_bag", cloth: { material: "straw" }, colours: [{ colour: "tan" }] },
    ],
  },
  {
    id: 1260,
    title: "Athleisure Edge",
    description: "Leggings, a cropped vest and a satin bomber, with clean white trainers.",
    tags: ["Sporty outfits", "Sneakers", "Crop tops", "Skinny fits"],
    garments: [
      { kind: "vest", cut: { fit: "fitted", length: "cropped" }, colours: [{ colour: "white" }] },
      { kind: "leggings", colours: [{ colour: "black" }] },
      { kind: "bomber", cloth: { material: "satin" }, colours: [{ colour: "sage" }] },
      { kind: "trainers", colours: [{ colour: "white" }] },
      { kind: "crossbody_bag", colours: [{ colour: "black" }] },
    ],
  },
  {
    id: 1244,
    title: "Modern Classic",
    description: "A trench over fine knitwear and cropped pinstripe trousers, with loafers.",
    tags: ["Layering", "Cropped pants", "Neutral pallets"],
    garments: [
      { kind: "jumper", cut: { fit: "regular", neckline: "crew" }, colours: [{ colour: "black" }] },
      {
        kind: "trousers",
        cut: { leg: "straight", length: "ankle" },
        pattern: "stripe",
        colours: [{ colour: "charcoal" }, { colour: "silver" }],
      },
      { kind: "trench_coat", colours: [{ colour: "beige" }] },
      { kind: "loafers", colours: [{ colour: "black" }] },
      { kind: "shoulder_bag", colours: [{ colour: "burgundy" }] },
    ],
  },
  {
    id: 1152,
    title: "Denim Revival",
    description: "Denim on denim: a mid-blue jacket over dark high-waisted flares.",
    tags: ["Denim", "High-waisted", "Layering"],
    garments: [
      { kind: "t_shirt", cut: { neckline: "crew" }, colours: [{ colour: "white" }] },
      { kind: "denim_jacket", colours: [{ colour: "blue" }] },
      { kind: "jeans", cut: { leg: "flare", rise: "high" }, colours: [{ colour: "indigo" }] },
      { kind: "ankle_boots", colours: [{ colour: "brown" }] },
      { kind: "crossbody_bag", colours: [{ colour: "tan" }] },
    ],
  },
  {
    id: 1170,
    title: "Bold Minimalism",
    description: "One strong blue against cream, in clean lines and nothing else.",
    tags: ["Bold colors", "Colour accents"],
    garments: [
      {
        kind: "jumper",
        cut: { fit: "fitted", neckline: "roll" },
        colours: [{ colour: "#34509a" }],
      },
      { kind: "midi_skirt", cut: { skirt: "a-line" }, colours: [{ colour: "cream" }] },
      { kind: "knee_boots", colours: [{ colour: "black" }] },
      { kind: "earrings", colours: [{ colour: "silver" }] },
      { kind: "shoulder_bag", colours: [{ colour: "black" }] },
    ],
  },
  {
    id: 1148,
    title: "Casual Cool",
    description: "An oversized checked overshirt, straight light jeans, trainers and a beanie.",
    tags: ["Oversized fits", "Relaxed fits", "Sneakers", "Denim"],
    garments: [
      { kind: "t_shirt", cut: { fit: "relaxed", neckline: "crew" }, colours: [{ colour: "ecru" }] },
      {
        kind: "overshirt",
        cut: { fit: "oversized" },
        pattern: "check",
        colours: [{ colour: "rust" }, { colour: "navy" }, { colour: "cream" }],
      },
      { kind: "jeans", cut: { leg: "straight" }, colours: [{ colour: "light blue" }] },
      { kind: "trainers", colours: [{ colour: "white" }] },
      { kind: "beanie", colours: [{ colour: "green" }] },
    ],
  },
  {
    id: 1273,
    title: "Tailoring Redefined",
    description: "A relaxed suit in one soft green, with a satin top and heels.",
    tags: ["Tailored suits", "High heels", "Monochrome"],
    garments: [
      {
        kind: "cami",
        cut: { neckline: "v" },
        cloth: { material: "satin" },
        colours: [{ colour: "cream" }],
      },
      { kind: "wide_leg_trousers", colours: [{ colour: "sage" }] },
      { kind: "blazer", cut: { fit: "relaxed" }, colours: [{ colour: "sage" }] },
      { kind: "heels", colours: [{ colour: "cream" }] },
      { kind: "necklace", colours: [{ colour: "gold" }] },
    ],
  },
  {
    id: 1266,
    title: "Soft Lounge",
    description: "A big cable jumper over wide knitted trousers, oat on cream.",
    tags: ["Oversized fits", "Neutral pallets", "Monochrome"],
    garments: [
      {
        kind: "jumper",
        cut: { fit: "oversized", neckline: "roll" },
        cloth: { material: "cable" },
        colours: [{ colour: "ecru" }],
      },
      { kind: "wide_leg_trousers", cloth: { material: "knit" }, colours: [{ colour: "cream" }] },
      { kind: "trainers", colours: [{ colour: "beige" }] },
    ],
  },
  {
    id: 1174,
    title: "Urban Glam",
    description: "A leather jacket over a slim satin slip dress, with heels.",
    tags: ["Leather", "High heels", "Skinny fits"],
    garments: [
      {
        kind: "slip_dress",
        cut: { length: "midi" },
        cloth: { material: "satin" },
        colours: [{ colour: "#7e3b34" }],
      },
      { kind: "leather_jacket", colours: [{ colour: "black" }] },
      { kind: "heels", colours: [{ colour: "black" }] },
      { kind: "earrings", colours: [{ colour: "gold" }] },
      { kind: "clutch", cloth: { material: "satin" }, colours: [{ colour: "gold" }] },
    ],
  },
  {
    id: 1206,
    title: "Romantic Boho",
    description: "A long-sleeved floral dress with a full skirt, tan boots and a felt hat.",
    tags: ["Prints", "Relaxed fits"],
    garments: [
      {
        kind: "day_dress",
        cut: { neckline: "v", sleeve: "long", skirt: "circle", length: "midi" },
        pattern: "floral",
        colours: [{ colour: "#ebd9c6" }, { colour: "rust" }, { colour: "olive" }],
      },
      { kind: "belt", colours: [{ colour: "tan" }] },
      { kind: "ankle_boots", colours: [{ colour: "tan" }] },
      { kind: "fedora", colours: [{ colour: "ecru" }] },
      { kind: "bucket_bag", colours: [{ colour: "tan" }] },
    ],
  },
  {
    id: 1227,
    title: "Parisian Smart",
    description: "A navy blazer, a striped top and cropped ecru jeans, with loafers.",
    tags: ["Tailored suits", "Cropped pants", "Prints"],
    garments: [
      {
        kind: "t_shirt",
        cut: { fit: "fitted", neckline: "boat", sleeve: "long" },
        pattern: "stripe",
        colours: [{ colour: "white" }, { colour: "navy" }],
      },
      { kind: "blazer", colours: [{ colour: "navy" }] },
      { kind: "jeans", cut: { leg: "straight", length: "ankle" }, colours: [{ colour: "ecru" }] },
      { kind: "loafers", colours: [{ colour: "brown" }] },
      { kind: "tote_bag", colours: [{ colour: "tan" }] },
    ],
  },
] as const satisfies readonly CalibrationLook[]

type Words = Pick<(typeof LOOKS)[number], "title" | "description">

/** The sample looks in the order they are shown. Their words are known by type, so that an app can translate each. */
export const CALIBRATION_LOOKS: readonly (CalibrationLook & Words)[] = LOOKS
