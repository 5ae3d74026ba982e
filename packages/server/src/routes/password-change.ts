import { changePassword } from "@stylin/api/contract"
import { tellOfChange } from "../mail/change-mail.ts"
import { keepDevice } from "../plugins/devices.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { refuseCommonPassword } from "../security/common-passwords.ts"
import { hashPassword } from "../security/passwords.ts"
import type { Services } from "../services.ts"
import { findAccount, setPasswordHash } from "../stores/accounts.ts"
import { forgetDevices } from "../stores/devices.ts"
import { inTurn } from "../stores/in-turn.ts"
import { endOtherSessions } from "../stores/sessions.ts"
import { proveHerself, wrongPassword } from "./prove-herself.ts"

/** A new password by the present one, or a first one, while she is signed in. */
export function passwordChangeRoutes(implement: Implement, services: Services): void {
  const { database, jobs } = services
  const { queries } = database

  implement(changePassword, async ({ body, account, request, reply }) => {
    const { id, tokenHash } = account
    const { passwordHash: before, email } = await proveHerself(services, {
      account,
      password: body.password,
      request,
      refused: "password-change-refused",
    })
    await refuseCommonPassword(body.new_password, email)
    const passwordHash = await hashPassword(body.new_password)
    await inTurn(queries, id, async (transaction) => {
      const kept = await findAccount(transaction, id)
      // Hashing took a while: of two changes at once the first counts.
      if (kept?.passwordHash !== before) throw wrongPassword()
      await setPasswordHash(transaction, id, passwordHash)
      await endOtherSessions(transaction, { accountId: id, tokenHash })
      await forgetDevices(transaction, id)
      await keepDevice(transaction, { request, reply, accountId: id }, services)
      await tellOfChange(jobs, transaction, { accountId: id, change: "password-set" })
    })
    jobs.wake()
    noteSecurity(request, "password-set", { account: id })
    return DONE
  })
}
