import type { Skeleton } from "../grammar.ts"

/** A colour that is in no palette of hers, but has something in common with her colouring. */
export const AKIN_SAYINGS: readonly Skeleton[] = [
  "{colour} is {quality}, and so is your colouring.",
  "Your face looks its best beside {quality} colours such as {colour}.",
  "Your colouring is best in {quality} colours, and {colour} is one.",
  "Near the face, {colour} flatters {quality} colouring like yours.",
  "{colour} is a good colour on you: {quality}, like your own colouring.",
]

/** What such a colour does at her face, by what it and her colouring have in common first of all. */
export const EFFECT_SAYINGS: readonly Skeleton[] = [
  "{warm} at the neck warms your skin.",
  "{warm} gives your face a gentle warmth.",
  "{cool} at the neck makes your skin look clear.",
  "{cool} keeps your face looking fresh.",
  "{soft} is soft enough to let your face come first.",
  "{soft} is muted, so one looks at you before your clothes.",
  "{clear} is strong enough to stand up to your colouring.",
  "{clear} wakes up your face.",
  "{light} keeps it light around your face.",
  "{light} reflects light up to your face.",
  "{deep} is dark enough to hold its own beside your colouring.",
  "{deep} frames your face.",
]

/**
 * A colour of her palette where it shows on her face: `colour` in the garment `kind`, what it has
 * in common with her colouring (`quality`: "warm and soft", `qualities` if it is two things), and her `type` ("soft autumn").
 * `base` is the colour if it is one of her neutrals, `best` if it is one of her best colours.
 */
export const COLOUR_SAYINGS: readonly Skeleton[] = [
  ...AKIN_SAYINGS,
  ...EFFECT_SAYINGS,
  "{colour} by your face: {qualities}, exactly your palette.",
  "{best} suits you, and {kind} {kind:brings|bring} it to your face.",
  "{best} is a colour to wear often near your face.",
  "If you wear one colour near your face, let it be {best}.",
  "{best} is among the best colours for {a type}.",
  "{best} near the face: {qualities}, like your colouring.",
  "{best}: {qualities}, as {a type} should wear it.",
  "{best} is one of your best colours, and {kind} {kind:puts|put} it where it counts.",
  "{base} near the face is easy for {a type} to wear.",
  "{base} is one of the neutrals made for {a type}.",
  "Among the neutrals, {base} is kind to {a type}.",
  "{base} near the face suits {a type} well.",
  "{base} is among the neutrals that suit your face best.",
]
