import { CUT_WORDS, MATERIALS, PATTERNS, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { MOST_MONEY, text } from "./common.ts"
import { day } from "./days.ts"

export const NOTE_LENGTH = 500
export const SIZE_LENGTH = 20

/** How a garment is cut. A word that its kind does not take is ignored. */
const cuts = {
  fit: z.enum(CUT_WORDS.fit),
  length: z.enum(CUT_WORDS.length),
  rise: z.enum(CUT_WORDS.rise),
  neckline: z.enum(CUT_WORDS.neckline),
  sleeve: z.enum(CUT_WORDS.sleeve),
  leg: z.enum(CUT_WORDS.leg),
  skirt: z.enum(CUT_WORDS.skirt),
  heel: z.enum(CUT_WORDS.heel),
}

/** Its cut, as far as a photo shows it, its name says it or she does; the rest is as usual for its kind. */
export const cutWords = {
  fit: z.optional(cuts.fit),
  length: z.optional(cuts.length),
  rise: z.optional(cuts.rise),
  neckline: z.optional(cuts.neckline),
  sleeve: z.optional(cuts.sleeve),
  leg: z.optional(cuts.leg),
  skirt: z.optional(cuts.skirt),
  heel: z.optional(cuts.heel),
}

/** The same, as she says it: null takes back what was said. */
export const saidCuts = {
  fit: z.optional(z.nullable(cuts.fit)),
  length: z.optional(z.nullable(cuts.length)),
  rise: z.optional(z.nullable(cuts.rise)),
  neckline: z.optional(z.nullable(cuts.neckline)),
  sleeve: z.optional(z.nullable(cuts.sleeve)),
  leg: z.optional(z.nullable(cuts.leg)),
  skirt: z.optional(z.nullable(cuts.skirt)),
  heel: z.optional(z.nullable(cuts.heel)),
}

/** The words themselves, for what she owns and for what she says of it. */
export const words = {
  pattern: z.enum(PATTERNS),
  material: z.enum(MATERIALS),
  seasons: z.array(z.enum(YEAR_SEASONS)).check(
    z.minLength(1),
    z.maxLength(YEAR_SEASONS.length),
    z.refine((list) => new Set(list).size === list.length, { error: "must not repeat itself" }),
  ),
  size: text(SIZE_LENGTH),
  price: z.number().check(
    z.minimum(0),
    z.maximum(MOST_MONEY),
    // To the penny: 19.99 * 100 is not quite whole.
    z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, {
      error: "must be in whole pence",
    }),
  ),
  bought_on: day,
  note: text(NOTE_LENGTH),
}

/** What is known of a garment she owns besides its kind and colours; left out if unknown. */
export const itemWords = {
  pattern: z.optional(words.pattern),
  /** Its cloth. */
  material: z.optional(words.material),
  /** When she wears it; left out, that follows from what it is. */
  seasons: z.optional(words.seasons),
  size: z.optional(words.size),
  /** What she paid for it, in the shop's currency. */
  price: z.optional(words.price),
  bought_on: z.optional(words.bought_on),
  note: z.optional(words.note),
  ...cutWords,
}
