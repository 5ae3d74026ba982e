import { Refusal } from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import { noteSecurity, type SecurityEvent } from "../plugins/security-events.ts"
import { isPassword } from "../security/passwords.ts"
import type { Services } from "../services.ts"
import { findAccount, type StoredAccount } from "../stores/accounts.ts"

interface Proof {
  readonly accountId: string
  readonly password: string
  readonly request: FastifyRequest
  /** What the log says of a wrong password. */
  readonly refused: SecurityEvent
}

/**
 * Whoever is signed in says the password once more, for what a lost device must not do. Resolves to the
 * account as it is kept.
 * @throws {Refusal} 403 where the password is wrong, 429 after too many wrong ones
 */
export async function proveHerself(
  { database: { queries }, tries }: Pick<Services, "database" | "tries">,
  { accountId, password, request, refused }: Proof,
): Promise<StoredAccount> {
  const guess = `password of ${accountId} by herself`
  await tries.guess(guess)
  const kept = await findAccount(queries, accountId)
  if (!kept || !(await isPassword(password, kept.passwordHash))) {
    noteSecurity(request, refused, { account: accountId })
    throw wrongPassword()
  }
  await tries.guessedRight(guess, { all: true })
  return kept
}

/** That the password is not hers, or not any more. */
export function wrongPassword(): Refusal {
  return new Refusal(403, "That password is not right.")
}
