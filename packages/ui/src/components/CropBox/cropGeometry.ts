/** A part of a picture, in fractions of its width and height. */
export interface CropValue {
  /** Where it begins, from the picture's left edge. */
  readonly x: number
  /** Where it begins, from the picture's top edge. */
  readonly y: number
  /** How much of the picture's width it has. */
  readonly width: number
  /** How much of the picture's height it has. */
  readonly height: number
}

/** The edges of a crop, each of which can be moved. */
export const CROP_EDGES = ["left", "top", "right", "bottom"] as const
export type CropEdge = (typeof CROP_EDGES)[number]

/** The smallest side of a crop. */
export const LEAST_SIDE = 0.08

/** A crop moved as far as the picture allows. */
export function moved(crop: CropValue, dx: number, dy: number): CropValue {
  return {
    ...crop,
    x: clamp(crop.x + dx, 0, 1 - crop.width),
    y: clamp(crop.y + dy, 0, 1 - crop.height),
  }
}

/** Where an edge is, from 0 at the picture's left or top to 1. */
export function edgeOf({ x, y, width, height }: CropValue, edge: CropEdge): number {
  return { left: x, top: y, right: x + width, bottom: y + height }[edge]
}

/** A crop with one edge moved, as far as the opposite edge and the picture allow. */
export function withEdge(crop: CropValue, edge: CropEdge, to: number): CropValue {
  const { x, y, width, height } = crop
  switch (edge) {
    case "left": {
      const left = clamp(to, 0, x + width - LEAST_SIDE)
      return { ...crop, x: left, width: x + width - left }
    }
    case "right":
      return { ...crop, width: clamp(to, x + LEAST_SIDE, 1) - x }
    case "top": {
      const top = clamp(to, 0, y + height - LEAST_SIDE)
      return { ...crop, y: top, height: y + height - top }
    }
    case "bottom":
      return { ...crop, height: clamp(to, y + LEAST_SIDE, 1) - y }
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
