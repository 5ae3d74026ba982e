import { forgotPassword, Refusal, resetPassword, verifyResetCode } from "@stylin/api/contract"
import { askerOf } from "../limits/tries.ts"
import { tellOfChange } from "../mail/change-mail.ts"
import { keepDevice } from "../plugins/devices.ts"
import { type Call, DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { refuseCommonPassword } from "../security/common-passwords.ts"
import { hashPassword } from "../security/passwords.ts"
import { fingerprint, fits } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { findAccountByEmail, setPasswordHash } from "../stores/accounts.ts"
import { forgetDevices } from "../stores/devices.ts"
import { unlinkAll } from "../stores/identities.ts"
import { removeAllPasskeys } from "../stores/passkeys.ts"
import { giveBackTry, takeTry, useResetCode } from "../stores/reset-codes.ts"
import { revokeAllTokens } from "../stores/tokens.ts"

type Tried = Pick<Call<typeof verifyResetCode>, "body" | "device" | "request">

/**
 * A new password by a mailed code. A code works only for its asker, a device that the account knows
 * or any stranger, so that strangers neither replace her code nor use up its tries.
 */
export function passwordResetRoutes(implement: Implement, services: Services): void {
  const { database, jobs, tries, limits, clock } = services
  const { queries } = database

  implement(forgotPassword, async ({ body: { email }, device }) => {
    await tries.count(`mails to ${email} by ${askerOf(device)}`, limits.resetMails)
    // The job looks up the account, so this answer does not reveal whether there is one.
    await jobs.add("reset-mail", { email, asker: device })
    return DONE
  })

  /** Takes the same work with or without an account: codes are kept for any email. */
  async function accountByCode({ body, device, request }: Tried) {
    const { email, code } = body
    const asker = askerOf(device)
    const wrongCodes = `codes of ${email} by ${asker}`
    // Both tries are counted before the code is compared, so that simultaneous ones all count.
    await tries.count(wrongCodes, limits.resetTries)
    const key = { subject: fingerprint(email), asker }
    const kept = await takeTry(queries, key, clock())
    const account = await findAccountByEmail(queries, email)
    if (!account || !kept || !fits(code, kept.codeHash)) {
      noteSecurity(request, "code-refused", { account: account?.id })
      throw wrongCode()
    }
    await giveBackTry(queries, key)
    await tries.uncount(wrongCodes)
    return { account, key }
  }

  implement(verifyResetCode, async (call) => {
    await accountByCode(call)
    return DONE
  })

  implement(resetPassword, async (call) => {
    const { body, request, reply } = call
    // Checked first, so that a refused password uses up no try.
    await refuseCommonPassword(body.password, body.email)
    const { account, key } = await accountByCode(call)
    const passwordHash = await hashPassword(body.password)
    await database.transaction(async (transaction) => {
      // Only one of two simultaneous resets still finds the code.
      if (!(await useResetCode(transaction, key))) throw wrongCode()
      await setPasswordHash(transaction, account.id, passwordHash)
      await revokeAllTokens(transaction, account.id)
      // Whoever made the account with her email may have added a way in of their own.
      await unlinkAll(transaction, account.id)
      await removeAllPasskeys(transaction, account.id)
      await forgetDevices(transaction, account.id)
      await keepDevice(transaction, { request, reply, accountId: account.id }, services)
      await tellOfChange(jobs, transaction, { accountId: account.id, change: "password-set" })
    })
    jobs.wake()
    noteSecurity(request, "password-set", { account: account.id })
    return DONE
  })
}

function wrongCode(): Refusal {
  return new Refusal(400, "That code is wrong or no longer valid.")
}
