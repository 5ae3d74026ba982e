import type { Queries, Row } from "../database/tables.ts"
import { batches } from "./batches.ts"

/** Of what she took something back. */
export type TakenPart = Row<"taken_back">["part"]

/**
 * Notes when she took something back, in milliseconds since 1970, so that an older word of another device does
 * not bring it back. A later time that is known already stays.
 */
export async function noteTakenBack(
  db: Queries,
  accountId: string,
  part: TakenPart,
  names: readonly string[],
  saidAt: number,
): Promise<void> {
  // One statement may not write a row twice.
  const rows = [...new Set(names)].map((name) => ({
    account_id: accountId,
    part,
    name,
    said_at: saidAt,
  }))
  for (const batch of batches(rows)) {
    await db
      .insertInto("taken_back")
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "part", "name"])
          .doUpdateSet({ said_at: saidAt })
          .where("taken_back.said_at", "<", saidAt),
      )
      .execute()
  }
}

/** When she last took each of these back, in milliseconds since 1970; what she never did is left out. */
export async function takenBackAt(
  db: Queries,
  accountId: string,
  part: TakenPart,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>()
  for (const batch of batches(names)) {
    const rows = await db
      .selectFrom("taken_back")
      .select(["name", "said_at"])
      .where("account_id", "=", accountId)
      .where("part", "=", part)
      .where("name", "in", batch)
      .execute()
    for (const { name, said_at } of rows) taken.set(name, said_at)
  }
  return taken
}

/** Forgets what was taken back before a time, in milliseconds since 1970. */
export async function deleteOldTakings(db: Queries, before: number): Promise<void> {
  await db.deleteFrom("taken_back").where("said_at", "<", before).execute()
}
