import { type Kind, kindFacts } from "@stylin/garments/vocabulary"
import type { ImportedProduct } from "../stores/products.ts"

/** A product of a kind, with everything a test does not care about filled in. */
export function makeProduct(
  id: string,
  kind: Kind,
  facts: Partial<ImportedProduct> = {},
): ImportedProduct {
  const { section, slot, formality, warmth } = kindFacts(kind)
  return {
    id,
    feed: "shop",
    title: `A plain ${kindFacts(kind).words[0]}`,
    description: "",
    pricePence: 2999,
    currency: "GBP",
    link: `https://shop.example/${id}`,
    imageLink: `https://shop.example/${id}.jpg`,
    available: true,
    section,
    slot,
    kind,
    colours: [],
    formality,
    warmth,
    words: { kind, colours: [{ colour: "grey" }] },
    rowHash: `hash of ${id}`,
    ...facts,
  }
}
