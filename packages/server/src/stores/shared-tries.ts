import type { Queries } from "../database/tables.ts"

/** So many more tries of a subject, in the window that ends then. */
interface Told {
  readonly subject: string
  readonly more: number
  readonly endsAt: number
}

/**
 * Adds what a server has counted, in one statement, and resolves to all that is counted in that window, by subject.
 * @param told no more than a batch
 */
export async function addToTries(
  db: Queries,
  told: readonly Told[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insertInto("tries")
    .values(
      told.map(({ subject, more, endsAt }) => ({
        subject,
        count: more,
        next_at: 0,
        ends_at: endsAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet(({ eb, ref }) => ({
        // A new window begins at nothing.
        count: eb
          .case()
          .when("tries.ends_at", "<", ref("excluded.ends_at"))
          .then(ref("excluded.count"))
          .else(eb(ref("tries.count"), "+", ref("excluded.count")))
          .end(),
        ends_at: eb
          .case()
          .when("tries.ends_at", "<", ref("excluded.ends_at"))
          .then(ref("excluded.ends_at"))
          .else(ref("tries.ends_at"))
          .end(),
      })),
    )
    .returning(["subject", "count"])
    .execute()
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}
