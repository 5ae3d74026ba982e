import * as z from "zod/mini"

// Plain text, like the words of a look, so that showing what waits does not need their list. A word that its kind does
// not take is ignored.
const word = z.optional(z.string().check(z.minLength(1), z.maxLength(40)))

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
