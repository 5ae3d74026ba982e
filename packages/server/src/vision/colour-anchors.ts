import { COLOUR_NAMES, COLOURS, type ColourName, METALLICS } from "@stylin/garments/colour"

/**
 * Colours as cameras see them in rooms, where they differ from what a colour is drawn in: black
 * cloth is never black, white cloth hardly ever white, and lamps make everything warmer and duller.
 */
const PHOTOGRAPHED: readonly (readonly [ColourName, `#${string}`])[] = [
  ["black", "#2c2b2d"],
  ["black", "#383639"],
  ["black", "#262a2e"],
  ["charcoal", "#4d4d52"],
  ["grey", "#7b7b7e"],
  ["grey", "#9a9a9b"],
  ["white", "#dfdddb"],
  ["white", "#e6e6ea"],
  ["cream", "#e0d4bd"],
  ["navy", "#25304d"],
  ["navy", "#2b3347"],
  ["blue", "#34558b"],
  ["light blue", "#8fa9c4"],
  ["red", "#9a2029"],
  ["red", "#b01f36"],
  ["burgundy", "#55202c"],
  ["pink", "#d99aa6"],
  ["purple", "#5b3b74"],
  ["purple", "#7a4f93"],
  ["green", "#37694a"],
  ["olive", "#56563c"],
  ["brown", "#5a4234"],
  ["turquoise", "#2a9296"],
  ["mustard", "#b98a2f"],
]

/** Names that cloth is never told apart by in a photo of unknown light. */
const TOO_FINE: readonly ColourName[] = [
  ...METALLICS,
  "ecru",
  "nude",
  "cognac",
  "chocolate",
  "petrol",
  "indigo",
  "ice blue",
  "aubergine",
  "scarlet",
  "magenta",
  "raspberry",
  "butter",
  "slate",
  "periwinkle",
  "terracotta",
]

/** What a colour in a photo is named after: of each name its drawn colour, and how it is photographed. */
export const ANCHORS: readonly { readonly name: ColourName; readonly hex: `#${string}` }[] = [
  ...COLOUR_NAMES.filter((name) => !TOO_FINE.includes(name)).map((name) => ({
    name,
    hex: COLOURS[name],
  })),
  ...PHOTOGRAPHED.map(([name, hex]) => ({ name, hex })),
]
