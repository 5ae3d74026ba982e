import { MOST_PASSKEYS, type Passkey } from "../../contract/passkeys.ts"
import { Refusal } from "../../contract/refusal.ts"
import { proveHerself, signIn } from "../sign-in.ts"
import { type Account, isoTime, type State } from "../state.ts"
import type { PasskeyKept } from "../ways-kept.ts"
import { DONE, type Implementations } from "./call.ts"

type PasskeyCalls =
  | "beginPasskeySignIn"
  | "signInWithPasskey"
  | "beginPasskey"
  | "addPasskey"
  | "renamePasskey"

const CHALLENGE_LIFETIME_MS = 10 * 60_000

/** The mocked calls about passkeys. It believes every signature. */
export function passkeyCalls(state: State): Implementations<PasskeyCalls> {
  function host(): string {
    if (state.passkeyOrigin !== null) return new URL(state.passkeyOrigin).hostname
    throw new Refusal(404, "Passkeys are not offered here.")
  }

  function challenge(accountId: string | null) {
    const challenge = base64Url(state.random.hex(32))
    const expiresAt = state.now() + CHALLENGE_LIFETIME_MS
    state.passkeyChallenges.set(challenge, { accountId, expiresAt })
    return { challenge, timeout: CHALLENGE_LIFETIME_MS }
  }

  function takeChallenge(clientDataJSON: string, accountId: string | null): void {
    const answered = challengeIn(clientDataJSON)
    const kept = state.passkeyChallenges.get(answered)
    state.passkeyChallenges.delete(answered)
    if (!kept || kept.accountId !== accountId || kept.expiresAt <= state.now()) {
      throw new Refusal(400, "That took too long, or has been used already. Please try again.")
    }
  }

  function owned(credentialId: string) {
    for (const account of state.accounts.values()) {
      const passkey = account.passkeys.find((kept) => kept.credentialId === credentialId)
      if (passkey) return { account, passkey }
    }
    return undefined
  }

  function refuseMore({ passkeys }: Account): void {
    if (passkeys.length < MOST_PASSKEYS) return
    throw new Refusal(409, `You have ${MOST_PASSKEYS} passkeys. Please remove one first.`)
  }

  return {
    beginPasskeySignIn: () => ({
      rpId: host(),
      ...challenge(null),
      userVerification: "required",
    }),

    signInWithPasskey({ body: { passkey } }) {
      host()
      takeChallenge(passkey.response.clientDataJSON, null)
      const found = owned(passkey.id)
      if (!found) {
        throw new Refusal(
          401,
          "No account here has that passkey. Please sign in another way, and remove it from your device.",
        )
      }
      if (passkey.response.userHandle !== base64Url(found.account.id)) {
        throw new Refusal(
          403,
          "That passkey did not show who you are. Please try again, or sign in another way.",
        )
      }
      found.passkey.usedAt = state.now()
      return { email: found.account.email, session: signIn(state, found.account) }
    },

    beginPasskey({ account, body: { password }, context }) {
      const id = host()
      proveHerself(state, { account, password, token: context.token })
      refuseMore(account)
      return {
        ...challenge(account.id),
        rp: { id, name: "Stylin" },
        user: { id: base64Url(account.id), name: account.email, displayName: account.email },
        pubKeyCredParams: [{ type: "public-key", alg: -7 }],
        excludeCredentials: account.passkeys.map(({ credentialId }) => ({
          ...{ id: credentialId, type: "public-key" as const, transports: [] },
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      }
    },

    addPasskey({ account, body: { passkey } }) {
      host()
      takeChallenge(passkey.response.clientDataJSON, account.id)
      refuseMore(account)
      if (owned(passkey.id)) throw new Refusal(409, "That passkey has been added before.")
      const kept: PasskeyKept = {
        credentialId: passkey.id,
        id: state.random.hex(16),
        name: "Passkey",
        madeAt: state.now(),
        usedAt: null,
      }
      account.passkeys.push(kept)
      return listed(kept)
    },

    renamePasskey({ account, body: { way_id, name } }) {
      const passkey = account.passkeys.find(({ id }) => id === way_id)
      if (passkey) passkey.name = name
      return DONE
    },
  }
}

/** Her passkeys as she sees them, the first made first. */
export function passkeysOf({ passkeys }: Account): Passkey[] {
  return passkeys.map(listed)
}

function listed({ id, name, madeAt, usedAt }: PasskeyKept): Passkey {
  return {
    way_id: id,
    name,
    made: dayOf(madeAt),
    last_used: usedAt === null ? null : dayOf(usedAt),
  }
}

function dayOf(time: number): string {
  return isoTime(time).slice(0, 10)
}

function base64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

/** Empty if it cannot be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    const text = atob(clientDataJSON.replaceAll("-", "+").replaceAll("_", "/"))
    const { challenge } = Object(JSON.parse(text))
    return typeof challenge === "string" ? challenge : ""
  } catch {
    return ""
  }
}
