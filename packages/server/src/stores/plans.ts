import type { Look, WornOn } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fromJson } from "./columns.ts"

/** A look that she plans to wear on a day, and when she said so, in milliseconds since 1970. */
export interface PlanSaid {
  readonly planId: string
  readonly day: string
  readonly look: Look
  readonly saidAt: number
}

/** Keeps a plan, or moves it. What she said later, on another device, stays. */
export async function keepPlan(
  db: Queries,
  accountId: string,
  { planId, day, look, saidAt }: PlanSaid,
): Promise<void> {
  const { isFavorite, ...kept } = look
  await keepLater(db, accountId, {
    plan_id: planId,
    day,
    look_id: look.look_id,
    look_json: JSON.stringify(kept),
    said_at: saidAt,
  })
}

/** Forgets a plan. The time of it stays, so that an older word of another device does not bring it back. */
export async function dropPlan(
  db: Queries,
  accountId: string,
  planId: string,
  saidAt: number,
): Promise<void> {
  const nothing = { day: "", look_id: "", look_json: null }
  await keepLater(db, accountId, { plan_id: planId, ...nothing, said_at: saidAt })
}

async function keepLater(
  db: Queries,
  accountId: string,
  values: {
    plan_id: string
    day: string
    look_id: string
    look_json: string | null
    said_at: number
  },
): Promise<void> {
  await db
    .insertInto("plans")
    .values({ ...values, account_id: accountId })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "plan_id"])
        .doUpdateSet(values)
        .where("plans.said_at", "<=", values.said_at),
    )
    .execute()
}

/** A planned look by its id. */
export async function findPlannedLook(
  db: Queries,
  accountId: string,
  lookId: string,
): Promise<Look | undefined> {
  const row = await db
    .selectFrom("plans")
    .select("look_json")
    .where("account_id", "=", accountId)
    .where("look_id", "=", lookId)
    .where("look_json", "is not", null)
    .limit(1)
    .executeTakeFirst()
  return row?.look_json ? fromJson<Look>(row.look_json) : undefined
}

/** Days by her calendar, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** What she plans, the earliest day first; all of it, or that of some days. */
export async function listPlans(db: Queries, accountId: string, days?: Days) {
  let plans = db
    .selectFrom("plans")
    .select(["plan_id", "day", "look_json", "said_at"])
    .where("account_id", "=", accountId)
    .where("look_json", "is not", null)
  if (days) plans = plans.where("day", ">=", days.from).where("day", "<=", days.to)
  const rows = await plans.orderBy("day").orderBy("said_at").orderBy("plan_id").execute()
  return rows.flatMap(({ look_json, ...row }) =>
    look_json === null ? [] : [{ ...row, look: fromJson<Look>(look_json) }],
  )
}

/** What she wore together on some days, the earliest first. */
export async function listWornOn(
  db: Queries,
  accountId: string,
  { from, to }: Days,
): Promise<WornOn[]> {
  const rows = await db
    .selectFrom("worn")
    .select(["day", "look_id", "item_id"])
    .where("account_id", "=", accountId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("said_at")
    .orderBy("item_id")
    .execute()
  const together = Map.groupBy(rows, ({ day, look_id }) => `${day} ${look_id}`)
  return [...together.values()].flatMap((pieces) => {
    const [first] = pieces
    if (!first) return []
    const { day, look_id } = first
    return [{ day, look_id, item_ids: pieces.map(({ item_id }) => item_id) }]
  })
}
