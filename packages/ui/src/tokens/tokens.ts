import { COLOUR_NAMES, type ColourName } from "./colourNames.ts"

/** The custom property of a token: `accentSoft` is `--stylin-accent-soft`. */
const property = (name: string): string =>
  `--stylin-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The custom property that carries a colour: `accentSoft` is `--stylin-accent-soft`. */
export const colourProperty: (name: ColourName) => string = property

/** The custom property of another token: `16` of `space` is `--stylin-space-16`. */
export const tokenProperty = (group: string, name: string | number): string =>
  property(`${group}-${name}`)

/** What style sheets write for tokens whose properties begin alike. */
const references = <Name extends string | number>(begin: string, names: readonly Name[]) =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(names.map((name) => [name, `var(${property(begin + name)})`])) as Readonly<
    Record<Name, string>
  >

/** Colours for style sheets, e.g. `colour.ink` is `var(--stylin-ink)`; they follow the theme. */
export const colour = /* @__PURE__ */ references("", COLOUR_NAMES)

/** Distances on a 4 px grid, in rem, named by their pixels at the default text size. */
export const space = /* @__PURE__ */ references(
  "space-",
  [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96],
)

/** Text sizes in rem, named by their pixels at the default text size. */
export const textSize = /* @__PURE__ */ references("textSize-", [12, 14, 16, 18, 22, 28, 40, 56])

/** Families: `display` for titles, `text` for everything else. */
export const font = /* @__PURE__ */ references("font-", ["display", "text"])

/** Weights of letters: what is read, what labels it, what is stressed. */
export const weight = /* @__PURE__ */ references("weight-", ["regular", "medium", "strong"])

/** Heights of lines, named by their share of the text size in per cent. */
export const lineHeight = /* @__PURE__ */ references(
  "lineHeight-",
  [100, 110, 120, 125, 130, 135, 140, 150],
)

/** Room between letters, named by what has it. */
export const letterSpacing = /* @__PURE__ */ references("letterSpacing-", [
  "title",
  "name",
  "badge",
  "count",
  "code",
])

/**
 * Corners: small for fields and chips' boxes, large for cards, full for pills and circles. Button is for what is a
 * pill with one line of words, and whose corners stay clear of several.
 */
export const radius = /* @__PURE__ */ references("radius-", ["small", "large", "button", "full"])

/** The one shadow, for what floats above the page. */
export const shadow = /* @__PURE__ */ references("shadow-", ["float"])

/**
 * Durations, and the curve of every movement: quick for what answers a press, calm for what comes or leaves. A
 * sign of work turns or breathes once in the time of that name, as long as it lasts.
 */
export const motion = /* @__PURE__ */ references("motion-", [
  "quick",
  "calm",
  "turn",
  "breath",
  "ease",
])

/** Stacking order of what floats in the page; modal dialogs use the browser's top layer. */
export const layer = /* @__PURE__ */ references("layer-", ["navbar", "snackbar"])

/** Least size of anything that can be pressed. */
export const target = "var(--stylin-target)"

/** Greatest width of page content. */
export const pageWidth = "var(--stylin-page-width)"
