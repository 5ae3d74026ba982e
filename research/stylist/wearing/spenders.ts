import type { TellsOfHerself } from "../her-feed.ts"
import type { Wearer } from "./personas.ts"

/** A wearer who says what she dresses for, and what she spends on a piece. */
export interface Spender extends Wearer, Pick<TellsOfHerself, "occasions"> {
  readonly pieceBudget: number
}

/** Written for the counts of `default-feeds.ts` alone. */
export const SPENDERS: readonly Spender[] = [
  {
    name: "waits tables, owns summer things",
    body: "hourglass",
    colour: "true spring",
    love: ["Bold colors", "Prints"],
    avoid: ["Leather", "Oversized fits"],
    occasions: ["outings", "dating"],
    owns: "orange sundress, white denim shorts, yellow t-shirt, tan sandals, denim jacket, blue skinny jeans",
    pieceBudget: 45,
  },
  {
    name: "apprentice, owns five things",
    body: "rectangle",
    colour: "soft autumn",
    love: ["Sneakers", "Oversized fits"],
    avoid: ["High heels", "Prints"],
    occasions: ["classes", "outings"],
    owns: "black hoodie, khaki cargo trousers, brown t-shirt, black trainers, black leggings",
    pieceBudget: 30,
  },
  {
    name: "librarian with a trench coat",
    body: "pear",
    colour: "light summer",
    love: ["Layering", "Neutral pallets"],
    avoid: ["Crop tops", "Skinny fits"],
    occasions: ["work", "outings"],
    owns: "beige trench coat, navy raincoat, white shirt, pale blue shirt, rose cardigan, grey jumper, navy trousers, grey wool trousers, stone chinos, navy loafers, black ankle boots, grey wool scarf, navy tote bag",
    pieceBudget: 50,
  },
  {
    name: "bank clerk, courts and tights",
    body: "inverted_triangle",
    colour: "deep winter",
    love: ["Monochrome", "High heels"],
    avoid: ["Sporty outfits", "Denim"],
    occasions: ["work", "dating"],
    owns: "black wool coat, black trousers, grey trousers, white blouse, burgundy jumper, black pencil skirt, black court shoes, red heels, black tights, black shoulder bag, charcoal blazer",
    pieceBudget: 80,
  },
  {
    name: "walks the hills on Sundays",
    body: "oval",
    colour: "true autumn",
    love: ["Relaxed fits", "Layering"],
    avoid: ["High heels", "Tailored suits"],
    occasions: ["outdoors", "errands"],
    owns: "brown walking boots, grey trainers, green waterproof jacket, mustard fleece, brown jumper, cream thermal top, olive trousers, blue jeans, striped long-sleeve t-shirt, rust scarf, checked shirt",
    pieceBudget: 50,
  },
  {
    name: "vegan florist",
    body: "pear",
    colour: "warm spring",
    love: ["Prints", "Colour accents"],
    avoid: ["Leather", "Monochrome"],
    occasions: ["work", "dating", "outings"],
    owns: "green wool coat, coral jumper, floral midi skirt, blue jeans, cream blouse, brown tights",
    pieceBudget: 60,
  },
  {
    name: "translator, forty things to wear",
    body: "rectangle",
    colour: "soft summer",
    love: ["Neutral pallets", "Relaxed fits"],
    avoid: ["Bold colors", "Skinny fits"],
    occasions: ["work", "outings", "errands"],
    owns: "navy wool coat, grey parka, beige trench coat, grey jumper, navy jumper, rose jumper, blue cardigan, white shirt, striped long-sleeve t-shirt, white t-shirt, navy t-shirt, ivory blouse, grey blazer, blue jeans, black trousers, grey trousers, navy chinos, navy midi skirt, grey knitted dress, blue shirt dress, navy tights, grey socks, white trainers, brown chelsea boots, black ankle boots, navy loafers, tan sandals, grey scarf, navy tote bag, brown crossbody bag",
    pieceBudget: 65,
  },
]
