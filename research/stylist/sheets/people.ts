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
 * People that the stylist is judged on by eye, and who are used for nothing else. What judges said of
 * the first seven became rules; the rest came later, so that those rules are judged on others.
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
  {
    name: "architect",
    body: "rectangle",
    colour: "true summer",
    love: ["Monochrome", "Tailored suits", "Sneakers"],
    avoid: ["Prints", "High heels"],
    occasions: ["work", "outings"],
    owns: "navy blazer, grey wide-leg trousers, white t-shirt, white leather trainers, navy wool coat, black backpack",
    spends: 200,
  },
  {
    name: "florist",
    body: "pear",
    colour: "light summer",
    love: ["Prints", "Relaxed fits", "Denim"],
    avoid: ["Leather", "Monochrome"],
    occasions: ["outings", "dating"],
    owns: "blue denim jacket, light blue jeans, floral midi dress, white canvas trainers",
    spends: 100,
  },
  {
    name: "surgeon",
    body: "inverted_triangle",
    colour: "dark autumn",
    love: ["Skinny fits", "Leather", "Neutral pallets"],
    avoid: ["Oversized fits", "Crop tops"],
    occasions: ["work", "dating"],
    owns: "chocolate leather jacket, black skinny trousers, camel polo neck, brown ankle boots, tan shoulder bag",
  },
  {
    name: "student in Leeds",
    body: "hourglass",
    colour: "soft autumn",
    love: ["Oversized fits", "Sneakers", "Layering"],
    avoid: ["Tailored suits", "High heels"],
    occasions: ["classes", "errands"],
    owns: "grey hoodie, black leggings, oversized denim jacket, platform trainers",
    spends: 60,
  },
  {
    name: "grandmother",
    body: "oval",
    colour: "true winter",
    love: ["Colour accents", "Relaxed fits"],
    avoid: ["Crop tops", "Skinny fits", "Denim"],
    occasions: ["outings", "errands"],
    owns: "black wide-leg trousers, white shirt, red cardigan, black loafers, charcoal wool coat, silver necklace",
    spends: 120,
  },
  {
    name: "climber",
    body: "rectangle",
    colour: "bright winter",
    love: ["Sporty outfits", "Bold colors", "Sneakers"],
    avoid: ["High heels", "Tailored suits"],
    occasions: ["outdoors", "outings"],
    owns: "black leggings, blue fleece, grey trail shoes, red rain jacket",
    spends: 110,
  },
  {
    name: "headteacher",
    body: "oval",
    colour: "soft summer",
    love: ["Tailored suits", "Monochrome"],
    avoid: ["High heels", "Skinny fits", "Bold colors"],
    occasions: ["work", "outings"],
    owns: "charcoal trouser suit, navy shift dress, dusty pink blouse, black brogues, grey wool coat, navy handbag",
    spends: 250,
  },
  {
    name: "barista",
    body: "pear",
    colour: "dark winter",
    love: ["Denim", "Oversized fits", "Layering"],
    avoid: ["High heels", "Crop tops", "Tailored suits"],
    occasions: ["errands", "outings"],
    owns: "black jeans, white t-shirt, grey sweatshirt, black parka, black ankle boots, green beanie",
    spends: 80,
  },
  {
    name: "translator",
    body: "hourglass",
    colour: "true spring",
    love: ["High-waisted", "Prints"],
    avoid: ["Sporty outfits", "Leather"],
    occasions: ["dating", "outings"],
    owns: "teal wrap dress, camel coat, ivory blouse, navy high-waisted trousers, nude heels",
    spends: 150,
  },
  {
    name: "farmer",
    body: "rectangle",
    colour: "soft autumn",
    love: ["Relaxed fits", "Denim", "Leather"],
    avoid: ["Bold colors", "High heels"],
    occasions: ["outdoors", "dating"],
    owns: "green wellies, blue jeans, checked shirt, brown leather belt, navy gilet, tan chelsea boots",
    spends: 140,
  },
  {
    name: "sports physiotherapist",
    body: "inverted_triangle",
    colour: "light spring",
    love: ["Sporty outfits", "Sneakers", "Colour accents"],
    avoid: ["Leather", "Monochrome"],
    occasions: ["work", "classes"],
    owns: "navy polo shirt, navy joggers, white trainers, coral zip fleece, denim jacket",
    spends: 130,
  },
  {
    name: "just retired, in Cornwall",
    body: "pear",
    colour: "bright spring",
    love: ["Prints", "Cropped pants"],
    avoid: ["Tailored suits", "Oversized fits"],
    occasions: ["outings", "outdoors"],
    owns: "striped breton top, white cropped trousers, yellow raincoat, navy canvas shoes, straw hat",
  },
]
