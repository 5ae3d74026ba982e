import { deflateRawSync, inflateRawSync } from "node:zlib"
import type { FigurePose, HairStyle } from "@stylin/drawing"
import type { BodyType, GarmentWords } from "@stylin/garments/vocabulary"
import { isSigned, sign } from "../security/tokens.ts"

/** All that is drawn in the picture of a look. */
export interface LookPicture {
  readonly figure: {
    readonly bodyType: BodyType
    readonly pose: FigurePose
    /** A step of the Monk scale, 1 to 10. */
    readonly skin: number
    readonly hair: { readonly style: HairStyle; readonly colour: string }
  }
  readonly garments: readonly GarmentWords[]
}

/** Some hundred bytes are packed no smaller by more memory, but half as fast. */
const PACKING = { windowBits: 11, memLevel: 6 }
/** No look's words are longer; a packed text can claim to be. */
const MAX_BYTES = 8_000

/**
 * The address of a look's photo. It says all that is drawn, so that it can be kept for ever, and is
 * signed, so that nobody else can have this server draw.
 */
export function lookAddress(picture: LookPicture, key: string): string {
  const words = deflateRawSync(JSON.stringify(picture), PACKING).toString("base64url")
  return `/api/pictures/looks/${words}.${sign(words, key)}.svg`
}

/** What an address made by `lookAddress` says; undefined if it is not one of this server's. */
export function readLookAddress(name: string, key: string): LookPicture | undefined {
  const [, words, signature] = /^([\w-]+)\.([\w-]+)\.svg$/.exec(name) ?? []
  if (!words || !signature || !isSigned(words, signature, key)) return undefined
  const text = inflateRawSync(Buffer.from(words, "base64url"), { maxOutputLength: MAX_BYTES })
  // Its signature says that `lookAddress` wrote it.
  return JSON.parse(text.toString())
}
