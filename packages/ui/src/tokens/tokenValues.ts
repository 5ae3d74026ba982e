import {
  type font,
  type layer,
  type motion,
  type radius,
  type shadow,
  space,
  textSize,
} from "./tokens.ts"

/** The tokens that every theme shares, as CSS writes them, by group. */
export interface TokenValues {
  readonly space: Readonly<Record<keyof typeof space, string>>
  readonly textSize: Readonly<Record<keyof typeof textSize, string>>
  readonly font: Readonly<Record<keyof typeof font, string>>
  readonly radius: Readonly<Record<keyof typeof radius, string>>
  readonly shadow: Readonly<Record<keyof typeof shadow, string>>
  readonly motion: Readonly<Record<keyof typeof motion, string>>
  readonly layer: Readonly<Record<keyof typeof layer, string>>
}

/** Sizes in rem for names that are pixels at the default text size. */
const rems = <Name extends number>(tokens: Readonly<Record<Name, string>>) =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(
    Object.keys(tokens).map((pixels) => [pixels, `${Number(pixels) / 16}rem`]),
  ) as Readonly<Record<Name, string>>

/** The values behind the tokens, for use outside CSS; `palette` has those of the colours. */
export const tokenValues: TokenValues = {
  space: /* @__PURE__ */ rems(space),
  textSize: /* @__PURE__ */ rems(textSize),
  font: {
    display: '"Instrument Serif", "Instrument Serif Fallback", "Times New Roman", serif',
    text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  },
  radius: { small: "4px", large: "12px", button: "24px", full: "999px" },
  shadow: { float: "0 1px 2px rgb(30 26 23 / 0.06), 0 12px 32px rgb(30 26 23 / 0.12)" },
  motion: {
    quick: "150ms",
    calm: "300ms",
    turn: "900ms",
    breath: "1600ms",
    ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  },
  layer: { navbar: "10", snackbar: "20" },
}

/** The values of the tokens that are one value each. */
export const singleValues = { target: "44px", pageWidth: "1200px" }
