export { CropBox, type CropBoxProps, type CropBoxWords } from "./CropBox.tsx"
export { CROP_EDGES, type CropEdge, type CropValue } from "./cropGeometry.ts"
