import type { Queries } from "../database/tables.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import { claimGuestPhotos } from "../stores/pending.ts"
import type { PhotoOwner } from "../stores/photos.ts"
import { UNREVIEWED_LIFETIME_MS } from "./expiry.ts"

/** A guest, known by the hash of the claim token that her photos were sent under. */
export type Guest = Extract<PhotoOwner, { readonly claimHash: string }>

/**
 * A guest as the owner of photos.
 * @param claimToken if left out, a random one, so the photos can never be claimed
 */
export function guestOwner(claimToken = randomToken()): Guest {
  return { claimHash: fingerprint(claimToken) }
}

/** Moves a guest's photos to an account. Resolves to how many there are to review. */
export function claimPhotosOf(
  db: Queries,
  claimToken: string,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<number> {
  const { claimHash } = guestOwner(claimToken)
  const expiresAt = now + UNREVIEWED_LIFETIME_MS
  return claimGuestPhotos(db, { claimHash, accountId, now, expiresAt })
}
