import { COLOUR_NAMES, type ColourName } from "@stylin/garments/colour"
import { isNeutral, MATERIALS } from "@stylin/garments/vocabulary"

/** Colours that the eye counts as one, neutrals included; metal goes with all. */
const GROUPS: readonly (readonly ColourName[])[] = [
  ["black", "charcoal", "slate", "grey", "light grey"],
  ["taupe", "camel", "tan", "cognac", "brown", "chocolate"],
  ["navy", "indigo"],
  ["white", "cream", "ecru", "stone", "beige", "nude"],
  ["khaki", "olive", "forest green", "green", "emerald", "lime", "pistachio", "sage", "mint"],
  ["aqua", "turquoise", "teal", "petrol"],
  ["cobalt", "blue", "sky blue", "light blue", "ice blue", "periwinkle"],
  ["lavender", "lilac", "mauve", "purple"],
  ["plum", "aubergine", "burgundy"],
  ["red", "scarlet"],
  ["coral", "peach", "terracotta", "rust", "orange"],
  ["mustard", "yellow", "lemon", "butter"],
  ["blush", "dusty pink", "pink", "hot pink", "fuchsia", "magenta", "raspberry"],
]
/** The groups that rules speak of, one bit each. */
export const TONE = {
  GREY: 1,
  BROWN: 1 << 1,
  NAVY: 1 << 2,
  PALE: 1 << 3,
  GREEN: 1 << 4,
  WINE: 1 << 8,
  RED: 1 << 9,
  ORANGE: 1 << 10,
} as const
/** The low half of tones tells the groups; moved by this, the hues: those that are no neutrals. */
export const HUES = 16
export const ALL_GROUPS = (1 << HUES) - 1

const BY_COLOUR = COLOUR_NAMES.map((name) => {
  const group = GROUPS.findIndex((names) => names.includes(name))
  if (group < 0) return 0
  return (1 << group) | (isNeutral(name) ? 0 : 1 << (group + HUES))
})
const DENIM = MATERIALS.indexOf("denim")

/** The groups and the hues of a garment's colours, one bit each. Blue denim goes with anything. */
export function tonesOf(colours: readonly number[], material: number): number {
  let bits = 0
  for (const colour of colours) bits |= BY_COLOUR[colour] ?? 0
  return material === DENIM && (bits >>> HUES !== 0 || (bits & TONE.NAVY) !== 0) ? 0 : bits
}

/** Whether a colour is neutral. */
export function isCalm(colour: number): boolean {
  return (BY_COLOUR[colour] ?? 0) >>> HUES === 0
}
