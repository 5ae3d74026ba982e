import type { Slot } from "@stylin/garments/vocabulary"

/** Where a shop's titles have the colour: among the adjectives, or after the garment. */
export type TitleForm = "colour within" | "colour last"

/** A shop or label that does not exist. */
export interface Shop {
  readonly name: string
  /** Its place in a kind's price range: 0 the cheapest, 1 the dearest. */
  readonly level: number
  readonly titles: TitleForm
  /** What its prices below £100 end in, in pounds. */
  readonly pence: 0 | 0.5 | 0.99
  /** Its largest clothes size, as a UK size. */
  readonly largest: 16 | 18 | 22
  /** What it sells; everything if left out. */
  readonly sells?: readonly Slot[]
}

/** As on a high street, most are nearer to its cheap end. */
export const SHOPS: readonly [Shop, ...Shop[]] = [
  { name: "Juniper Street", level: 0, titles: "colour last", pence: 0.99, largest: 18 },
  { name: "Marlowe Row", level: 0.1, titles: "colour within", pence: 0.5, largest: 22 },
  { name: "Halfpenny Lane", level: 0.05, titles: "colour within", pence: 0.99, largest: 16 },
  { name: "Tilda Voss", level: 0.15, titles: "colour last", pence: 0.99, largest: 18 },
  { name: "Nell Harker", level: 0.2, titles: "colour within", pence: 0, largest: 18 },
  { name: "Wren & Vale", level: 0.25, titles: "colour within", pence: 0.5, largest: 22 },
  { name: "Fern & Hale", level: 0.3, titles: "colour last", pence: 0.99, largest: 16 },
  { name: "Copperleaf", level: 0.4, titles: "colour within", pence: 0, largest: 18 },
  { name: "Bramble Court", level: 0.6, titles: "colour within", pence: 0.5, largest: 18 },
  { name: "Hester Lane", level: 0.7, titles: "colour last", pence: 0.99, largest: 22 },
  { name: "Isolde Quay", level: 0.85, titles: "colour within", pence: 0, largest: 16 },
  { name: "Ada Thornley", level: 0.95, titles: "colour within", pence: 0, largest: 18 },
  {
    name: "Saltmarsh",
    level: 0.25,
    titles: "colour last",
    pence: 0.99,
    largest: 18,
    sells: ["top", "layer", "bottom"],
  },
  {
    name: "Indigo Yard",
    level: 0.2,
    titles: "colour within",
    pence: 0,
    largest: 22,
    sells: ["bottom", "layer"],
  },
  {
    name: "Evenlode",
    level: 0.75,
    titles: "colour within",
    pence: 0.5,
    largest: 16,
    sells: ["dress", "top"],
  },
  {
    name: "Ostler & Last",
    level: 0.5,
    titles: "colour last",
    pence: 0.99,
    largest: 18,
    sells: ["shoes", "bag"],
  },
  {
    name: "Pellworth",
    level: 0.1,
    titles: "colour within",
    pence: 0,
    largest: 18,
    sells: ["shoes"],
  },
  {
    name: "Tollgate",
    level: 0.6,
    titles: "colour within",
    pence: 0.5,
    largest: 22,
    sells: ["bag", "accessory"],
  },
  {
    name: "Rook & Linnet",
    level: 0.3,
    titles: "colour last",
    pence: 0.99,
    largest: 16,
    sells: ["accessory"],
  },
]

/** How shops and Google file what is worn in a slot. */
export const DEPARTMENTS: Readonly<Record<Slot, { shop: string; google: string }>> = {
  top: { shop: "Women > Tops", google: "Clothing > Shirts & Tops" },
  layer: { shop: "Women > Coats & Jackets", google: "Clothing > Outerwear > Coats & Jackets" },
  bottom: { shop: "Women > Bottoms", google: "Clothing" },
  dress: { shop: "Women > Dresses & All-in-ones", google: "Clothing" },
  shoes: { shop: "Women > Footwear", google: "Shoes" },
  bag: { shop: "Women > Bags", google: "Handbags, Wallets & Cases > Handbags" },
  accessory: { shop: "Women > Accessories", google: "Clothing Accessories" },
}
