export { COLOUR_NAMES, COLOURS, type ColourName, NEUTRALS } from "./names.ts"
