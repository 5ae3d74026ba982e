import { type Kind, kindFacts, type Slot } from "@stylin/garments/vocabulary"
import type { Random } from "@stylin/stylist"
import type { Shop } from "./shops.ts"

const CLOTHES = ["6", "8", "10", "12", "14", "16", "18", "20", "22"] as const
const SHOES = ["3", "4", "5", "6", "7", "8"] as const
const LETTERS = ["S", "M", "L"] as const
const ONE_SIZE = ["One size"] as const

const SIZES: Readonly<Record<Slot, readonly string[]>> = {
  top: CLOTHES,
  layer: CLOTHES,
  bottom: CLOTHES,
  dress: CLOTHES,
  shoes: SHOES,
  bag: ONE_SIZE,
  accessory: ONE_SIZE,
}
const SIZES_OF_KIND: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  belt: LETTERS,
  gloves: LETTERS,
  cape: ONE_SIZE,
}

/** How likely it is that a size has sold out. */
const SOLD_OUT = 0.08

/** The sizes a shop has of a kind, UK sizes for clothes and shoes; at least one. */
export function sizesOf(kind: Kind, { largest }: Shop, random: Random): readonly string[] {
  const all = SIZES_OF_KIND[kind] ?? SIZES[kindFacts(kind).slot]
  const made = all === CLOTHES ? all.filter((size) => Number(size) <= largest) : all
  const left = made.filter(() => random() >= SOLD_OUT)
  return left.length > 0 ? left : made
}
