import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  type MadePasskey,
  MOST_PASSKEYS,
  type Passkey,
  Refusal,
  renamePasskey,
  type ShownPasskey,
  signInWithPasskey,
} from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import { tellOfChange } from "../mail/change-mail.ts"
import { CHALLENGE_LIFETIME_MS, challengeIn } from "../passkeys/challenge.ts"
import { PasskeyError } from "../passkeys/passkey-error.ts"
import type { Passkeys } from "../passkeys/passkeys.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { deviceLabel } from "../security/device-label.ts"
import { fingerprint } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { findAccount } from "../stores/accounts.ts"
import { inTurn } from "../stores/in-turn.ts"
import { saveChallenge, takeChallenge } from "../stores/passkey-challenges.ts"
import {
  findPasskey,
  type KeptPasskey,
  listPasskeys,
  namePasskey,
  notePasskeyUse,
  savePasskey,
} from "../stores/passkeys.ts"
import { dayOf } from "../stores/sessions.ts"
import { openSession } from "./open-session.ts"
import { proveHerself } from "./prove-herself.ts"
import { refuseSignedOut } from "./refuse-signed-out.ts"

/** Signing in with passkeys, and making and naming them. They are removed as other ways in are. */
export function passkeyRoutes(implement: Implement, services: Services): void {
  const { database, jobs } = services
  const { queries } = database

  function offered(): Passkeys {
    if (services.passkeys) return services.passkeys
    throw new Refusal(404, "Passkeys are not offered here.")
  }

  /** Keeps a challenge for an account that gets a passkey, or with null to sign in. */
  async function keepChallenge(challenge: string, accountId: string | null, now: number) {
    await saveChallenge(queries, {
      challengeHash: fingerprint(challenge),
      accountId,
      expiresAt: now + CHALLENGE_LIFETIME_MS,
    })
  }

  /** The challenge that was answered, used up. */
  async function answered(
    passkey: MadePasskey | ShownPasskey,
    accountId: string | null,
    now: number,
  ) {
    const challenge = challengeIn(passkey)
    if (challenge === undefined) throw lost()
    const challengeHash = fingerprint(challenge)
    if (!(await takeChallenge(queries, { challengeHash, accountId }, now))) throw lost()
    return challenge
  }

  implement(beginPasskeySignIn, async ({ now }) => {
    const options = await offered().optionsToAsk()
    await keepChallenge(options.challenge, null, now)
    return options
  })

  implement(signInWithPasskey, async ({ body: { passkey }, request, reply, now }) => {
    const passkeys = offered()
    const challenge = await answered(passkey, null, now)
    const kept = await findPasskey(queries, passkey.id)
    const account = kept && (await findAccount(queries, kept.accountId))
    if (!account) {
      noteSecurity(request, "sign-in-refused", { account: undefined })
      throw unknown()
    }
    const counter = await orRefused(request, account.id, () =>
      passkeys.checkShown(passkey, { challenge, kept, accountId: account.id }),
    )
    if (counter === undefined) {
      noteSecurity(request, "sign-in-refused", { account: account.id })
      throw unproved()
    }
    const session = await openSession(services, {
      accountId: account.id,
      request,
      reply,
      async proveStill(transaction) {
        // She may just have removed it on another device, or a copy of it was quicker.
        if (!(await notePasskeyUse(transaction, kept, { counter, now }))) throw unproved()
      },
    })
    return { email: account.email, session }
  })

  implement(beginPasskey, async ({ body: { password }, account, request, now }) => {
    const passkeys = offered()
    const { id, email } = await proveHerself(services, {
      ...{ account, password, request, refused: "way-in-refused" },
    })
    const others = await listPasskeys(queries, id)
    if (others.length >= MOST_PASSKEYS) throw tooMany()
    const options = await passkeys.optionsToMake({ accountId: id, email, others })
    await keepChallenge(options.challenge, id, now)
    return options
  })

  implement(addPasskey, async ({ body: { passkey }, account, request, now }) => {
    const passkeys = offered()
    const challenge = await answered(passkey, account.id, now)
    const facts = await orRefused(request, account.id, () => passkeys.checkMade(passkey, challenge))
    if (!facts) {
      noteSecurity(request, "way-in-refused", { account: account.id })
      throw new Refusal(400, "That passkey could not be added. Please try again.")
    }
    const name = deviceLabel(request.headers["user-agent"]) ?? "Passkey"
    const added = await inTurn(queries, account.id, async (transaction) => {
      await refuseSignedOut(transaction, account, now)
      if ((await listPasskeys(transaction, account.id)).length >= MOST_PASSKEYS) throw tooMany()
      const saved = await savePasskey(transaction, { accountId: account.id, facts, name, now })
      if (saved) {
        await tellOfChange(jobs, transaction, { accountId: account.id, change: "way-in-added" })
      }
      return saved
    })
    if (!added) throw new Refusal(409, "That passkey has been added before.")
    jobs.wake()
    noteSecurity(request, "way-in-added", { account: account.id })
    return listed(added)
  })

  implement(renamePasskey, async ({ body: { way_id, name }, account }) => {
    await namePasskey(queries, { accountId: account.id, id: way_id, name })
    return DONE
  })
}

/** A passkey as its owner sees it. */
export function listed({ id, name, madeAt, usedAt }: KeptPasskey): Passkey {
  return {
    way_id: id,
    name,
    made: dayOf(madeAt),
    last_used: usedAt === null ? null : dayOf(usedAt),
  }
}

/** What was proved; undefined if it was not, and the log says why. */
async function orRefused<Proved>(
  request: FastifyRequest,
  account: string,
  prove: () => Promise<Proved>,
): Promise<Proved | undefined> {
  try {
    return await prove()
  } catch (error) {
    if (!(error instanceof PasskeyError)) throw error
    request.log.info({ err: error, account }, "a passkey proved nothing")
    return undefined
  }
}

function lost(): Refusal {
  return new Refusal(400, "That took too long, or has been used already. Please try again.")
}

/** Browsers then forget the passkey, so this is said of no other. */
function unknown(): Refusal {
  return new Refusal(
    401,
    "No account here has that passkey. Please sign in another way, and remove it from your device.",
  )
}

function unproved(): Refusal {
  return new Refusal(
    403,
    "That passkey did not show who you are. Please try again, or sign in another way.",
  )
}

function tooMany(): Refusal {
  return new Refusal(409, `You have ${MOST_PASSKEYS} passkeys. Please remove one first.`)
}
