import type { FastifyRequest } from "fastify"
import { fingerprint } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { extendToken, findToken } from "../stores/tokens.ts"

/** The caller, known by the bearer token. */
export interface Account {
  id: string
  tokenHash: string
  /** How often the cloth of her older photos was read. */
  clothEdition: number
}

export const TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000
// Extending the expiry on every call would turn every read into a write.
const EXTEND_AFTER_MS = 24 * 60 * 60 * 1000

/** The account of a call's token; undefined without a valid one. */
export async function findCaller(
  request: FastifyRequest,
  { database, clock }: Services,
): Promise<Account | undefined> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? "")?.[1]
  if (!token) return undefined
  const now = clock()
  const tokenHash = fingerprint(token)
  const found = await findToken(database.queries, tokenHash, now)
  if (!found) return undefined
  const end = now + TOKEN_LIFETIME_MS
  if (end - found.expiresAt > EXTEND_AFTER_MS) {
    await extendToken(database.queries, tokenHash, end)
  }
  return { id: found.accountId, tokenHash, clothEdition: found.clothEdition }
}
