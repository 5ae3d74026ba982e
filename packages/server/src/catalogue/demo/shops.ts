import type { Slot } from "@stylin/garments/vocabulary"

/** How a shop writes its titles. */
export type TitleForm = "colour last" | "colour first" | "no colour"

/** A shop or label that does not exist. */
export interface Shop {
  readonly name: string
  /** Where it stands in the price range of a kind: 0 the cheapest, 1 the dearest. */
  readonly level: number
  readonly titles: TitleForm
  /** What it sells; everything where nothing is said. */
  readonly sells?: readonly Slot[]
}

export const SHOPS: readonly [Shop, ...Shop[]] = [
  { name: "Juniper Street", level: 0.1, titles: "colour last" },
  { name: "Marlowe Row", level: 0.2, titles: "colour first" },
  { name: "Halfpenny Lane", level: 0.1, titles: "no colour" },
  { name: "Tilda Voss", level: 0.35, titles: "colour last" },
  { name: "Nell Harker", level: 0.4, titles: "colour last" },
  { name: "Wren & Vale", level: 0.45, titles: "no colour" },
  { name: "Fern & Hale", level: 0.5, titles: "colour first" },
  { name: "Copperleaf", level: 0.55, titles: "colour last" },
  { name: "Bramble Court", level: 0.6, titles: "no colour" },
  { name: "Hester Lane", level: 0.7, titles: "colour last" },
  { name: "Isolde Quay", level: 0.85, titles: "colour last" },
  { name: "Ada Thornley", level: 0.95, titles: "no colour" },
  { name: "Saltmarsh", level: 0.5, titles: "colour last", sells: ["top", "layer", "bottom"] },
  { name: "Indigo Yard", level: 0.45, titles: "colour last", sells: ["bottom", "layer"] },
  { name: "Evenlode", level: 0.75, titles: "colour last", sells: ["dress", "top"] },
  { name: "Ostler & Last", level: 0.65, titles: "colour first", sells: ["shoes", "bag"] },
  { name: "Pellworth", level: 0.4, titles: "colour last", sells: ["shoes"] },
  { name: "Tollgate", level: 0.6, titles: "no colour", sells: ["bag", "accessory"] },
  { name: "Rook & Linnet", level: 0.5, titles: "colour first", sells: ["accessory"] },
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
