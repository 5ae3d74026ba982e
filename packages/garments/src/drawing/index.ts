export { drawCollage } from "./collage.ts"
export { DRAWING_FIELDS, DrawingError, type DrawingField } from "./error.ts"
export { type DrawnGarment, drawFlat } from "./flat.ts"
