import { invitationPath } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import { saveInvitation } from "../stores/invitations.ts"

const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

/**
 * Makes an invitation, with which one account can be made.
 * @param now in milliseconds since 1970
 * @returns where the app takes it, below the app's address
 */
export async function invite(
  db: Queries,
  now: number,
): Promise<{ path: string; expiresAt: number }> {
  const token = randomToken()
  const expiresAt = now + LIFETIME_MS
  await saveInvitation(db, { tokenHash: fingerprint(token), expiresAt })
  return { path: invitationPath(token), expiresAt }
}
