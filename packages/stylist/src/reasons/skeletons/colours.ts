import type { Skeleton } from "../grammar.ts"

/**
 * A colour of her palette where it shows on her face: `colour` in the garment `kind`, what it has
 * in common with her colouring (`quality`: "warm and soft"), and her `type` ("soft autumn").
 * `base` is the colour if it is one of her neutrals, `best` if it is one of her best colours.
 */
export const COLOUR_SAYINGS: readonly Skeleton[] = [
  "{colour} by your face: {quality}, exactly your palette.",
  "The {kind} {kind:brings|bring} {colour} up to your face, where it suits you.",
  "{colour} is one of yours: {quality}, like the rest of your palette.",
  "{colour} beside your face does you good: {quality}, as your colouring asks.",
  "{quality} is what your colouring asks for, and {colour} is just that.",
  "With {best} near your face you need little else.",
  "{base} is a base colour of {a type} wardrobe, and it flatters up close.",
  "{a type} palette is built on colours like {base}; here it is in the {kind}.",
  "The {colour} of the {kind} is in tune with your skin and hair.",
  "{colour} up close suits you: {quality}, never harsh.",
  "Keep {best} near the face: it is among your best.",
  "The {kind} {kind:frames|frame} your face in {colour}, one of your {type} shades.",
  "This near your face, {best} does the most for you.",
  "{colour} answers the {quality} side of your colouring.",
  "{best} is a colour to build a {type} wardrobe around.",
  "The {kind} could be in many colours; {colour} is one that is yours.",
  "{base} by the face is your quiet colour: it goes with all the others.",
  "{colour} is kind to {a type} face.",
  "You can trust {base} up close: it is one of your neutrals.",
]
