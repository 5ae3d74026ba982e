import type { PersonalData } from "@stylin/api/contract"
import type { Kind } from "@stylin/garments/vocabulary"
import type { Queries } from "../database/tables.ts"

/** How often she changed a kind that was read as `guessed` to `chosen`. */
export type KindHabit = PersonalData["kind_habits"][number]

/** Records her decisions about kinds that were read. */
export async function addKindHabits(
  db: Queries,
  accountId: string,
  decisions: readonly { guessed: Kind; chosen: Kind }[],
): Promise<void> {
  for (const { guessed, chosen } of decisions) {
    await db
      .insertInto("kind_habits")
      .values({ account_id: accountId, guessed, chosen, times: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "guessed", "chosen"])
          .doUpdateSet(({ eb, ref }) => ({ times: eb(ref("kind_habits.times"), "+", 1) })),
      )
      .execute()
  }
}

/** Her decisions about kinds so far, the most frequent first. */
export async function listKindHabits(db: Queries, accountId: string): Promise<KindHabit[]> {
  return db
    .selectFrom("kind_habits")
    .select(["guessed", "chosen", "times"])
    .where("account_id", "=", accountId)
    .orderBy("times", "desc")
    .orderBy("guessed")
    .orderBy("chosen")
    .execute()
}
