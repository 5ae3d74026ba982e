import { COLOUR_NAMES, type ColourName } from "@stylin/garments/colour"

/** Colours by what people take for one colour. */
const FAMILIES = {
  black: "black",
  grey: "charcoal|slate|grey|light grey",
  white: "white",
  pale: "cream|ecru|stone|butter",
  beige: "beige|nude|taupe",
  tan: "camel|tan|cognac",
  brown: "brown|chocolate|bronze",
  silver: "silver",
  gold: "gold|rose gold",
  navy: "navy|petrol",
  blue: "indigo|cobalt|blue",
  pastelblue: "sky blue|light blue|ice blue|periwinkle",
  green: "forest green|green|emerald|lime",
  softgreen: "pistachio|sage|mint",
  military: "khaki|olive",
  teal: "aqua|turquoise|teal",
  purple: "purple|plum|aubergine|magenta",
  lilac: "lavender|lilac|mauve",
  red: "red|scarlet",
  burgundy: "burgundy",
  pink: "blush|dusty pink|pink",
  hotpink: "hot pink|fuchsia",
  orange: "coral|peach|orange",
  earth: "terracotta|rust|mustard",
  yellow: "yellow|lemon",
} as const

export type ColourFamily = keyof typeof FAMILIES
// Object.keys loses the key type that the table has.
export const COLOUR_FAMILIES = Object.keys(FAMILIES) as readonly ColourFamily[]

const BY_COLOUR = new Map(
  COLOUR_NAMES.map((name) => [
    name,
    COLOUR_FAMILIES.find((family) => FAMILIES[family].split("|").includes(name)),
  ]),
)

/** The family of a colour's name. */
export function familyOf(colour: ColourName): ColourFamily {
  return BY_COLOUR.get(colour) ?? "grey"
}
