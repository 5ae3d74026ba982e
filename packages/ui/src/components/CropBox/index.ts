export { CropBox, type CropBoxProps } from "./CropBox.tsx"
export type { CropBoxWords } from "./cropBoxWords.ts"
export { CROP_EDGES, type CropEdge, type CropValue } from "./cropGeometry.ts"
