import type { SeasonalPalette } from "./palette.ts"

export const SOFT_AUTUMN: SeasonalPalette = {
  neutrals: {
    oatmeal: "#e5d9c3",
    "warm stone": "#c7b89f",
    "soft camel": "#b8956a",
    "warm taupe": "#97836e",
    "soft khaki": "#938a6b",
    "soft cocoa": "#75594a",
  },
  best: {
    "dusty peach": "#dfaf92",
    "muted salmon": "#cf8e7c",
    terracotta: "#b4705a",
    "soft brick": "#9f5c50",
    "antique gold": "#c3a05f",
    "warm sage": "#a5a981",
    "moss green": "#85854f",
    "muted jade": "#7d9d82",
    "soft teal": "#5f8a83",
    "muted marigold": "#d6b06c",
  },
  worst: {
    black: "#151415",
    "pure white": "#fdfdfe",
    "electric blue": "#1f4fe0",
    fuchsia: "#d5207f",
    "icy lilac": "#e0dcf0",
    "cool violet": "#6a35b5",
  },
}

export const TRUE_AUTUMN: SeasonalPalette = {
  neutrals: {
    "warm cream": "#efe0c2",
    camel: "#b98a52",
    "warm tan": "#a3743f",
    "coffee brown": "#674529",
    "olive khaki": "#837742",
    "warm marine": "#2c5460",
  },
  best: {
    pumpkin: "#cf6a23",
    rust: "#a5491f",
    "tomato red": "#bf3f25",
    mustard: "#cb982b",
    "old gold": "#b98a26",
    olive: "#74702c",
    "moss green": "#6b7a33",
    "warm teal": "#2a7a72",
    "burnt apricot": "#dd945c",
    cinnamon: "#9a5a34",
  },
  worst: {
    black: "#151415",
    "icy pink": "#f0dbe6",
    "cool fuchsia": "#c61f83",
    "blue grey": "#8f9bab",
    "powder blue": "#b5d0ea",
    "cool lavender": "#c3bbe5",
  },
}

export const DEEP_AUTUMN: SeasonalPalette = {
  neutrals: {
    "warm ivory": "#ede0c8",
    "dark olive": "#45452a",
    espresso: "#372620",
    "bitter chocolate": "#4b3124",
    "warm charcoal": "#423d39",
    "deep marine": "#1d3d4a",
  },
  best: {
    mahogany: "#6b2a21",
    "brick red": "#8c3324",
    "dark tomato": "#a5341f",
    "burnt orange": "#b5531f",
    "dark gold": "#a87b1f",
    "forest green": "#2f4a30",
    "deep olive": "#585a26",
    "deep teal": "#155455",
    aubergine: "#42253a",
    "warm burgundy": "#641f2a",
  },
  worst: {
    "baby pink": "#f5cdd9",
    "powder blue": "#c3daee",
    "icy lilac": "#dfd9ee",
    "pale mint": "#cdeadb",
    "dove grey": "#c0c5cb",
    "cool pastel rose": "#e8b5c8",
  },
}
