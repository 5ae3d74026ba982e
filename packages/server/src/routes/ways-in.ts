import { getWaysIn, listWaysIn, Refusal, removeWayIn } from "@stylin/api/contract"
import { tellOfChange } from "../mail/change-mail.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import type { Services } from "../services.ts"
import { findAccount } from "../stores/accounts.ts"
import { listIdentities, unlinkIdentity } from "../stores/identities.ts"
import { inTurn } from "../stores/in-turn.ts"
import { listPasskeys, removePasskey } from "../stores/passkeys.ts"
import { dayOf } from "../stores/sessions.ts"
import { listed } from "./passkeys.ts"
import { proveHerself } from "./prove-herself.ts"

/** How anybody can sign in here, and how she can. */
export function wayInRoutes(
  implement: Implement,
  services: Pick<Services, "database" | "openId" | "passkeys" | "tries" | "clock" | "jobs">,
): void {
  const { openId, passkeys, jobs } = services
  const { queries } = services.database

  implement(getWaysIn, async () => ({
    open_id: openId ? { name: openId.name } : null,
    passkeys: passkeys ? { origin: passkeys.origin } : null,
  }))

  implement(listWaysIn, async ({ account }) => {
    const identities = await listIdentities(queries, account.id)
    return {
      has_password: (await findAccount(queries, account.id))?.hasPassword ?? false,
      identities: identities.map(({ id, issuer, email, linkedAt }) => ({
        way_id: id,
        name: openId?.nameOf(issuer) ?? new URL(issuer).hostname,
        email,
        linked: dayOf(linkedAt),
      })),
      passkeys: (await listPasskeys(queries, account.id)).map(listed),
    }
  })

  implement(removeWayIn, async ({ body, account, request }) => {
    const { password } = body
    await proveHerself(services, { account, password, request, refused: "way-in-refused" })
    const isRemoved = await inTurn(queries, account.id, async (transaction) => {
      const ways = [
        ...(await listIdentities(transaction, account.id)),
        ...(await listPasskeys(transaction, account.id)),
      ]
      if (!ways.some(({ id }) => id === body.way_id)) return false
      const hasPassword = (await findAccount(transaction, account.id))?.hasPassword ?? false
      if (!hasPassword && ways.length === 1) {
        throw new Refusal(409, "This is your only way to sign in. Please set a password first.")
      }
      await unlinkIdentity(transaction, account.id, body.way_id)
      await removePasskey(transaction, account.id, body.way_id)
      await tellOfChange(jobs, transaction, { accountId: account.id, change: "way-in-removed" })
      return true
    })
    if (isRemoved) {
      jobs.wake()
      noteSecurity(request, "way-in-removed", { account: account.id })
    }
    return DONE
  })
}
