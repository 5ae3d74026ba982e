import { isSigned, sign } from "../security/tokens.ts"

const DAY_MS = 24 * 60 * 60 * 1000
/** An address stays the same for so many days, so that browsers need not fetch a picture again. */
const SAME_FOR_DAYS = 30

const PHOTO = /^\/api\/pictures\/photos\/([\w-]{1,120})(?:\?|$)/
const PERSONAL = /^\/api\/pictures\/(?:photos|collages)\//

/** What an address is signed with. */
export interface Signing {
  /** The account whose picture it is, and the sign-in that is shown it. */
  readonly owner: { readonly id: string; readonly tokenHash: string }
  readonly key: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The query that makes a personal address work. */
export interface Signature {
  readonly until?: unknown
  readonly signature?: unknown
}

/** Where a photo of hers is shown: what the store keeps, which works only once it is signed. */
export function photoAddress(photoId: string): string {
  return `/api/pictures/photos/${photoId}`
}

/** The photo that an address shows, signed or not; undefined where it shows none of this server's. */
export function photoIdOf(address: string): string | undefined {
  return PHOTO.exec(address)?.[1]
}

/**
 * Makes a personal address work in an `<img>`, which sends no token: for its owner alone, and for as
 * long as she is signed in where it was given to her, 60 days at most. Any other address is left as
 * it is.
 */
export function signedAddress(address: string, { owner, key, now }: Signing): string {
  if (!PERSONAL.test(address)) return address
  const period = Math.floor(now / (SAME_FOR_DAYS * DAY_MS))
  const until = String((period + 2) * SAME_FOR_DAYS)
  const text = textOf(address, { owner: owner.id, until, tokenHash: owner.tokenHash })
  return `${address}?until=${until}&signature=${sign(text, key)}`
}

/** What an address is checked with. */
export interface Check {
  /** The account whose picture it is. */
  readonly owner: string
  /** The fingerprints of the tokens of all of its sign-ins. */
  readonly tokenHashes: readonly string[]
  readonly key: string
  /** Milliseconds since 1970. */
  readonly now: number
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

/** Nothing else that is signed with the same key begins like this. */
function textOf(
  path: string,
  { owner, until, tokenHash }: { owner: string; until: string; tokenHash: string },
): string {
  return `personal picture ${path} ${owner} ${until} ${tokenHash}`
}
