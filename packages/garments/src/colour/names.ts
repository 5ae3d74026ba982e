/**
 * Fashion colour names and the sRGB value of each. Any two that cloth can have differ by at least 4
 * in CIEDE2000, so that each name means something.
 */
export const COLOURS = {
  black: "#201d1e",
  charcoal: "#46464a",
  slate: "#5f6d7b",
  grey: "#8b8c8e",
  "light grey": "#cbccce",
  silver: "#c4c5c7",
  white: "#f7f6f3",
  cream: "#f2e8d5",
  ecru: "#e3d6bd",
  stone: "#c6beb1",
  beige: "#d3bd9c",
  nude: "#dfbfa8",
  taupe: "#8f7f74",
  camel: "#b98a55",
  tan: "#a9764a",
  cognac: "#8c4f2c",
  brown: "#654432",
  chocolate: "#3f2a22",
  bronze: "#8a6a3a",
  khaki: "#8a8160",
  olive: "#5f6139",
  "forest green": "#2b4a37",
  green: "#4b7549",
  emerald: "#00805a",
  lime: "#b5cc48",
  pistachio: "#c8d6a2",
  sage: "#a3b094",
  mint: "#b8dcc6",
  aqua: "#a0dbdc",
  turquoise: "#2fb0ad",
  teal: "#1f6c70",
  petrol: "#16455a",
  navy: "#1f2a47",
  indigo: "#34456f",
  cobalt: "#2149b5",
  blue: "#4c709d",
  "sky blue": "#7fb4e0",
  "light blue": "#a9c7e2",
  "ice blue": "#dae6ee",
  periwinkle: "#8f9ddb",
  lavender: "#d8cfea",
  lilac: "#bfaed6",
  mauve: "#a08090",
  purple: "#6d4a8c",
  plum: "#63305a",
  aubergine: "#3b2336",
  burgundy: "#6a1f31",
  red: "#b3282d",
  scarlet: "#d93a2b",
  coral: "#ea7a63",
  peach: "#f4b998",
  terracotta: "#c06a4c",
  rust: "#a34a26",
  orange: "#d9722f",
  mustard: "#cb9a2b",
  gold: "#c9a14a",
  yellow: "#eecb52",
  lemon: "#f2e669",
  butter: "#f5e6ad",
  blush: "#f2d5d3",
  "rose gold": "#d3a08c",
  "dusty pink": "#cd9a9e",
  pink: "#eab3bd",
  "hot pink": "#e8478f",
  fuchsia: "#c22a76",
  magenta: "#ab3195",
  raspberry: "#ad3f66",
} as const

export type ColourName = keyof typeof COLOURS

/** An sRGB colour as six hexadecimal digits after a hash sign. */
export type Hex = `#${string}`

/** A colour by its name or by its value. */
export type Colour = ColourName | Hex

// Object.keys loses the key type of the table.
export const COLOUR_NAMES = Object.keys(COLOURS) as readonly ColourName[] as readonly [
  ColourName,
  ...ColourName[],
]

/** Whether a word, in lower case, is a colour name. */
export function isColourName(word: string): word is ColourName {
  return Object.hasOwn(COLOURS, word)
}

/** Names for metal: jewellery, buckles and foiled leather. They never name a plain cloth. */
export const METALLICS: readonly ColourName[] = ["silver", "bronze", "gold", "rose gold"]

/** Colours that go with anything: an outfit of them is calm, and an accent stands out. */
export const NEUTRALS: readonly ColourName[] = [
  "black",
  "charcoal",
  "slate",
  "grey",
  "light grey",
  "silver",
  "white",
  "cream",
  "ecru",
  "stone",
  "beige",
  "nude",
  "taupe",
  "camel",
  "tan",
  "cognac",
  "brown",
  "chocolate",
  "navy",
  "khaki",
]
