import {
  getServerSettings,
  listAccounts,
  listJobs,
  makeInvitation,
  makeResetLink,
  Refusal,
  resetPath,
  setRoom as setRoomCall,
  setServerSettings,
} from "@stylin/api/contract"
import { invite } from "../operator/invitation.ts"
import { resetCodeFor } from "../operator/reset-code.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import type { Services } from "../services.ts"
import { findAccount, setRoom } from "../stores/accounts.ts"
import { isoTime } from "../stores/columns.ts"
import { allPhotoBytes, listHeldAccounts } from "../stores/held-accounts.ts"
import { countJobs } from "../stores/jobs.ts"
import { readSettings, saveSettings } from "../stores/settings.ts"

/** What those who run the server see and set. */
export function operatorRoutes(
  implement: Implement,
  { database, limits }: Pick<Services, "database" | "limits">,
): void {
  const { queries } = database

  implement(listAccounts, async ({ query, now }) => ({
    ...(await listHeldAccounts(queries, { ...query, now })),
    total_bytes: await database.mayLag(allPhotoBytes),
    usual_room_bytes: limits.accountPhotoBytes,
  }))

  implement(setRoomCall, async ({ body, account, request }) => {
    if (!(await setRoom(queries, body.account_id, body.room_bytes))) throw noAccount()
    noteSecurity(request, "room-set", { account: body.account_id, by: account.id })
    return DONE
  })

  implement(listJobs, async ({ now }) => {
    const counts = await countJobs(queries, now)
    return counts.map(({ oldestDue: _due, ...count }) => count)
  })

  implement(getServerSettings, () => readSettings(queries))

  implement(setServerSettings, async ({ body, account, request }) => {
    await saveSettings(queries, body)
    noteSecurity(request, "sign-up-set", { account: undefined, by: account.id })
    return body
  })

  implement(makeInvitation, async ({ account, request, now }) => {
    const { path, expiresAt } = await invite(queries, now)
    noteSecurity(request, "invitation-made", { account: undefined, by: account.id })
    return { path, ends_at: isoTime(expiresAt) }
  })

  implement(makeResetLink, async ({ body, account: operator, request, now }) => {
    const account = await findAccount(queries, body.account_id)
    const made = account && (await resetCodeFor(database, account.email, now))
    if (!made) throw noAccount()
    noteSecurity(request, "reset-link-made", { account: account.id, by: operator.id })
    return {
      path: resetPath({ email: account.email, code: made.code }),
      ends_at: isoTime(made.expiresAt),
    }
  })
}

function noAccount(): Refusal {
  return new Refusal(404, "There is no such account any more.")
}
