import { type Kind, kindFacts, type Section, type Slot } from "@stylin/garments/vocabulary"

/** A product of the mocked shop. */
export interface Product {
  readonly id: string
  readonly title: string
  readonly brand: string | undefined
  /** In pounds. */
  readonly price: number
  readonly kind: Kind
  readonly colour: string
  /** The colour in which it is drawn, six hexadecimal digits. */
  readonly hex: string
  readonly slot: Slot
  readonly section: Section
}

function product(
  id: string,
  title: string,
  brand: string | undefined,
  price: number,
  look: { kind: Kind; colour: string; hex: string },
): Product {
  const { slot, section } = kindFacts(look.kind)
  return { id, title, brand, price, ...look, slot, section }
}

const black = { colour: "black", hex: "201d1e" }
const white = { colour: "white", hex: "f7f6f3" }
const cream = { colour: "cream", hex: "f2e8d5" }
const camel = { colour: "camel", hex: "b98a55" }
const navy = { colour: "navy", hex: "1f2a47" }
const indigo = { colour: "indigo", hex: "34456f" }
const tan = { colour: "tan", hex: "a9764a" }
const sage = { colour: "sage", hex: "a3b094" }
const burgundy = { colour: "burgundy", hex: "6a1f31" }
const blue = { colour: "light blue", hex: "a9c7e2" }
const gold = { colour: "gold", hex: "c9a14a" }

export const PRODUCTS: readonly Product[] = [
  product("p-101", "White cotton t-shirt", "Plainly", 14, { kind: "t_shirt", ...white }),
  product("p-102", "Navy striped t-shirt", "Harbour", 18, { kind: "t_shirt", ...navy }),
  product("p-103", "Cream silk blouse", "Maren", 59.99, { kind: "blouse", ...cream }),
  product("p-104", "Burgundy satin blouse", "Maren", 49.99, { kind: "blouse", ...burgundy }),
  product("p-105", "Light blue oxford shirt", "Harbour", 39.99, { kind: "shirt", ...blue }),
  product("p-106", "Camel cashmere jumper", "Fell", 89, { kind: "jumper", ...camel }),
  product("p-107", "Sage ribbed jumper", "Fell", 45, { kind: "jumper", ...sage }),
  product("p-108", "Black hoodie", "Stride", 35, { kind: "hoodie", ...black }),
  product("p-201", "Black tailored blazer", "Maren", 110, { kind: "blazer", ...black }),
  product("p-202", "Indigo denim jacket", "Harbour", 55, { kind: "denim_jacket", ...indigo }),
  product("p-203", "Camel trench coat", "Fell", 145, { kind: "trench_coat", ...camel }),
  product("p-301", "Sage midi dress", "Maren", 65, { kind: "day_dress", ...sage }),
  product("p-302", "Black slip dress", "Maren", 79.99, { kind: "evening_dress", ...black }),
  product("p-401", "Indigo straight jeans", "Harbour", 49.99, { kind: "jeans", ...indigo }),
  product("p-402", "Light blue wide-leg jeans", "Harbour", 52, { kind: "wide_leg_jeans", ...blue }),
  product("p-403", "Black tailored trousers", "Maren", 59.99, { kind: "trousers", ...black }),
  product("p-404", "Cream wide-leg trousers", "Maren", 64, { kind: "wide_leg_trousers", ...cream }),
  product("p-405", "Black leggings", "Stride", 25, { kind: "leggings", ...black }),
  product("p-406", "Navy pencil skirt", "Maren", 42, { kind: "pencil_skirt", ...navy }),
  product("p-407", "Camel pleated skirt", "Fell", 48, { kind: "midi_skirt", ...camel }),
  product("p-501", "White leather trainers", "Stride", 69.99, { kind: "trainers", ...white }),
  product("p-502", "Black ankle boots", "Cobble", 85, { kind: "ankle_boots", ...black }),
  product("p-503", "Black court shoes", "Cobble", 59.99, { kind: "heels", ...black }),
  product("p-504", "Tan ballet flats", "Cobble", 39.99, { kind: "flats", ...tan }),
  product("p-505", "Burgundy loafers", "Cobble", 75, { kind: "loafers", ...burgundy }),
  product("p-506", "Tan sandals", "Cobble", 35, { kind: "sandals", ...tan }),
  product("p-601", "Tan tote bag", "Cobble", 70, { kind: "tote_bag", ...tan }),
  product("p-602", "Black shoulder bag", "Cobble", 80, { kind: "shoulder_bag", ...black }),
  product("p-603", "Navy crossbody bag", "Harbour", 29.99, { kind: "crossbody_bag", ...navy }),
  product("p-604", "Camel wool scarf", "Fell", 29.99, { kind: "scarf", ...camel }),
  product("p-605", "Gold hoop earrings", undefined, 20, { kind: "earrings", ...gold }),
  product("p-606", "Tan leather belt", undefined, 22, { kind: "belt", ...tan }),
]

const byId: ReadonlyMap<string, Product> = new Map(PRODUCTS.map((entry) => [entry.id, entry]))

export function findProduct(id: string): Product | undefined {
  return byId.get(id)
}

/**
 * Products that fit a text, best first. Plurals and one typing slip are allowed; a product that
 * fits none of the words is left out.
 */
export function searchProducts(text: string, limit: number): Product[] {
  const wanted = wordsOf(text)
  return PRODUCTS.map((entry) => {
    const own = wordsOf(`${entry.title} ${entry.brand ?? ""}`)
    return {
      entry,
      fits: wanted.filter((word) => own.some((other) => isAlike(word, other))).length,
    }
  })
    .filter(({ fits }) => fits > 0)
    .toSorted((a, b) => b.fits - a.fits)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** The words of a text that do not fit a product. */
export function wordsLacking(text: string, { title, brand }: Product): string[] {
  const own = wordsOf(`${title} ${brand}`)
  const typed = text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []
  return typed.filter(
    (word) => !own.some((other) => wordsOf(word).some((one) => isAlike(one, other))),
  )
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
}

const SHORTEST_MISSPELT = 4

function isAlike(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < SHORTEST_MISSPELT) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const overlap = Math.min(a.length, b.length) - start
  while (end < overlap && a.at(-1 - end) === b.at(-1 - end)) end += 1
  // One letter changed, added or left out, or two neighbours swapped, in the part that differs.
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const isSwap = left.length === 2 && left[0] === right[1] && left[1] === right[0]
  return isSwap || Math.max(left.length, right.length) <= 1
}
