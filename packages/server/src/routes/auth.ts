import { randomUUID } from "node:crypto"
import { checkLogin, login, logout, Refusal, register } from "@stylin/api/contract"
import {
  type IdempotencyKey,
  idempotencyKeyOf,
  recallAnswer,
  rememberAnswer,
} from "../idempotency/once.ts"
import { askerOf } from "../limits/tries.ts"
import { keepDevice } from "../plugins/devices.ts"
import { type Call, DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { refuseCommonPassword } from "../security/common-passwords.ts"
import { hashPassword, isPassword } from "../security/passwords.ts"
import { fingerprint } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import {
  createAccount,
  EmailTaken,
  findAccount,
  findAccountByEmail,
  type StoredAccount,
} from "../stores/accounts.ts"
import { revokeToken } from "../stores/tokens.ts"
import { openSession } from "./open-session.ts"
import { refuseUninvited } from "./refuse-uninvited.ts"

type Exchange = Pick<Call<typeof login>, "request" | "reply">
/** An account, with the hash that her password matched. */
type Proved = Pick<StoredAccount, "id" | "passwordHash">

/** Accounts: sign-in and registration. */
export function authRoutes(implement: Implement, services: Services): void {
  const { database, tries } = services
  const { queries } = database

  async function signIn({ id, passwordHash }: Proved, exchange: Exchange) {
    return openSession(services, {
      ...exchange,
      accountId: id,
      // Comparing took a while: a change of password meanwhile has ended all old sign-ins.
      async proveStill(transaction) {
        if ((await findAccount(transaction, id))?.passwordHash !== passwordHash) throw doNotFit()
      },
    })
  }

  implement(checkLogin, async ({ query }) => {
    return (await findAccountByEmail(queries, query.email)) !== undefined
  })

  implement(login, async ({ body, device, ...exchange }) => {
    const guess = `password of ${body.email} by ${askerOf(device)}`
    await tries.guess(guess)
    const account = await findAccountByEmail(queries, body.email)
    if (!(await isPassword(body.password, account?.passwordHash)) || !account) {
      noteSecurity(exchange.request, "sign-in-refused", { account: account?.id })
      throw doNotFit()
    }
    await tries.guessedRight(guess, { all: device !== undefined })
    return signIn(account, exchange)
  })

  /** Signs in whoever registered with this key before: the first answer may have been lost. */
  async function repeatRegistration(
    key: IdempotencyKey | undefined,
    { body: { email, password }, ...exchange }: Call<typeof register>,
  ) {
    const earlier = key && (await recallAnswer<{ accountId: string }>(queries, key, email))
    const account = earlier && (await findAccount(queries, earlier.accountId))
    // The key alone proves little; the password proves that it is the same person.
    if (!account || !(await isPassword(password, account.passwordHash))) return undefined
    return signIn(account, exchange)
  }

  implement(register, async (call) => {
    const { body, request, now } = call
    const key = idempotencyKeyOf(request, "register")
    const repeated = await repeatRegistration(key, call)
    if (repeated) return repeated
    await refuseCommonPassword(body.password, body.email)
    const accountId = randomUUID()
    const passwordHash = await hashPassword(body.password)
    try {
      await database.transaction(async (transaction) => {
        const invitationHash = body.invitation && fingerprint(body.invitation)
        await refuseUninvited(transaction, { invitationHash, now })
        await createAccount(transaction, { id: accountId, email: body.email, passwordHash, now })
        if (key) {
          await rememberAnswer(transaction, key, body.email, {
            accountId,
            answer: { accountId },
            now,
          })
        }
      })
    } catch (error) {
      if (!(error instanceof EmailTaken)) throw error
      // A repeat that overtook the first call finds the account only now.
      const overtaken = await repeatRegistration(key, call)
      if (overtaken) return overtaken
      throw new Refusal(409, "This email is already registered.")
    }
    noteSecurity(request, "signed-up", { account: accountId })
    return signIn({ id: accountId, passwordHash }, call)
  })

  implement(logout, async ({ account, request, reply }) => {
    await revokeToken(queries, account.tokenHash)
    noteSecurity(request, "signed-out", { account: account.id })
    // She may have signed in here before devices were recorded.
    await keepDevice(queries, { request, reply, accountId: account.id }, services)
    return DONE
  })
}

function doNotFit(): Refusal {
  return new Refusal(401, "Email and password do not match. Please try again.")
}
