export { COLOUR_NAMES, COLOURS, type ColourName, NEUTRALS } from "./names.ts"
export { type Undertone, undertone } from "./undertone.ts"
