import type { SeasonalPalette } from "./palette.ts"

export const DEEP_WINTER: SeasonalPalette = {
  neutrals: {
    black: "#161516",
    "true white": "#f9fafb",
    "deep charcoal": "#35363c",
    "ink navy": "#172244",
    "black brown": "#2e2322",
    "pewter grey": "#6b7079",
  },
  best: {
    "deep crimson": "#8f1230",
    burgundy: "#5c1530",
    blackcurrant: "#45163f",
    "royal purple": "#4a2280",
    sapphire: "#193a8c",
    "pine green": "#0b4a3c",
    "deep emerald": "#00654b",
    "dark petrol": "#0c4a5e",
    "deep magenta": "#8f1463",
    "icy blue": "#d9e8f5",
  },
  worst: {
    "pale peach": "#f8d5bd",
    "light camel": "#cdab80",
    "warm beige": "#dcc5a1",
    "dusty coral": "#df9c85",
    "light moss": "#b3ba7f",
    "golden apricot": "#f0b56f",
  },
}

export const TRUE_WINTER: SeasonalPalette = {
  neutrals: {
    black: "#131214",
    "pure white": "#fcfdff",
    charcoal: "#3d3f46",
    "cool grey": "#868b94",
    navy: "#16224e",
    "icy grey": "#dce0e6",
  },
  best: {
    "blue red": "#c00f36",
    "hot pink": "#e02683",
    fuchsia: "#c11180",
    "royal blue": "#1e3fae",
    cobalt: "#1c52c6",
    "royal purple": "#5a2396",
    emerald: "#00875f",
    "cool teal": "#00707e",
    "icy lilac": "#dedaf3",
    "icy blue": "#d3e6f7",
  },
  worst: {
    orange: "#ea7a2b",
    "golden brown": "#8c5c2c",
    mustard: "#c9972e",
    "warm beige": "#d8bd94",
    "olive green": "#706c34",
    terracotta: "#b96a4b",
  },
}

export const BRIGHT_WINTER: SeasonalPalette = {
  neutrals: {
    "true black": "#131215",
    "pure white": "#fdfdff",
    "clear charcoal": "#43464f",
    "bright navy": "#15276a",
    "steel grey": "#7b818c",
    "icy grey": "#e0e3ea",
  },
  best: {
    "true red": "#d80f32",
    "shocking pink": "#f41f90",
    magenta: "#cf1298",
    "electric purple": "#7426cf",
    "electric blue": "#1a49e0",
    "clear turquoise": "#00a9c4",
    "bright emerald": "#00a06b",
    "acid lemon": "#f3ec42",
    "icy pink": "#f8dbea",
    "icy aqua": "#cdf0f3",
  },
  worst: {
    "muted olive": "#75714d",
    "faded camel": "#b79d79",
    "dusty rust": "#a3705c",
    mushroom: "#a89c8f",
    "soft khaki": "#938a6b",
    "faded salmon": "#cb9a8b",
  },
}
