export { COLOUR_NAMES, type ColourName } from "./colourNames.ts"
export { media } from "./media.ts"
export { palette, THEMES, type Theme } from "./palette.ts"
export { themeCss } from "./themeCss.ts"
export {
  colour,
  colourProperty,
  font,
  layer,
  motion,
  pageWidth,
  radius,
  shadow,
  space,
  target,
  textSize,
} from "./tokens.ts"
