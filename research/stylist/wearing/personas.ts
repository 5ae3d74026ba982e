import type { BodyType, PreferenceTag } from "@stylin/garments/vocabulary"

/** A person whose looks are checked by the rules of wearing. */
export interface Wearer {
  readonly name: string
  readonly body: BodyType
  readonly colour?: string
  readonly love: readonly PreferenceTag[]
  readonly avoid: readonly PreferenceTag[]
  /** What she owns, as she would type it, separated by commas. */
  readonly owns: string
}

/** Written only for this count, and never tuned to. */
export const WEARERS: readonly Wearer[] = [
  {
    name: "paints scenery, owns nothing here yet",
    body: "pear",
    colour: "true autumn",
    love: ["Prints", "Relaxed fits"],
    avoid: ["High heels", "Tailored suits"],
    owns: "",
  },
  {
    name: "sells houses, lives in heels",
    body: "hourglass",
    colour: "deep winter",
    love: ["High heels", "Skinny fits", "Bold colors"],
    avoid: ["Sneakers", "Oversized fits"],
    owns: "",
  },
  {
    name: "teaches chemistry, no leather",
    body: "rectangle",
    colour: "soft summer",
    love: ["Neutral pallets", "High-waisted"],
    avoid: ["Leather", "Crop tops"],
    owns: "",
  },
  {
    name: "plays the cello, dislikes layers",
    body: "inverted_triangle",
    colour: "light spring",
    love: ["Monochrome", "Colour accents"],
    avoid: ["Layering", "Denim"],
    owns: "",
  },
  {
    name: "student, lives in trainers",
    body: "oval",
    love: ["Sneakers", "Denim", "Oversized fits"],
    avoid: ["High heels", "Tailored suits"],
    owns: "blue straight jeans, black trainers, grey hoodie, white t-shirt, denim jacket",
  },
  {
    name: "lawyer with a working wardrobe",
    body: "hourglass",
    colour: "true winter",
    love: ["Tailored suits", "Monochrome", "High heels"],
    avoid: ["Prints", "Sporty outfits"],
    owns: "black blazer, grey wool trousers, white shirt, ivory silk blouse, black court shoes, navy pencil skirt, black wool coat, black shoulder bag, navy trousers, black ankle boots",
  },
  {
    name: "new mother, everything washable",
    body: "pear",
    colour: "soft autumn",
    love: ["Relaxed fits", "Layering"],
    avoid: ["High heels", "Skinny fits"],
    owns: "olive parka, black leggings, oatmeal jumper, rust cardigan, brown chelsea boots, striped long-sleeve t-shirt, blue jeans",
  },
  {
    name: "goes dancing, loves heels",
    body: "rectangle",
    colour: "bright spring",
    love: ["High heels", "Prints", "Bold colors"],
    avoid: ["Neutral pallets", "Oversized fits"],
    owns: "red satin cami, black leather jacket",
  },
  {
    name: "gardener, cold hands",
    body: "oval",
    colour: "true summer",
    love: ["Layering", "Denim"],
    avoid: ["High heels", "Crop tops", "Skinny fits"],
    owns: "green wellies, navy fleece, grey joggers, cream cable knit jumper, navy scarf",
  },
  {
    name: "says nothing of her taste",
    body: "inverted_triangle",
    love: [],
    avoid: [],
    owns: "",
  },
]
