import * as z from "zod/mini"

// Plain text, like the words of a look, so that showing what waits does not need their list. A word that its kind does
// not take is ignored.
const text = z.string().check(z.minLength(1), z.maxLength(40))
const word = z.optional(text)

/** A garment's cut, as far as a photo shows it, its name says it or she does; the rest is as usual for its kind. */
export const cutWords = {
  fit: word,
  length: word,
  rise: word,
  neckline: word,
  sleeve: word,
  leg: word,
  skirt: word,
  heel: word,
}

/** Parts of its cut that are as usual for its kind because she says so, whatever its name says. */
export const usualCut = z.optional(z.array(text))
