import type { Skeleton } from "../grammar.ts"

/** A colour that is in no palette of hers, but has something in common with her colouring. */
export const AKIN_SAYINGS: readonly Skeleton[] = [
  "{colour} suits you near the face: {quality}, like your own colouring.",
  "Your colouring is best in {quality} colours, and {colour} is one.",
  "{colour} goes with your colouring: both are {quality}.",
  "{colour} belongs near your face: your colouring is {quality}, too.",
  "{colour} picks up the {quality} side of your colouring.",
  "You suit {colour}: it is {quality}, and so is your colouring.",
]

/**
 * A colour of her palette where it shows on her face: `colour` in the garment `kind`, what it has
 * in common with her colouring (`quality`: "warm and soft"), and her `type` ("soft autumn").
 * `base` is the colour if it is one of her neutrals, `best` if it is one of her best colours.
 */
export const COLOUR_SAYINGS: readonly Skeleton[] = [
  ...AKIN_SAYINGS,
  "{colour} by your face is {quality}, just like your palette.",
  "The {kind} {kind:brings|bring} {colour} up to your face, where it suits you.",
  "{colour} is one of yours: {quality}, like the rest of your palette.",
  "{best} is one of your best colours, so wear it near your face.",
  "{base} is one of the neutrals that suit {a type}.",
  "For {a type}, {base} is a neutral to build on.",
  "Wear {best} near the face, as here: it is among your best.",
  "The {kind} {kind:frames|frame} your face in {colour}, one of your {type} shades.",
  "{best} lights up your face: it is among your best.",
  "{best} is a colour to come back to: few suit {a type} so well.",
  "{colour} is kind to {a type}: your skin looks fresh beside it.",
  "{base} is one of your neutrals, so it works right up to the face.",
]
