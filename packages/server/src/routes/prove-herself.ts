import { Refusal } from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import type { Account } from "../plugins/accounts.ts"
import { noteSecurity, type SecurityEvent } from "../plugins/security-events.ts"
import { isPassword } from "../security/passwords.ts"
import type { Services } from "../services.ts"
import { findAccount, type StoredAccount } from "../stores/accounts.ts"
import { hasBegunSince } from "../stores/tokens.ts"

/** How long a sign-in proves as much as a password, where an account has none. */
const FRESH_MS = 10 * 60_000

interface Proof {
  readonly account: Pick<Account, "id" | "tokenHash">
  /** Undefined where she has none. */
  readonly password: string | undefined
  readonly request: FastifyRequest
  /** What the log says of a wrong password, or of a sign-in that is too old. */
  readonly refused: SecurityEvent
}

/**
 * Whoever is signed in says the password once more, for what a lost device must not do. Where an account has
 * none, a sign-in of the last ten minutes counts as much. Resolves to the account as it is kept.
 * @throws {Refusal} 403 where the password is wrong or the sign-in too old, 429 after too many wrong ones
 */
export async function proveHerself(
  { database: { queries }, tries, clock }: Pick<Services, "database" | "tries" | "clock">,
  { account, password = "", request, refused }: Proof,
): Promise<StoredAccount> {
  const kept = await findAccount(queries, account.id)
  if (kept && !kept.hasPassword) {
    if (await hasBegunSince(queries, account.tokenHash, clock() - FRESH_MS)) return kept
    noteSecurity(request, refused, { account: account.id })
    throw new Refusal(
      403,
      "Please sign out and in again first: you have no password here, and signed in more than ten minutes ago.",
    )
  }
  const guess = `password of ${account.id} by herself`
  await tries.guess(guess)
  if (!kept || !(await isPassword(password, kept.passwordHash))) {
    noteSecurity(request, refused, { account: account.id })
    throw wrongPassword()
  }
  await tries.guessedRight(guess, { all: true })
  return kept
}

/** That the password is not hers, or not any more. */
export function wrongPassword(): Refusal {
  return new Refusal(403, "That password is not right.")
}
