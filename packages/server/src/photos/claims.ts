import type { Queries } from "../database/tables.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import { claimGuestPhotos } from "../stores/pending.ts"
import type { PhotoOwner } from "../stores/photos.ts"
import { UNREVIEWED_LIFETIME_MS } from "./expiry.ts"

/** Whoever has the claim token that photos were sent under. */
export type Guest = Extract<PhotoOwner, { readonly claimHash: string }>

/**
 * A guest as the owner of photos: whoever has her claim token.
 * @param claimToken if left out, one that nobody has
 */
export function guestOwner(claimToken = randomToken()): Guest {
  return { claimHash: fingerprint(claimToken) }
}

/** Makes a guest's photos an account's own. Resolves to how many there are to review. */
export function claimPhotosOf(
  db: Queries,
  claimToken: string,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<number> {
  const { claimHash } = guestOwner(claimToken)
  const expiresAt = now + UNREVIEWED_LIFETIME_MS
  return claimGuestPhotos(db, { claimHash, accountId, now, expiresAt })
}
