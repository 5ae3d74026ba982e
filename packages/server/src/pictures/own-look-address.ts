import { inflateRawSync } from "node:zlib"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import type { LookPicture } from "./look-address.ts"
import { packed } from "./packed.ts"

/** A look in which garments wear the cloth of her photos. */
export interface OwnLook extends Pick<LookPicture, "figure" | "styling"> {
  readonly garments: readonly OwnLookGarment[]
}

export interface OwnLookGarment {
  readonly words: GarmentWords
  /** The id of her photo of it. */
  readonly photo?: string
  /** The id of the shop's photograph of it. */
  readonly shop?: string
}

/** No look's description is longer. */
const MAX_BYTES = 8_000

/**
 * The address of a look that is drawn in her own cloth. It describes the picture but for the cloth,
 * so that no table is needed; it works once it is signed.
 */
export function ownLookAddress(owner: string, look: OwnLook): string {
  const words = packed(look)
  return `/api/pictures/own-looks/${owner}/${words}.webp`
}

/** What a file name made by `ownLookAddress` describes. Only for names that this server signed. */
export function readOwnLook(file: string): OwnLook {
  const words = Buffer.from(file.replace(/\.webp$/, ""), "base64url")
  return JSON.parse(inflateRawSync(words, { maxOutputLength: MAX_BYTES }).toString())
}
