import { randomUUID } from "node:crypto"
import {
  checkLogin,
  forgotPassword,
  login,
  logout,
  Refusal,
  register,
  resetPassword,
  verifyResetCode,
} from "@stylin/api/contract"
import { TOKEN_LIFETIME_MS } from "../plugins/accounts.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { hashPassword, isPassword } from "../security/passwords.ts"
import { fingerprint, fits, randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import {
  createAccount,
  EmailTaken,
  findAccount,
  findAccountByEmail,
  setPasswordHash,
} from "../stores/accounts.ts"
import { deleteResetCode, giveBackTry, takeTry } from "../stores/reset-codes.ts"
import { revokeAllTokens, revokeToken, saveToken } from "../stores/tokens.ts"
import {
  type IdempotencyKey,
  idempotencyKeyOf,
  recallAnswer,
  rememberAnswer,
} from "./idempotency.ts"

/** Accounts: sign-in, registration and password reset. */
export function authRoutes(implement: Implement, { database, jobs, clock }: Services): void {
  const { queries } = database

  async function signIn(accountId: string) {
    const token = randomToken()
    const now = clock()
    await saveToken(queries, {
      tokenHash: fingerprint(token),
      accountId,
      now,
      expiresAt: now + TOKEN_LIFETIME_MS,
    })
    return { access_token: token, user_id: accountId }
  }

  implement(checkLogin, async ({ query }) => {
    return (await findAccountByEmail(queries, query.email)) !== undefined
  })

  implement(login, async ({ body }) => {
    const account = await findAccountByEmail(queries, body.email)
    if (!(await isPassword(body.password, account?.passwordHash)) || !account) {
      throw new Refusal(401, "That email and password do not fit together.")
    }
    return signIn(account.id)
  })

  /** Signs in again whoever registered with this key: the first answer may have been lost. */
  async function repeatRegistration(
    key: IdempotencyKey | undefined,
    { email, password }: { email: string; password: string },
  ) {
    const earlier = key && (await recallAnswer<{ accountId: string }>(queries, key, email))
    const account = earlier && (await findAccount(queries, earlier.accountId))
    // The key alone proves little; the password shows that she is the same.
    if (!account || !(await isPassword(password, account.passwordHash))) return undefined
    return signIn(account.id)
  }

  implement(register, async ({ body, request, now }) => {
    const key = idempotencyKeyOf(request, "register")
    const repeated = await repeatRegistration(key, body)
    if (repeated) return repeated
    const accountId = randomUUID()
    const passwordHash = await hashPassword(body.password)
    try {
      await database.transaction(async (transaction) => {
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
      // A repeat that overtook the first finds the account only now.
      const overtaken = await repeatRegistration(key, body)
      if (overtaken) return overtaken
      throw new Refusal(409, "This email is already registered.")
    }
    return signIn(accountId)
  })

  implement(logout, async ({ account }) => {
    await revokeToken(queries, account.tokenHash)
    return DONE
  })

  implement(forgotPassword, async ({ body }) => {
    // The job looks for the account, so that this answer tells nobody whether there is one.
    await jobs.add("reset-mail", { email: body.email })
    return DONE
  })

  async function accountByCode(email: string, code: string) {
    const account = await findAccountByEmail(queries, email)
    // Taken before the code is compared, so that tries made at the same time all count.
    const kept = account && (await takeTry(queries, account.id, clock()))
    if (!account || !kept || !fits(code, kept.codeHash)) {
      throw new Refusal(400, "That code is wrong or no longer valid.")
    }
    await giveBackTry(queries, account.id)
    return account
  }

  implement(verifyResetCode, async ({ body }) => {
    await accountByCode(body.email, body.code)
    return DONE
  })

  implement(resetPassword, async ({ body }) => {
    const account = await accountByCode(body.email, body.code)
    const passwordHash = await hashPassword(body.password)
    await database.transaction(async (transaction) => {
      // Only one of two simultaneous resets finds the code still there.
      if (!(await deleteResetCode(transaction, account.id))) {
        throw new Refusal(400, "That code is wrong or no longer valid.")
      }
      await setPasswordHash(transaction, account.id, passwordHash)
      await revokeAllTokens(transaction, account.id)
    })
    return DONE
  })
}
