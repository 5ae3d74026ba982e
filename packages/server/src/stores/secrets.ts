import type { Queries } from "../database/tables.ts"

/**
 * The value stored under `name`. The first caller makes it; of several simultaneous ones one wins
 * and all get the winner's.
 */
export async function secret(db: Queries, name: string, make: () => string): Promise<string> {
  const kept = await query(db, name).executeTakeFirst()
  if (kept) return kept.value
  await db
    .insertInto("secrets")
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute()
  const { value } = await query(db, name).executeTakeFirstOrThrow()
  return value
}

function query(db: Queries, name: string) {
  return db.selectFrom("secrets").select("value").where("name", "=", name)
}
