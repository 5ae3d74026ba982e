import type { Queries } from "../database/tables.ts"
import { isoTime } from "./columns.ts"

/** Counts a photo shown to the operator's model. Resolves to today's number, in UTC. */
export async function countVisionCall(db: Queries, now: number): Promise<number> {
  const day = isoTime(now).slice(0, 10)
  await db.deleteFrom("vision_calls").where("day", "<", day).execute()
  const { calls } = await db
    .insertInto("vision_calls")
    .values({ day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet(({ eb, ref }) => ({ calls: eb(ref("vision_calls.calls"), "+", 1) })),
    )
    .returning("calls")
    .executeTakeFirstOrThrow()
  return Number(calls)
}
