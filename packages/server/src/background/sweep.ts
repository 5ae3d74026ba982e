import { removeExpiredFeedFiles } from "../catalogue/sources/feed-files.ts"
import { removeExpired } from "../photos/expiry.ts"
import type { Services } from "../services.ts"
import { DEVICE_LIFETIME_MS, deleteOldDevices } from "../stores/devices.ts"
import { deleteExpiredTickets } from "../stores/export-tickets.ts"
import { deleteOldAnswers } from "../stores/idempotency.ts"
import { deleteExpiredInvitations } from "../stores/invitations.ts"
import { deleteExpiredAttempts } from "../stores/open-id-attempts.ts"
import { deleteExpiredChallenges } from "../stores/passkey-challenges.ts"
import { deleteOldImpressions, SEEN_FOR_MS } from "../stores/recommendations.ts"
import { deleteExpiredCodes } from "../stores/reset-codes.ts"
import { deleteOldSigns, SIGNS_KEPT_MS } from "../stores/signs.ts"
import { deleteOldTakings } from "../stores/taken-back.ts"
import { deleteExpiredTokens, TOKEN_LIFETIME_MS } from "../stores/tokens.ts"
import { deleteEndedTries } from "../stores/tries.ts"

const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000
/**
 * Removes what has expired: sign-ins, those under way, codes, tickets, invitations, counted tries, devices, remembered answers,
 * looks shown long ago, old signs of taste, what was taken back long ago, files of feeds that broke off, and photos
 * without an owner.
 */
export async function sweep({
  database,
  objects,
  clock,
}: Pick<Services, "database" | "objects" | "clock">): Promise<void> {
  const { queries } = database
  const now = clock()
  await deleteExpiredTokens(queries, now)
  await deleteExpiredCodes(queries, now)
  await deleteExpiredTickets(queries, now)
  await deleteExpiredInvitations(queries, now)
  await deleteExpiredAttempts(queries, now)
  await deleteExpiredChallenges(queries, now)
  await deleteEndedTries(queries, now)
  await deleteOldDevices(queries, now - DEVICE_LIFETIME_MS)
  await deleteOldAnswers(queries, now - ANSWERS_KEPT_MS)
  await deleteOldImpressions(queries, now - SEEN_FOR_MS)
  await deleteOldSigns(queries, now - SIGNS_KEPT_MS)
  // What a device still had to say has gone with its sign-in.
  await deleteOldTakings(queries, now - TOKEN_LIFETIME_MS)
  await removeExpiredFeedFiles({ database, objects }, now)
  await removeExpired({ database, objects }, now)
}
