import type { SeasonalPalette } from "./palette.ts"

export const LIGHT_SUMMER: SeasonalPalette = {
  neutrals: {
    "soft white": "#f4f3f1",
    "light dove grey": "#c6c9ce",
    "rose beige": "#d8c6be",
    "blue grey": "#9babbb",
    "cool taupe": "#b3a9a5",
    "soft navy": "#54658a",
  },
  best: {
    "baby pink": "#f3c6d2",
    "rose pink": "#e79cb0",
    lavender: "#cfc4e8",
    periwinkle: "#a5b0e4",
    "powder blue": "#bcd7ec",
    "sky blue": "#92bfe4",
    aqua: "#a6dbdd",
    seafoam: "#b4dccf",
    "light raspberry": "#d8718f",
    "pale lemon sorbet": "#f5efbe",
  },
  worst: {
    black: "#1c1a1b",
    "burnt orange": "#c25a1d",
    "dark olive": "#4a4a2a",
    mustard: "#c4922a",
    "chocolate brown": "#44291c",
    rust: "#a34a26",
  },
}

export const TRUE_SUMMER: SeasonalPalette = {
  neutrals: {
    "oyster white": "#ecebe8",
    "dove grey": "#b4b9c0",
    "rose taupe": "#a8979a",
    "slate blue": "#62758f",
    "cool cocoa": "#7b6668",
    "greyed navy": "#35486a",
  },
  best: {
    "cool pink": "#e5a5bc",
    raspberry: "#b2446b",
    "watermelon rose": "#d0647f",
    lavender: "#b9aedb",
    orchid: "#a87fb8",
    "cornflower blue": "#7094cf",
    "sea blue": "#4c82ad",
    "soft teal": "#4f9494",
    "blue spruce": "#5c9a86",
    "ice lilac": "#dcd7e9",
  },
  worst: {
    orange: "#e8762a",
    mustard: "#c8952b",
    "olive green": "#6b6a33",
    rust: "#a5502a",
    "golden brown": "#8b5a2b",
    "warm gold": "#d6a63c",
  },
}

export const SOFT_SUMMER: SeasonalPalette = {
  neutrals: {
    "mushroom white": "#e6e1dc",
    pewter: "#8d9196",
    "rose brown": "#8c7472",
    "cool taupe": "#9c908b",
    "smoky navy": "#46556c",
    "charcoal blue": "#555e69",
  },
  best: {
    "dusty rose": "#c9989f",
    "soft mauve": "#a98ea2",
    "muted raspberry": "#a3617a",
    "smoky lavender": "#a49fbd",
    "dusk blue": "#7e93b2",
    "stormy blue": "#5b7590",
    "muted jade": "#7da397",
    "sage mist": "#a6b5a7",
    "muted teal": "#587f84",
    "antique plum": "#7a5a73",
  },
  worst: {
    "bright orange": "#f57c20",
    "sunshine yellow": "#fcd52e",
    "electric lime": "#a9d92e",
    "hot red": "#e3202b",
    "pure black": "#141314",
    "hot pink": "#f03a91",
  },
}
