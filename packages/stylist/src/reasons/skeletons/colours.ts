import type { Skeleton } from "../grammar.ts"

/** A colour that is in no palette of hers, but has something in common with her colouring. */
export const AKIN_SAYINGS: readonly Skeleton[] = [
  "{colour} is {quality}, and so are you.",
  "Your colouring is best in {quality} colours, and {colour} is one.",
  "{colour} near your face: {quality}, like you.",
  "Near the face, {colour} flatters {quality} colouring like yours.",
]

/**
 * A colour of her palette where it shows on her face: `colour` in the garment `kind`, what it has
 * in common with her colouring (`quality`: "warm and soft", `qualities` if it is two things), and her `type` ("soft autumn").
 * `base` is the colour if it is one of her neutrals, `best` if it is one of her best colours.
 */
export const COLOUR_SAYINGS: readonly Skeleton[] = [
  ...AKIN_SAYINGS,
  "{colour} by your face: {qualities}, exactly your palette.",
  "{best} by your face, where it does you most good.",
  "Few colours suit {a type} as well as {best}.",
  "{best}: {qualities}, as {a type} should wear it.",
  "{best} is one of your best colours, and the {kind} {kind:puts|put} it where it counts.",
  "{base} right up to the face: {a type} can carry that.",
  "{base} by your face is as good as a colour on {a type}.",
]
