import type { SeasonalPalette } from "./palette.ts"

export const LIGHT_SPRING: SeasonalPalette = {
  neutrals: {
    ivory: "#f8f0dc",
    buttermilk: "#f1e3c0",
    "light camel": "#cfad7f",
    "warm dove grey": "#bdb7ab",
    "honey beige": "#dcc3a0",
    "light navy": "#4d6390",
  },
  best: {
    "pale peach": "#fbd2b5",
    apricot: "#f8b98a",
    "light coral": "#f79a86",
    "warm pink": "#f7aeb0",
    "pale lemon": "#f8ec9f",
    "light gold": "#eecf7c",
    "fresh mint": "#b5e3c2",
    "spring green": "#b7dc91",
    "light aqua": "#93d8d6",
    "clear sky": "#9dcdf0",
  },
  worst: {
    black: "#1c1a1b",
    "deep burgundy": "#561a2a",
    "dark brown": "#3f2a22",
    charcoal: "#44454a",
    "bottle green": "#1e3b30",
    "dusky plum": "#5a3650",
  },
}

export const TRUE_SPRING: SeasonalPalette = {
  neutrals: {
    cream: "#f6ead0",
    "warm beige": "#dcbf95",
    camel: "#c4935a",
    "golden tan": "#b9803f",
    "milk chocolate": "#84562f",
    "warm navy": "#2f4778",
  },
  best: {
    "bright coral": "#ff7f5c",
    "poppy red": "#e8432c",
    tangerine: "#f7902f",
    "golden yellow": "#f9c637",
    daffodil: "#fbdc4f",
    "apple green": "#86c440",
    "leaf green": "#4fa544",
    "warm turquoise": "#2fbdb0",
    peach: "#fbb48a",
    salmon: "#fa8d76",
  },
  worst: {
    black: "#1c1a1b",
    "icy pink": "#efdbe5",
    "blue burgundy": "#5b1a34",
    "cool grey": "#8b8f96",
    "dusty mauve": "#9d7f92",
    "blue plum": "#54305f",
  },
}

export const BRIGHT_SPRING: SeasonalPalette = {
  neutrals: {
    "soft white": "#faf5e8",
    "clear beige": "#dfc8a4",
    "bright navy": "#20397f",
    "clear light grey": "#c9cdd2",
    "rich chocolate": "#53341f",
    "black coffee": "#33261f",
  },
  best: {
    "hot coral": "#ff5f52",
    "clear red": "#e5202e",
    "bright orange": "#fb7a22",
    "sunshine yellow": "#fdd72e",
    "electric lime": "#aadb2c",
    "kelly green": "#15a24a",
    "bright turquoise": "#00b5b8",
    "true blue": "#1d74d8",
    "warm fuchsia": "#ec2f86",
    violet: "#7a3fc0",
  },
  worst: {
    "dusty rose": "#bf9395",
    "sage grey": "#9aa290",
    mushroom: "#a99d90",
    "muted olive": "#73704f",
    "slate mauve": "#857a88",
    "faded brown": "#806a5c",
  },
}
