/** Fashion colour names and the sRGB value each is drawn in. */
export const COLOURS = {
  black: "#201d1e",
  charcoal: "#46464a",
  grey: "#8b8c8e",
  silver: "#c4c5c7",
  white: "#f7f6f3",
  cream: "#f2e8d5",
  ecru: "#e3d6bd",
  beige: "#d3bd9c",
  camel: "#b98a55",
  tan: "#a9764a",
  brown: "#654432",
  khaki: "#8a8160",
  olive: "#5f6139",
  green: "#3c7a50",
  sage: "#a3b094",
  mint: "#b8dcc6",
  teal: "#1f6c70",
  navy: "#1f2a47",
  indigo: "#34456f",
  blue: "#3f6fb0",
  "light blue": "#a9c7e2",
  lilac: "#bfaed6",
  purple: "#6d4a8c",
  burgundy: "#6a1f31",
  red: "#b3282d",
  coral: "#ea7a63",
  orange: "#d9722f",
  rust: "#a34a26",
  mustard: "#cb9a2b",
  yellow: "#eecb52",
  gold: "#c9a14a",
  pink: "#eab3bd",
  fuchsia: "#c22a76",
} as const

export type ColourName = keyof typeof COLOURS

// Object.keys loses the key type that the table has.
export const COLOUR_NAMES = Object.keys(COLOURS) as readonly ColourName[] as readonly [
  ColourName,
  ...ColourName[],
]

/** Colours that go with anything, so that an outfit of them is calm and an accent stands out. */
export const NEUTRALS: readonly ColourName[] = [
  "black",
  "charcoal",
  "grey",
  "silver",
  "white",
  "cream",
  "ecru",
  "beige",
  "camel",
  "tan",
  "brown",
  "navy",
  "khaki",
]
