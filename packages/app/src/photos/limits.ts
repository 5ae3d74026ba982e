/** What a photo is reduced to before it is sent. */
export const PHOTO_LIMITS = {
  /** Bytes of a compressed photo: half a megabyte. */
  bytes: 500_000,
  /** Pixels of its longer side. */
  longestSide: 1000,
  /** JPEG qualities to try in turn, from 0 to 1. */
  qualities: [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3],
} as const

export interface Size {
  readonly width: number
  readonly height: number
}

/** The size, in whole pixels, at which a picture fits; one that fits already keeps its size. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
