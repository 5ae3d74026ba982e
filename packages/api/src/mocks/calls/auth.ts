import { Refusal } from "../../contract/refusal.ts"
import { proveHerself, signIn, takeInvitation } from "../sign-in.ts"
import { type Account, createAccount, findByEmail, revokeTokens, type State } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"

type AuthCalls =
  | "checkLogin"
  | "login"
  | "register"
  | "logout"
  | "changePassword"
  | "forgotPassword"
  | "verifyResetCode"
  | "resetPassword"

/** A few of the many that the real provider refuses. */
const COMMON_PASSWORDS: readonly string[] = ["password", "12345678", "qwertyui", "iloveyou"]
const CODE_LIFETIME_MS = 15 * 60_000
const CODE_TRIES = 5

/** The mocked calls about accounts, over the given state. */
export function authCalls(state: State): Implementations<AuthCalls> {
  function accountByCode(email: string, code: string): Account {
    const account = findByEmail(state, email)
    const kept = account && state.codes.get(account.id)
    const isAlive = kept && kept.triesLeft > 0 && kept.expiresAt > state.now()
    if (!account || !isAlive || kept.code !== code) {
      if (kept) kept.triesLeft -= 1
      throw new Refusal(400, "That code is wrong or no longer valid.")
    }
    return account
  }

  return {
    checkLogin: ({ query }) => findByEmail(state, query.email) !== undefined,

    login({ body }) {
      const account = findByEmail(state, body.email)
      if (account?.password !== body.password) {
        throw new Refusal(401, "Email and password do not match. Please try again.")
      }
      return signIn(state, account)
    },

    register({ body }) {
      refuseCommonPassword(body)
      if (findByEmail(state, body.email)) {
        throw new Refusal(409, "This email is already registered.")
      }
      takeInvitation(state, body.invitation)
      return signIn(state, createAccount(state, body.email, body.password))
    },

    logout({ context }) {
      state.tokens.delete(context.token ?? "")
      return DONE
    },

    changePassword({ body, account, context }) {
      proveHerself(state, { account, password: body.password, token: context.token })
      refuseCommonPassword({ email: account.email, password: body.new_password })
      account.password = body.new_password
      const here = state.tokens.get(context.token ?? "")
      revokeTokens(state, account.id)
      if (here) state.tokens.set(context.token ?? "", here)
      return DONE
    },

    forgotPassword({ body }) {
      const account = findByEmail(state, body.email)
      if (account) {
        const code = String(Math.floor(state.random.next() * 100_000_000)).padStart(8, "0")
        const expiresAt = state.now() + CODE_LIFETIME_MS
        state.codes.set(account.id, { code, expiresAt, triesLeft: CODE_TRIES })
      }
      return DONE
    },

    verifyResetCode({ body }) {
      accountByCode(body.email, body.code)
      return DONE
    },

    resetPassword({ body }) {
      refuseCommonPassword(body)
      const account = accountByCode(body.email, body.code)
      account.password = body.password
      account.identities.clear()
      account.passkeys = []
      state.codes.delete(account.id)
      revokeTokens(state, account.id)
      return DONE
    },
  }
}

function refuseCommonPassword({ email, password }: { email: string; password: string }): void {
  const known = [...COMMON_PASSWORDS, email, email.replace(/@.*/, "")]
  if (!known.includes(password.toLowerCase())) return
  throw new Refusal(422, "password: is one of the first that others guess. Please choose another.")
}
