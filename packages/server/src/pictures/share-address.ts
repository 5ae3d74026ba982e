import { inflateRawSync } from "node:zlib"
import type { Money } from "@stylin/garments/money"
import { isSigned, sign } from "../security/tokens.ts"
import type { LayGarment } from "./lay-address.ts"
import type { LookPicture } from "./look-address.ts"
import { packed } from "./packed.ts"

/** All that a shared picture shows. */
export interface SharedLook {
  readonly title: string
  readonly garments: readonly LayGarment[]
  /** Written below the picture. */
  readonly pieces: readonly { readonly name: string; readonly price?: number }[]
  /** What their prices are in; pounds if left out. */
  readonly money?: Money
  /** Who wears the look; without, its garments lie flat. */
  readonly figure?: LookPicture["figure"]
}

interface Signing {
  /** The account whose look it is. */
  readonly owner: string
  /** Milliseconds since 1970. */
  readonly until: number
  readonly key: string
}

const MAX_BYTES = 16_000

/** The address of a shared picture. It describes the picture completely and ends soon. */
export function shareAddress(shared: SharedLook, { owner, until, key }: Signing): string {
  const words = packed(shared)
  const signature = sign(signed(words, owner, until), key)
  return `/api/pictures/shares/${owner}/${words}.${until}.${signature}.jpg`
}

/** Nothing else signed with the same key begins like this. */
const signed = (words: string, owner: string, until: number) =>
  `shared look ${owner} ${until} ${words}`

/** What the name of a shared picture describes; undefined if it is not signed, or too old. */
export function readShare(
  file: string,
  { owner, now, key }: { readonly owner: string; readonly now: number; readonly key: string },
): SharedLook | undefined {
  const [, words, until, signature] = /^([\w-]+)\.(\d+)\.([\w-]+)\.jpg$/.exec(file) ?? []
  if (!words || !signature || Number(until) < now) return undefined
  if (!isSigned(signed(words, owner, Number(until)), signature, key)) return undefined
  const text = inflateRawSync(Buffer.from(words, "base64url"), { maxOutputLength: MAX_BYTES })
  // Its signature says that `shareAddress` wrote it.
  return JSON.parse(text.toString())
}
