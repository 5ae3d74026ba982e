import { Refusal } from "../../contract/refusal.ts"
import { OPEN_ID_RETURNS } from "../../contract/ways-in.ts"
import { proveHerself, signIn, takeInvitation } from "../sign-in.ts"
import { type Account, createAccount, findByEmail, isoTime, type State } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"
import { passkeysOf } from "./passkeys.ts"

type WayInCalls = "getWaysIn" | "listWaysIn" | "removeWayIn" | "beginOpenId" | "finishOpenId"

const ISSUER = "https://accounts.example"
const LOST = "That sign-in took too long, or began in another browser. Please begin again."

/** The mocked calls about other ways of signing in; the other provider says at once who she is. */
export function wayInCalls(state: State): Implementations<WayInCalls> {
  function offered() {
    if (state.openId) return state.openId
    throw new Refusal(404, "Signing in with another account is not offered here.")
  }

  function ownerOf(subject: string): Account | undefined {
    return [...state.accounts.values()].find(({ identities }) => identities.has(subject))
  }

  function link(account: Account, email: string): void {
    const id = state.random.hex(16)
    account.identities.set(email, { id, issuer: ISSUER, email, linkedAt: state.now() })
  }

  return {
    getWaysIn: () => ({
      open_id: state.openId && { name: state.openId.name },
      passkeys: state.passkeyOrigin === null ? null : { origin: state.passkeyOrigin },
    }),

    beginOpenId({ body, account, context }) {
      offered()
      const { purpose, invitation } = body
      if (purpose === "link") {
        if (!account) throw new Refusal(401, "Please sign in.")
        proveHerself(state, { account, password: body.password, token: context.token })
      }
      state.openIdAttempt = { purpose, invitation, accountId: account?.id }
      return { url: OPEN_ID_RETURNS[purpose] }
    },

    finishOpenId({ account }) {
      const { email, name } = offered()
      const attempt = state.openIdAttempt
      state.openIdAttempt = undefined
      if (!attempt) throw new Refusal(400, LOST)
      if (email === null) {
        throw new Refusal(
          400,
          `${name} did not sign you in. Please try again, or use your password.`,
        )
      }
      const owner = ownerOf(email)
      if (attempt.purpose === "link") {
        if (!account || account.id !== attempt.accountId) throw new Refusal(400, LOST)
        if (owner && owner !== account) {
          throw new Refusal(409, "That sign-in belongs to another account here.")
        }
        if (!owner) link(account, email)
        return { outcome: "linked", email: account.email, session: null }
      }
      if (owner) return { outcome: "signed-in", email: owner.email, session: signIn(state, owner) }
      const known = findByEmail(state, email)
      if (known) {
        state.openIdAttempt = { ...attempt, purpose: "link", accountId: known.id }
        return { outcome: "email-known", email, session: null }
      }
      if (attempt.purpose === "sign-in") return { outcome: "unknown", email, session: null }
      takeInvitation(state, attempt.invitation)
      const made = createAccount(state, email, null)
      link(made, email)
      return { outcome: "signed-up", email, session: signIn(state, made) }
    },

    listWaysIn: ({ account }) => ({
      has_password: account.password !== null,
      identities: identitiesOf(account).map(({ id, email, linked }) => ({
        ...{ way_id: id, name: state.openId?.name ?? new URL(ISSUER).hostname },
        ...{ email, linked },
      })),
      passkeys: passkeysOf(account),
    }),

    removeWayIn({ account, body, context }) {
      proveHerself(state, { account, password: body.password, token: context.token })
      const [subject] = [...account.identities].find(([, { id }]) => id === body.way_id) ?? []
      const others = account.passkeys.filter(({ id }) => id !== body.way_id)
      const { size } = account.identities
      const left = others.length + (subject === undefined ? size : size - 1)
      if (left === account.passkeys.length + size) return DONE
      if (account.password === null && left === 0) {
        throw new Refusal(409, "This is your only way to sign in. Please set a password first.")
      }
      if (subject !== undefined) account.identities.delete(subject)
      account.passkeys = others
      return DONE
    },
  }
}

/** What other providers say of her, the first linked first. */
export function identitiesOf(account: Account) {
  return [...account.identities].map(([subject, { id, issuer, email, linkedAt }]) => ({
    ...{ id, issuer, subject, email },
    linked: isoTime(linkedAt).slice(0, 10),
  }))
}
