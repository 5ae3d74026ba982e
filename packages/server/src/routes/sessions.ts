import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions as listSessionsCall,
} from "@stylin/api/contract"
import { DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import type { Services } from "../services.ts"
import { endOtherSessions, endSession, listSessions } from "../stores/sessions.ts"

/** The devices on which she is signed in. */
export function sessionRoutes(
  implement: Implement,
  { database: { queries } }: Pick<Services, "database">,
): void {
  implement(listSessionsCall, async ({ account, now }) => {
    const sessions = await listSessions(queries, account.id, now)
    return sessions
      .map(({ id, tokenHash, ...facts }) => ({
        session_id: id,
        ...facts,
        is_this: tokenHash === account.tokenHash,
      }))
      .toSorted((one, other) => Number(other.is_this) - Number(one.is_this))
  })

  implement(endSessionCall, async ({ body, account, request, now }) => {
    await endSession(queries, { accountId: account.id, id: body.session_id, now })
    noteSecurity(request, "session-ended", { account: account.id })
    return DONE
  })

  implement(endOtherSessionsCall, async ({ account, request }) => {
    await endOtherSessions(queries, { accountId: account.id, tokenHash: account.tokenHash })
    noteSecurity(request, "other-sessions-ended", { account: account.id })
    return DONE
  })
}
