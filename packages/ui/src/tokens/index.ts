export { COLOUR_NAMES, type ColourName } from "./colourNames.ts"
export { media } from "./media.ts"
export { palette, THEMES, type Theme } from "./palette.ts"
export { themeCss, themeRules } from "./themeCss.ts"
export {
  colour,
  colourProperty,
  font,
  layer,
  letterSpacing,
  lineHeight,
  motion,
  pageWidth,
  radius,
  shadow,
  space,
  target,
  textSize,
  tokenProperty,
  weight,
} from "./tokens.ts"
export { type TokenValues, tokenValues } from "./tokenValues.ts"
