import { MATERIALS, PATTERNS, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { MOST_MONEY, text } from "./common.ts"
import { day } from "./days.ts"
import { cutWords, usualCut } from "./item-cut.ts"

export const NOTE_LENGTH = 500
export const SIZE_LENGTH = 20

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
  usual_cut: usualCut,
}
