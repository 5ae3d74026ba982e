import type { CropEdge } from "./cropGeometry.ts"

export interface CropBoxWords {
  /** Names the edges for screen readers, which read each edge's distance in percent. */
  edges: Readonly<Record<CropEdge, string>>
}

export const CROP_BOX_WORDS: CropBoxWords = {
  edges: { left: "Left edge", top: "Top edge", right: "Right edge", bottom: "Bottom edge" },
}
