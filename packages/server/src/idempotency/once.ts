import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_FORM, Refusal } from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import type { Database } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
import { fingerprint } from "../security/tokens.ts"
import { AlreadyAnswered, recall, remember } from "../stores/idempotency.ts"

/** A call's key, and the caller and operation it belongs to. */
export interface IdempotencyKey {
  scope: string
  keyHash: string
}

/**
 * The key that a call carries, if any.
 * @param scope names the operation, and the caller if there is an account
 */
export function idempotencyKeyOf(
  request: FastifyRequest,
  scope: string,
): IdempotencyKey | undefined {
  const value = request.headers[IDEMPOTENCY_HEADER]
  if (value === undefined) return undefined
  if (typeof value !== "string" || !IDEMPOTENCY_KEY_FORM.test(value)) {
    throw new Refusal(422, "Idempotency-Key: must have 16 to 128 visible ASCII characters")
  }
  return { scope, keyHash: fingerprint(value) }
}

/**
 * The answer to an earlier call with this key; undefined if there was none.
 * @throws {Refusal} if the key came with a different request
 */
export async function recallAnswer<Answer>(
  db: Queries,
  key: IdempotencyKey,
  request: string,
): Promise<Answer | undefined> {
  const earlier = await recall(db, key)
  if (!earlier) return undefined
  if (earlier.requestHash !== fingerprint(request)) {
    throw new Refusal(422, "Idempotency-Key: was already used for another request")
  }
  // `rememberAnswer` wrote it under the same scope, whose answers have one shape.
  return earlier.answer as Answer
}

/**
 * Keeps an answer, in the transaction of the work it answers, so that both happen or neither.
 * @throws {AlreadyAnswered} if the same call was answered meanwhile
 */
export async function rememberAnswer(
  db: Queries,
  key: IdempotencyKey,
  request: string,
  kept: { accountId: string | undefined; answer: unknown; now: number },
): Promise<void> {
  const { accountId, answer, now } = kept
  await remember(db, { ...key, accountId, answer, now, requestHash: fingerprint(request) })
}

/**
 * Does the work of a call once per key, in the transaction that keeps its answer. A repeat,
 * simultaneous or later, gets the first answer. Without a key it just does the work.
 */
export async function once<Answer>(
  database: Database,
  key: IdempotencyKey | undefined,
  call: { request: string; accountId: string | undefined; now: number },
  work: (db: Queries) => Promise<Answer>,
): Promise<Answer> {
  if (!key) return database.transaction(work)
  const earlier = await recallAnswer<Answer>(database.queries, key, call.request)
  if (earlier !== undefined) return earlier
  try {
    return await database.transaction(async (transaction) => {
      const answer = await work(transaction)
      await rememberAnswer(transaction, key, call.request, { ...call, answer })
      return answer
    })
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error
    const overtaken = await recallAnswer<Answer>(database.queries, key, call.request)
    if (overtaken === undefined) throw error
    return overtaken
  }
}
