import type { ColourName } from "./colourNames.ts"
import type { media } from "./media.ts"
import type { singleValues, TokenValues } from "./tokenValues.ts"

/** What each colour is for. */
export const COLOUR_USES: Readonly<Record<ColourName, string>> = {
  paper: "The page",
  raised: "Cards, fields, sheets",
  ground: "Behind pictures; out of use",
  ink: "Text",
  muted: "Text that may be passed over",
  line: "Hairlines between things",
  control: "Edges of what is pressed",
  accent: "The one action; what is chosen",
  accentStrong: "That action, pointed at",
  onAccent: "Text on the accent",
  accentSoft: "Behind what is chosen",
  green: "It worked",
  orange: "Worth a look",
  red: "It failed; it destroys",
  onStatus: "Text on green, orange, red",
  veil: "Over the page, under a dialog",
  veiledPaper: "The page's edge, veiled",
  onPhoto: "Lines and light on a photo",
  photoVeil: "What a photo's crop leaves out",
}

/** What each other token is for; distances are for whatever they fit. */
export const TOKEN_USES: {
  readonly [Group in Exclude<keyof TokenValues, "space">]: Readonly<
    Record<keyof TokenValues[Group], string>
  >
} = {
  font: { display: "Titles", text: "Everything that is read or pressed" },
  textSize: {
    12: "The smallest there is: captions and counts",
    14: "What may be passed over",
    16: "Text, labels, fields",
    18: "What leads in; names in a list",
    22: "Titles of parts, h3",
    28: "Titles of sections and cards, h2",
    40: "Titles of screens, h1",
    56: "A screen's title where there is room",
  },
  weight: {
    regular: "Text, and titles",
    medium: "Labels, buttons, names of parts",
    strong: "Emphasis, sparingly",
  },
  lineHeight: {
    100: "One line alone: initials, a large number",
    110: "Titles",
    120: "What may take two lines in a narrow place",
    125: "What is pressed, and short labels",
    130: "Prices in a row",
    135: "What stands under a picture",
    140: "Small text, such as hints",
    150: "Text",
  },
  letterSpacing: {
    title: "Titles, h1 to h3",
    name: "The shop's name in the bar",
    badge: "Words as small as a badge's",
    count: "How far a row of tips has come",
    code: "The figures of a code, each for itself",
  },
  radius: {
    small: "Fields, boxes, pictures in a list",
    large: "Cards, sheets, large pictures",
    button: "What is a pill with one line of words, and may have several",
    full: "Chips, avatars, circles",
  },
  shadow: { float: "What floats above the page, and nothing else" },
  motion: {
    quick: "What answers a press",
    calm: "What comes or leaves",
    turn: "One turn of a sign of work",
    breath: "One breath of a skeleton",
    ease: "Every movement: it slows down as it arrives",
  },
  layer: { navbar: "The bar, above the page", snackbar: "A message, above the bar" },
}

/** What the tokens that are one value each are for. */
export const SINGLE_USES: Readonly<Record<keyof typeof singleValues, string>> = {
  target: "Least height and width of what is pressed",
  pageWidth: "Greatest width of a page's content",
}

/** What each media query asks. */
export const MEDIA_USES: Readonly<Record<keyof typeof media, string>> = {
  tablet: "Room for two columns",
  desktop: "Three looks side by side; the bar moves to the top",
  finePointer: "A mouse, which can point without pressing",
  reducedMotion: "Movements are cuts",
}
