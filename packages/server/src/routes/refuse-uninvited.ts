import { Refusal } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { takeInvitation } from "../stores/invitations.ts"
import { readSettings } from "../stores/settings.ts"

/**
 * Uses her invitation up.
 * @throws {Refusal} 403 without a good one where it is needed
 */
export async function refuseUninvited(
  db: Queries,
  { invitationHash, now }: { invitationHash: string | null | undefined; now: number },
): Promise<void> {
  const isInvited = invitationHash ? await takeInvitation(db, invitationHash, now) : false
  if (isInvited || (await readSettings(db)).sign_up === "open") return
  throw new Refusal(
    403,
    "New accounts are by invitation here. Please open a link that whoever runs this server has given you.",
  )
}
