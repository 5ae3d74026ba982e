import type { Activity, BodyType, PreferenceTag } from "@stylin/garments/vocabulary"

/** A person whose looks are judged by eye. */
export interface SheetPerson {
  readonly name: string
  readonly body?: BodyType
  readonly colour?: string
  readonly love: readonly PreferenceTag[]
  readonly avoid: readonly PreferenceTag[]
  readonly occasions: readonly Activity[]
  /** What she owns, as she would type it, separated by commas. */
  readonly owns: string
  /** What the picks of one look may cost together, in pounds. */
  readonly spends?: number
}

/**
 * People that no rule was written for. The stylist is judged on them by eye, and they are used for
 * nothing else.
 */
export const PEOPLE: readonly SheetPerson[] = [
  {
    name: "midwife",
    body: "pear",
    colour: "soft summer",
    love: ["Relaxed fits", "Sneakers", "Layering"],
    avoid: ["High heels", "Crop tops"],
    occasions: ["errands", "outings"],
    owns: "Grey jumper, navy jeans, white trainers, my old Barbour jacket, striped t-shirt, blue crossbody bag",
    spends: 120,
  },
  {
    name: "barrister",
    body: "hourglass",
    colour: "deep winter",
    love: ["Tailored suits", "High heels", "Monochrome"],
    avoid: ["Sporty outfits", "Denim"],
    occasions: ["work", "dating"],
    owns: "black blazer, black trousers, white silk blouse, black court shoes, burgundy wool coat, black tote bag",
  },
  {
    name: "illustrator",
    body: "rectangle",
    colour: "bright spring",
    love: ["Prints", "Bold colors", "Oversized fits"],
    avoid: ["Neutral pallets", "Tailored suits"],
    occasions: ["outings", "classes"],
    owns: "",
    spends: 150,
  },
  {
    name: "retired botanist",
    body: "oval",
    colour: "true autumn",
    love: ["Neutral pallets", "Relaxed fits", "Leather"],
    avoid: ["Skinny fits", "High heels", "Crop tops"],
    occasions: ["outdoors", "outings"],
    owns: "Tom's wax jacket, brown walking boots, olive cord trousers, cream roll-neck jumper, rust cardigan, tan leather bag",
  },
  {
    name: "teacher trainee",
    body: "inverted_triangle",
    colour: "light spring",
    love: ["High-waisted", "Colour accents", "Cropped pants"],
    avoid: ["Leather", "Bold colors"],
    occasions: ["work", "classes"],
    owns: "white cotton shirt, beige trousers, light blue jeans, tan loafers, camel cardigan, raffia tote bag",
    spends: 90,
  },
  {
    name: "club promoter",
    body: "hourglass",
    colour: "true winter",
    love: ["Skinny fits", "Leather", "High heels"],
    avoid: ["Relaxed fits", "Prints"],
    occasions: ["dating", "outings"],
    owns: "black leather jacket, black skinny jeans, silver hoop earrings",
  },
  {
    name: "nothing known",
    love: [],
    avoid: [],
    occasions: ["work", "outings", "errands"],
    owns: "",
  },
]
