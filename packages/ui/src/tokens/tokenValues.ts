import {
  type font,
  type layer,
  type letterSpacing,
  lineHeight,
  type motion,
  type radius,
  type shadow,
  space,
  textSize,
  type weight,
} from "./tokens.ts"

/** The tokens that every theme shares, as CSS writes them, by group. */
export interface TokenValues {
  readonly space: Readonly<Record<keyof typeof space, string>>
  readonly textSize: Readonly<Record<keyof typeof textSize, string>>
  readonly font: Readonly<Record<keyof typeof font, string>>
  readonly weight: Readonly<Record<keyof typeof weight, string>>
  readonly lineHeight: Readonly<Record<keyof typeof lineHeight, string>>
  readonly letterSpacing: Readonly<Record<keyof typeof letterSpacing, string>>
  readonly radius: Readonly<Record<keyof typeof radius, string>>
  readonly shadow: Readonly<Record<keyof typeof shadow, string>>
  readonly motion: Readonly<Record<keyof typeof motion, string>>
  readonly layer: Readonly<Record<keyof typeof layer, string>>
}

/** Values for names that are numbers: so many of them make one of the unit. */
const shares = <Name extends number>(
  tokens: Readonly<Record<Name, string>>,
  ofOne: number,
  unit: string,
) =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(
    Object.keys(tokens).map((name) => [name, `${Number(name) / ofOne}${unit}`]),
  ) as Readonly<Record<Name, string>>

/** The values behind the tokens, for use outside CSS; `palette` has those of the colours. */
export const tokenValues: TokenValues = {
  space: /* @__PURE__ */ shares(space, 16, "rem"),
  textSize: /* @__PURE__ */ shares(textSize, 16, "rem"),
  font: {
    display: '"Instrument Serif", "Instrument Serif Fallback", "Times New Roman", serif',
    text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  },
  weight: { regular: "400", medium: "500", strong: "600" },
  lineHeight: /* @__PURE__ */ shares(lineHeight, 100, ""),
  letterSpacing: {
    title: "-0.01em",
    name: "-0.02em",
    badge: "0.02em",
    count: "0.04em",
    code: "0.32em",
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
