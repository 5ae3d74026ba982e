import { inflateRawSync } from "node:zlib"
import type { FigurePose, Head } from "@stylin/drawing"
import type { AgeLook, BodySize, BodyType, Height, Styling } from "@stylin/garments/vocabulary"
import { isSigned, sign } from "../security/tokens.ts"
import { packed } from "./packed.ts"
import type { ProductWords } from "./product-picture.ts"

/** All that is drawn in a look's picture. */
export interface LookPicture {
  readonly figure: {
    readonly bodyType: BodyType
    readonly size?: BodySize
    readonly height?: Height
    readonly age?: AgeLook
    readonly pose: FigurePose
    /** A step of the Monk scale, 1 to 10. */
    readonly skin: number
    /** Whose face it is; addresses of old looks have the usual one. */
    readonly face?: number
    readonly hair: { readonly style: Head; readonly colour: string; readonly scarf?: string }
  }
  readonly garments: readonly ProductWords[]
  /** What is tucked, rolled, turned up, belted or closed, and the socks; addresses of old looks have none. */
  readonly styling?: Styling
}

/** The limit for a look's description when unpacked: a compressed text could claim any size. */
const MAX_BYTES = 8_000

/**
 * The address of a look's picture. It describes the picture completely but for the shops'
 * photographs, whose cloth it wears as soon as they are there, and is signed, so that nobody else can
 * make this server draw.
 */
export function lookAddress(picture: LookPicture, key: string): string {
  const words = packed(picture)
  return `/api/pictures/looks/${words}.${sign(words, key)}.svg`
}

/** The widths of a look's bitmap, in px; an address that names none gets the first. */
export const LOOK_WIDTHS = [780, 390] as const

/**
 * What drawing a look needs whose address the store keeps, as wide as most pages ask for it; undefined
 * for an address of another kind.
 */
export function lookAsked(address: string, key: string) {
  const [, name = ""] = /^\/api\/pictures\/looks\/([^/?]+)$/.exec(address) ?? []
  const look = readLookAddress(name, key)
  return look && { name, look, width: LOOK_WIDTHS[0] }
}

/** What an address made by `lookAddress` describes; undefined if this server did not sign it. */
export function readLookAddress(name: string, key: string): LookPicture | undefined {
  const [, words, signature] = /^([\w-]+)\.([\w-]+)\.svg$/.exec(name) ?? []
  if (!words || !signature || !isSigned(words, signature, key)) return undefined
  const text = inflateRawSync(Buffer.from(words, "base64url"), { maxOutputLength: MAX_BYTES })
  // Its signature says that `lookAddress` wrote it.
  return JSON.parse(text.toString())
}
