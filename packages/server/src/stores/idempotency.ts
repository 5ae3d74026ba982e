import type { Queries } from "../database/tables.ts"
import { fromJson } from "./columns.ts"

/** Identifies a call: `scope` is the operation and the caller, `keyHash` the key sent with it. */
export interface AnswerKey {
  readonly scope: string
  readonly keyHash: string
}

export interface NewAnswer extends AnswerKey {
  /** Tells a repeat of the call from a different call with the same key. */
  readonly requestHash: string
  /** The account that it is deleted with; undefined for a guest's. */
  readonly accountId: string | undefined
  readonly answer: unknown
  readonly now: number
}

/** Another call with this key was answered meanwhile; `recall` has the answer. */
export class AlreadyAnswered extends Error {
  override readonly name = "AlreadyAnswered"
  readonly code = "already-answered"
}

/**
 * Keeps the answer to a call. Inside the transaction of the work, it makes two simultaneous calls
 * with the same key work once: the slower throws `AlreadyAnswered` and is rolled back.
 */
export async function remember(db: Queries, answer: NewAnswer): Promise<void> {
  const inserted = await db
    .insertInto("idempotency")
    .values({
      scope: answer.scope,
      key_hash: answer.keyHash,
      account_id: answer.accountId ?? null,
      request_hash: answer.requestHash,
      answer_json: JSON.stringify(answer.answer),
      created_at: answer.now,
    })
    .onConflict((conflict) => conflict.columns(["scope", "key_hash"]).doNothing())
    .returning("key_hash")
    .executeTakeFirst()
  if (!inserted) throw new AlreadyAnswered("A call with this key was answered meanwhile.")
}

/** What was answered to a call with this key, and to which request. */
export async function recall(
  db: Queries,
  { scope, keyHash }: AnswerKey,
): Promise<{ requestHash: string; answer: unknown } | undefined> {
  const row = await db
    .selectFrom("idempotency")
    .select(["request_hash", "answer_json"])
    .where("scope", "=", scope)
    .where("key_hash", "=", keyHash)
    .executeTakeFirst()
  return row && { requestHash: row.request_hash, answer: fromJson<unknown>(row.answer_json) }
}

/** @param before milliseconds since 1970 */
export async function deleteOldAnswers(db: Queries, before: number): Promise<void> {
  await db.deleteFrom("idempotency").where("created_at", "<", before).execute()
}
