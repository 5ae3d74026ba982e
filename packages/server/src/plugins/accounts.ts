import type { FastifyRequest } from "fastify"
import { deviceLabel } from "../security/device-label.ts"
import { fingerprint } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { dayOf } from "../stores/sessions.ts"
import { extendToken, findToken, TOKEN_LIFETIME_MS } from "../stores/tokens.ts"

/** The caller, known by the bearer token. */
export interface Account {
  id: string
  tokenHash: string
  /** How often the cloth of her older photos was read. */
  clothEdition: number
  /** Whether it may see and set what is the server's. */
  isOperator: boolean
}

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
  // Once a day: extending it on every call would turn every read into a write.
  if (dayOf(found.expiresAt - TOKEN_LIFETIME_MS) !== dayOf(now)) {
    const label = deviceLabel(request.headers["user-agent"])
    await extendToken(database.queries, { tokenHash, expiresAt: now + TOKEN_LIFETIME_MS, label })
  }
  const { accountId: id, clothEdition, isOperator } = found
  return { id, tokenHash, clothEdition, isOperator }
}
