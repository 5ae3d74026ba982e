// Imported by path, because Node writes the plain pages, without the condition that names sources.
import { contrast, EDGE_PAIRS, TEXT_PAIRS } from "../../packages/ui/src/tokens/contrast.ts"
import {
  COLOUR_NAMES,
  colourProperty,
  media,
  palette,
  tokenProperty,
  tokenValues,
} from "../../packages/ui/src/tokens/index.ts"
import {
  COLOUR_USES,
  MEDIA_USES,
  SINGLE_USES,
  TOKEN_USES,
} from "../../packages/ui/src/tokens/tokenUses.ts"
import { singleValues } from "../../packages/ui/src/tokens/tokenValues.ts"
import { FACES, GARMENTS, LOOKS } from "../../stories/foundations/shown.ts"

/** The text version of a picture on a foundations page. */
export interface FoundationTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const TOKEN_HEADS = ["Token", "Property", "Value", "For"]

const measured = (theme: keyof typeof palette, pair: (typeof TEXT_PAIRS)[number]) =>
  contrast(palette[theme][pair[0]], palette[theme][pair[1]]).toFixed(1)

/** The rows of a group of tokens, such as `radius`. */
function rowsOf(group: keyof typeof TOKEN_USES) {
  const uses: Readonly<Record<string, string>> = TOKEN_USES[group]
  return Object.entries(tokenValues[group]).map(([name, value]) => [
    /^\d/.test(name) ? `${group}[${name}]` : `${group}.${name}`,
    tokenProperty(group, name),
    String(value),
    uses[name] ?? "",
  ])
}

const singleRows = (["target", "pageWidth"] as const).map((name) => [
  name,
  singleValues[name],
  SINGLE_USES[name],
])

const mediaRows = (["tablet", "desktop", "finePointer", "reducedMotion"] as const).map((name) => [
  `media.${name}`,
  media[name].replace("@media ", ""),
  MEDIA_USES[name],
])

/** Every specimen of the foundations by the name of its component, read from the tokens. */
export const foundationTables = {
  Palette: {
    heads: ["Token", "Property", "Light", "Evening", "For"],
    rows: COLOUR_NAMES.map((name) => [
      `colour.${name}`,
      colourProperty(name),
      palette.light[name],
      palette.evening[name],
      COLOUR_USES[name],
    ]),
  },
  Contrast: {
    heads: ["Pair", "Light", "Evening", "At least"],
    rows: [
      ...TEXT_PAIRS.map((pair) => ({ pair, word: "on", least: "4.5" })),
      ...EDGE_PAIRS.map((pair) => ({ pair, word: "around", least: "3" })),
    ].map(({ pair, word, least }) => [
      `${pair[0]} ${word} ${pair[1]}`,
      measured("light", pair),
      measured("evening", pair),
      least,
    ]),
  },
  Display: { heads: TOKEN_HEADS, rows: rowsOf("textSize") },
  Text: { heads: TOKEN_HEADS, rows: rowsOf("font") },
  Weights: { heads: TOKEN_HEADS, rows: rowsOf("weight") },
  LineHeights: { heads: TOKEN_HEADS, rows: rowsOf("lineHeight") },
  Spacings: { heads: TOKEN_HEADS, rows: rowsOf("letterSpacing") },
  Fallbacks: { heads: ["Face", "Stand-in"], rows: Object.entries(FACES) },
  Distances: {
    heads: TOKEN_HEADS.slice(0, 3),
    rows: Object.entries(tokenValues.space).map(([pixels, value]) => [
      `space[${pixels}]`,
      tokenProperty("space", pixels),
      value,
    ]),
  },
  Corners: { heads: TOKEN_HEADS, rows: [...rowsOf("radius"), ...rowsOf("shadow")] },
  Measures: {
    heads: ["Token", "Value", "For"],
    rows: [
      ...singleRows,
      ...mediaRows,
      ...rowsOf("layer").map(([name = "", , value = "", use = ""]) => [name, value, use]),
    ],
  },
  Durations: { heads: TOKEN_HEADS, rows: rowsOf("motion") },
  Drawings: {
    heads: ["Picture", "Rule"],
    rows: [...LOOKS, ...GARMENTS].map(({ alt, rule }) => [alt, rule]),
  },
} satisfies Record<string, FoundationTable>
