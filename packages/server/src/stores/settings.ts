import type { ServerSettings } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"

/** What operators have set for the whole server; anybody may sign up unless they say otherwise. */
export async function readSettings(db: Queries): Promise<ServerSettings> {
  const kept = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "sign_up")
    .executeTakeFirst()
  return { sign_up: kept?.value === "invited" ? "invited" : "open" }
}

export async function saveSettings(db: Queries, { sign_up }: ServerSettings): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name: "sign_up", value: sign_up })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: sign_up }))
    .execute()
}
