import { deflateRawSync, inflateRawSync } from "node:zlib"
import type { GarmentWords } from "@stylin/garments/vocabulary"

/** A garment of a collage: its photo, or, without one, what it is drawn from. */
export interface CollageGarment {
  readonly words: GarmentWords
  readonly photo?: string
}

/** No collage's description is longer. */
const MAX_BYTES = 8_000

/**
 * The address of a look with photographed garments. It describes the collage completely, so no
 * table is needed; it works once it is signed.
 */
export function collageAddress(owner: string, garments: readonly CollageGarment[]): string {
  const words = deflateRawSync(JSON.stringify(garments)).toString("base64url")
  return `/api/pictures/collages/${owner}/${words}.webp`
}

/** What a file name made by `collageAddress` describes. Only for names that this server signed. */
export function readCollage(file: string): readonly CollageGarment[] {
  const words = Buffer.from(file.replace(/\.webp$/, ""), "base64url")
  return JSON.parse(inflateRawSync(words, { maxOutputLength: MAX_BYTES }).toString())
}
