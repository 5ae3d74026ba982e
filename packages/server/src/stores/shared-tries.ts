import type { Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"

/** So many more tries of a subject, in the window that ends then. */
export interface Told {
  readonly subject: string
  readonly more: number
  readonly endsAt: number
}

/** Adds what a server has counted, and resolves to all that is counted in that window, by subject. */
export async function addToTries(
  db: Queries,
  told: readonly Told[],
): Promise<ReadonlyMap<string, number>> {
  const totals = new Map<string, number>()
  // In a fixed order, so that two servers that tell at once wait for each other.
  const ordered = told.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  for (const batch of batches(ordered)) {
    const rows = await db
      .insertInto("tries")
      .values(
        batch.map(({ subject, more, endsAt }) => ({
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
    for (const { subject, count } of rows) totals.set(subject, count)
  }
  return totals
}
