import { CUT_WORDS, KIND_NAMES, kindFacts } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { done, identifier, section, text } from "./common.ts"
import { words } from "./item-words.ts"
import { operation } from "./operation.ts"
import type { WardrobeItem } from "./wardrobe.ts"

/** One of the words for a part of a cut; null takes back what was said. */
const cutWord = <const Words extends readonly string[]>(words: Words) =>
  z.optional(z.nullable(z.enum(words)))

/** How she says that it is cut. A word that its kind does not take is ignored. */
const saidCuts = {
  fit: cutWord(CUT_WORDS.fit),
  length: cutWord(CUT_WORDS.length),
  rise: cutWord(CUT_WORDS.rise),
  neckline: cutWord(CUT_WORDS.neckline),
  sleeve: cutWord(CUT_WORDS.sleeve),
  leg: cutWord(CUT_WORDS.leg),
  skirt: cutWord(CUT_WORDS.skirt),
  heel: cutWord(CUT_WORDS.heel),
}

/** What she says of a garment. A word that is null is unknown again; one left out stays. */
export const saidWords = z
  .strictObject({
    item_summary: z.optional(text(300)),
    kind: z.optional(z.nullable(z.enum(KIND_NAMES))),
    /** Follows from the kind if only that is said. */
    section: z.optional(section),
    /** The main one first; none if they are unknown. */
    colours: z.optional(z.array(text(40)).check(z.maxLength(8))),
    pattern: z.optional(z.nullable(words.pattern)),
    material: z.optional(z.nullable(words.material)),
    seasons: z.optional(z.nullable(words.seasons)),
    size: z.optional(z.nullable(words.size)),
    price: z.optional(z.nullable(words.price)),
    bought_on: z.optional(z.nullable(words.bought_on)),
    note: z.optional(z.nullable(words.note)),
    ...saidCuts,
  })
  .check(z.refine((said) => Object.keys(said).length > 0, { error: "must say something" }))
export type SaidWords = z.infer<typeof saidWords>

/** What is said, with the section that follows from the kind. */
export function withSection(said: SaidWords): SaidWords {
  const { kind, section: own } = said
  return kind && own === undefined ? { ...said, section: kindFacts(kind).section } : said
}

/** An item as she says it is. */
export function itemAsSaid<Item extends WardrobeItem>(item: Item, said: SaidWords): Item {
  const all = Object.entries({ ...item, ...withSection(said) })
  const isKnown = (value: unknown) =>
    value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
  // The item's own entries and those she said, which have the types of an item's unless null.
  return Object.fromEntries(all.filter(([, value]) => isKnown(value))) as Item
}

export const correctItem = operation({
  name: "correctItem",
  method: "POST",
  path: "/items/wardrobe/correct",
  summary:
    "Corrects or completes what is known of an item of her wardrobe; looks follow. An unknown item is ignored.",
  tag: "items",
  access: "user",
  body: z.strictObject({
    item_id: identifier,
    words: saidWords,
    /** When she said so, if that was earlier than the call: of two devices the later counts, word by word. */
    said_at: z.optional(z.iso.datetime()),
  }),
  result: done,
  envelope: "data",
})
