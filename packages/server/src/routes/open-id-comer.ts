import { randomUUID } from "node:crypto"
import { type finishOpenId, Refusal, type ResultOf } from "@stylin/api/contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { tellOfChange } from "../mail/change-mail.ts"
import type { Account } from "../plugins/accounts.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { hashPassword } from "../security/passwords.ts"
import { randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { createAccount, EmailTaken, findAccount, findAccountByEmail } from "../stores/accounts.ts"
import { findByIdentity, type Identity, linkIdentity } from "../stores/identities.ts"
import { inTurn } from "../stores/in-turn.ts"
import { openSession } from "./open-session.ts"
import { refuseSignedOut } from "./refuse-signed-out.ts"
import { refuseUninvited } from "./refuse-uninvited.ts"

/** How a sign-in by another provider ended. */
export type Finished = ResultOf<typeof finishOpenId>

/** Who she is for another provider, and the call that she comes by. */
interface Comer {
  readonly identity: Identity
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly now: number
}

/** What there is of her here: an account that has her identity, one with her email, or neither. */
type Known =
  | { readonly kind: "linked"; readonly accountId: string; readonly email: string }
  | { readonly kind: "email-known"; readonly accountId: string; readonly email: string }
  | { readonly kind: "unknown" }

/** What is known here of an identity. */
export async function knownOf(
  { database: { queries } }: Pick<Services, "database">,
  identity: Identity,
): Promise<Known> {
  const linked = await findByIdentity(queries, identity)
  const account = linked
    ? await findAccount(queries, linked)
    : identity.email !== null && (await findAccountByEmail(queries, identity.email))
  if (!account) return { kind: "unknown" }
  const { id: accountId, email } = account
  return { kind: linked ? "linked" : "email-known", accountId, email }
}

/** Signs her in to the account that has her identity. */
export async function signHerIn(
  services: Services,
  { identity, request, reply }: Comer,
  { accountId, email }: { accountId: string; email: string },
): Promise<Finished> {
  const session = await openSession(services, {
    accountId,
    request,
    reply,
    async proveStill(transaction) {
      // She may just have unlinked it on another device.
      if ((await findByIdentity(transaction, identity)) !== accountId) {
        throw new Refusal(409, "This way of signing in has just been taken away.")
      }
    },
  })
  return { outcome: "signed-in", email, session }
}

/**
 * Makes an account for her that has no password, and signs her in.
 * @throws {Refusal} 400 without an email, 403 without the invitation that it takes, 409 where somebody was first
 */
export async function signHerUp(
  services: Services,
  comer: Comer,
  { invitationHash, name }: { invitationHash: string | null; name: string },
): Promise<Finished> {
  const { identity, request, now } = comer
  const { email } = identity
  if (email === null) {
    throw new Refusal(
      400,
      `${name} did not give us a confirmed email address, and an account needs one. Please sign up with your email and a password.`,
    )
  }
  const accountId = randomUUID()
  // Servers of the last release compare it, and nobody knows what it is made of.
  const passwordHash = await hashPassword(randomToken())
  try {
    await services.database.transaction(async (transaction) => {
      await refuseUninvited(transaction, { invitationHash, now })
      await createAccount(transaction, {
        id: accountId,
        email,
        passwordHash,
        hasPassword: false,
        now,
      })
      await linkIdentity(transaction, { accountId, identity, now })
    })
  } catch (error) {
    if (error instanceof EmailTaken) throw new Refusal(409, "This email is already registered.")
    throw error
  }
  noteSecurity(request, "signed-up", { account: accountId })
  const { session } = await signHerIn(services, comer, { accountId, email })
  return { outcome: "signed-up", email, session }
}

/**
 * Links her identity to the account that she is signed in to.
 * @throws {Refusal} 401 if she is not any more, 409 if another account has it
 */
export async function linkHer(
  { database: { queries }, jobs }: Services,
  { identity, request, now }: Comer,
  account: Pick<Account, "id" | "tokenHash">,
): Promise<Finished> {
  const { id: accountId } = account
  const { owner, email } = await inTurn(queries, accountId, async (transaction) => {
    await refuseSignedOut(transaction, account, now)
    const before = await findByIdentity(transaction, identity)
    const owner = await linkIdentity(transaction, { accountId, identity, now })
    if (!before) {
      await tellOfChange(jobs, transaction, { accountId, change: "way-in-added" })
    }
    return {
      owner,
      email: (await findAccount(transaction, accountId))?.email ?? null,
    }
  })
  if (owner !== accountId) {
    noteSecurity(request, "way-in-refused", { account: accountId })
    throw new Refusal(409, "That sign-in belongs to another account here.")
  }
  jobs.wake()
  noteSecurity(request, "way-in-added", { account: accountId })
  return { outcome: "linked", email, session: null }
}
