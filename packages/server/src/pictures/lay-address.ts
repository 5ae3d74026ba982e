import { inflateRawSync } from "node:zlib"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import { isSigned, sign } from "../security/tokens.ts"
import { packed } from "./packed.ts"

/** A garment of a flat lay: her photo or the shop's, and what it is drawn from without one. */
export interface LayGarment {
  readonly words: GarmentWords
  readonly photo?: string
  readonly shop?: string
}

/** No lay's description is longer. */
const MAX_BYTES = 8_000

/**
 * The address of a look's flat lay. It describes the lay completely, so no table is needed. With a
 * photo of hers it is personal and works once it is signed for her; its path is older than the
 * lays, so that looks that were kept before them show theirs. Without, it is signed here and is the
 * same for everybody.
 */
export function layAddress(
  garments: readonly LayGarment[],
  { owner, key }: { readonly owner: string; readonly key: string },
): string {
  const words = packed(garments)
  return garments.some(({ photo }) => photo !== undefined)
    ? `/api/pictures/collages/${owner}/${words}.webp`
    : `/api/pictures/lays/${words}.${sign(signed(words), key)}.webp`
}

/** Nothing else signed with the same key begins like this. */
const signed = (words: string) => `flat lay ${words}`

/** What the name of a personal lay describes. Only for names that this server signed. */
export function readPersonalLay(file: string): readonly LayGarment[] {
  return unpacked(file.replace(/\.webp$/, ""))
}

/** What the name of a lay without her photos describes; undefined if this server did not sign it. */
export function readLay(file: string, key: string): readonly LayGarment[] | undefined {
  const [, words, signature] = /^([\w-]+)\.([\w-]+)\.webp$/.exec(file) ?? []
  if (!words || !signature || !isSigned(signed(words), signature, key)) return undefined
  return unpacked(words)
}

/** The garments that a lay's address shows, signed for her or not; none of an address of another kind. */
export function garmentsOfLay(address: string | undefined, key: string): readonly LayGarment[] {
  const [, path = "", file = ""] =
    /^\/api\/pictures\/(lays|collages\/[^/]+)\/([\w.-]+)/.exec(address ?? "") ?? []
  if (path === "") return []
  return path === "lays" ? (readLay(file, key) ?? []) : readPersonalLay(file)
}

function unpacked(words: string): readonly LayGarment[] {
  const text = inflateRawSync(Buffer.from(words, "base64url"), { maxOutputLength: MAX_BYTES })
  // Its signature says that `layAddress` wrote it.
  return JSON.parse(text.toString())
}
