import { isSigned, sign } from "../security/tokens.ts"
import { photosStamp } from "./edition.ts"

const DAY_MS = 24 * 60 * 60 * 1000
/** An address stays the same for this many days, so that browsers can cache the picture. */
const SAME_FOR_DAYS = 30

const PHOTO = /^\/api\/pictures\/photos\/([\w-]{1,120})(?:\?|$)/
const COMPOSED = /^\/api\/pictures\/(?:collages|own-looks)\//
const PERSONAL = /^\/api\/pictures\/(?:photos|collages|own-looks)\//

/** What signing an address needs. */
export interface Signing {
  /** The account whose picture it is, and the sign-in that it is shown to. */
  readonly owner: {
    readonly id: string
    readonly tokenHash: string
    /** Another one whenever pictures that are composed from her photos look different; 0 at first. */
    readonly clothEdition?: number
  }
  readonly key: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The query that makes a personal address work. */
export interface Signature {
  readonly until?: unknown
  readonly signature?: unknown
}

/** The unsigned address of one of her photos, as the store keeps it; it works once it is signed. */
export function photoAddress(photoId: string): string {
  return `/api/pictures/photos/${photoId}`
}

/** The photo that an address shows, signed or not; undefined if it is not one of this server's. */
export function photoIdOf(address: string): string | undefined {
  return PHOTO.exec(address)?.[1]
}

/**
 * Makes a personal address work in an `<img>`, which sends no token: for its owner alone, while the
 * sign-in it was given to lasts, 60 days at most. Any other address is returned as it is.
 * @param shopPhotos the contents of the shops' photographs in it
 */
export function signedAddress(
  address: string,
  { owner, key, now }: Signing,
  shopPhotos: readonly string[] = [],
): string {
  if (!PERSONAL.test(address)) return address
  const period = Math.floor(now / (SAME_FOR_DAYS * DAY_MS))
  const until = String((period + 2) * SAME_FOR_DAYS)
  const text = textOf(address, { owner: owner.id, until, tokenHash: owner.tokenHash })
  const cloth = COMPOSED.test(address) && owner.clothEdition ? `&cloth=${owner.clothEdition}` : ""
  const shops = shopPhotos.length > 0 ? `&photo=${photosStamp(shopPhotos)}` : ""
  return `${address}?until=${until}&signature=${sign(text, key)}${cloth}${shops}`
}

/** What checking an address needs. */
export interface Check {
  /** The account whose picture it is. */
  readonly owner: string
  /** The hashes of the tokens of all its sign-ins. */
  readonly tokenHashes: readonly string[]
  readonly key: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const SIGNED = /("\/api\/pictures\/(?:photos|collages|own-looks)\/[^"?]*)\?[^"]*(?=")/g

/** A JSON text whose personal addresses are unsigned, as the store keeps them. */
export function withoutSignatures(json: string): string {
  return json.replace(SIGNED, "$1")
}

/** How long a personal address still works, in milliseconds; 0 if it does not. */
export function lifetimeOf(
  path: string,
  { until, signature }: Signature,
  { owner, tokenHashes, key, now }: Check,
): number {
  if (typeof until !== "string" || typeof signature !== "string") return 0
  const isHers = tokenHashes.some((tokenHash) =>
    isSigned(textOf(path, { owner, until, tokenHash }), signature, key),
  )
  return isHers ? Math.max(0, Number(until) * DAY_MS - now) : 0
}

/** Nothing else signed with the same key begins like this. */
function textOf(
  path: string,
  { owner, until, tokenHash }: { owner: string; until: string; tokenHash: string },
): string {
  return `personal picture ${path} ${owner} ${until} ${tokenHash}`
}
