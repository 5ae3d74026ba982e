import { COLOUR_NAMES, type ColourName } from "./colourNames.ts"

/** The custom property that carries a colour: `accentSoft` is `--stylin-accent-soft`. */
export const colourProperty = (name: ColourName): string =>
  `--stylin-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Colours for style sheets, e.g. `colour.ink` is `var(--stylin-ink)`; they follow the theme. */
export const colour = Object.freeze(
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(COLOUR_NAMES.map((name) => [name, `var(${colourProperty(name)})`])),
) as Readonly<Record<ColourName, string>>

/** Distances in rem on a 4 px grid, named by their pixels at the default text size. */
export const space = {
  4: "0.25rem",
  8: "0.5rem",
  12: "0.75rem",
  16: "1rem",
  20: "1.25rem",
  24: "1.5rem",
  32: "2rem",
  40: "2.5rem",
  48: "3rem",
  64: "4rem",
  96: "6rem",
} as const

/** Text sizes in rem, named by their pixels at the default text size. */
export const textSize = {
  12: "0.75rem",
  14: "0.875rem",
  16: "1rem",
  18: "1.125rem",
  22: "1.375rem",
  28: "1.75rem",
  40: "2.5rem",
  56: "3.5rem",
} as const

/** Families: `display` for titles, `text` for everything else. */
export const font = {
  display: '"Instrument Serif", "Instrument Serif Fallback", "Times New Roman", serif',
  text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
} as const

/** Corners: small for fields and chips' boxes, large for cards, full for pills and circles. */
export const radius = { small: "4px", large: "12px", full: "999px" } as const

/** The one shadow, for what floats above the page. */
export const shadow = {
  float: "0 1px 2px rgb(30 26 23 / 0.06), 0 12px 32px rgb(30 26 23 / 0.12)",
} as const

/** Durations and the curve of every movement. */
export const motion = {
  quick: "150ms",
  calm: "300ms",
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
} as const

/** Stacking order of what floats in the page; modal dialogs use the browser's top layer. */
export const layer = { navbar: 10, snackbar: 20 } as const

/** Least size of anything that can be pressed. */
export const target = "44px"

/** Greatest width of page content. */
export const pageWidth = "1200px"
