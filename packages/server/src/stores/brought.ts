import { createHash } from "node:crypto"
import { IMPORTS_REMEMBERED, type ImportedData } from "@stylin/api/contract"
import { BROUGHT_PARTS, type BroughtPart, type Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"

/** The columns, beside the account, that name a row. */
export type BroughtKey = Readonly<Record<string, string>>

/** The rows that a call of an import added. */
export type Brought = { readonly [Part in BroughtPart]?: readonly BroughtKey[] }

/** An import that she made. */
export interface ImportMade {
  readonly id: string
  /** The name of the file. */
  readonly source: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
}

/** Of what an import is about to keep under ids of its own, that which is not there yet. */
export async function notThereYet(
  db: Queries,
  accountId: string,
  { own_outfits = [], plans = [], trips = [], wishes = [], search_additions = [] }: ImportedData,
): Promise<Brought> {
  const outfits = await db
    .selectFrom("own_outfits")
    .select("id")
    .where("account_id", "=", accountId)
    .execute()
  const planned = await db
    .selectFrom("plans")
    .select("plan_id")
    .where("account_id", "=", accountId)
    .execute()
  const packed = await db
    .selectFrom("trips")
    .select("trip_id")
    .where("account_id", "=", accountId)
    .execute()
  const wished = await db
    .selectFrom("wishes")
    .select("item_id")
    .where("account_id", "=", accountId)
    .execute()
  const found = await db
    .selectFrom("search_additions")
    .select("item_id")
    .where("account_id", "=", accountId)
    .execute()
  const known = new Set([
    ...outfits.map((key) => nameOf("own_outfits", key)),
    ...planned.map((key) => nameOf("plans", key)),
    ...packed.map((key) => nameOf("trips", key)),
    ...wished.map((key) => nameOf("wishes", key)),
    ...found.map((key) => nameOf("search_additions", key)),
  ])
  const unknown = (part: BroughtPart, keys: readonly BroughtKey[]) =>
    keys.filter((key) => !known.has(nameOf(part, key)))
  return {
    own_outfits: unknown(
      "own_outfits",
      own_outfits.map(({ id }) => ({ id })),
    ),
    plans: unknown(
      "plans",
      plans.map(({ plan_id }) => ({ plan_id })),
    ),
    trips: unknown(
      "trips",
      trips.map(({ trip_id }) => ({ trip_id })),
    ),
    wishes: unknown(
      "wishes",
      wishes.map(({ item: { item_id } }) => ({ item_id })),
    ),
    search_additions: unknown(
      "search_additions",
      search_additions.map(({ item_id }) => ({ item_id })),
    ),
  }
}

/**
 * Remembers what a call of an import added, and what it is like; an import that adds nothing is not
 * remembered, and of too many the oldest are forgotten.
 */
export async function noteBrought(
  db: Queries,
  accountId: string,
  { id, source, madeAt }: ImportMade,
  brought: Brought,
): Promise<void> {
  const likes = await likenesses(db, accountId)
  const rows = BROUGHT_PARTS.flatMap((part) =>
    (brought[part] ?? []).map((key) => ({
      account_id: accountId,
      import_id: id,
      part,
      key_json: JSON.stringify(key),
      as_brought: likes.get(nameOf(part, key)) ?? "",
    })),
  )
  if (rows.length === 0) return
  await db
    .insertInto("imports")
    .values({ account_id: accountId, id, source, made_at: madeAt })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing())
    .execute()
  for (const batch of batches(rows)) {
    await db
      .insertInto("brought")
      .values(batch)
      // The same import brings again what she has deleted in between.
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "import_id", "part", "key_json"])
          .doUpdateSet(({ ref }) => ({ as_brought: ref("excluded.as_brought") })),
      )
      .execute()
  }
  const old = await db
    .selectFrom("imports")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("made_at", "desc")
    .orderBy("id")
    .offset(IMPORTS_REMEMBERED)
    // SQLite takes no offset without a limit.
    .limit(IMPORTS_REMEMBERED)
    .execute()
  for (const { id } of old) await forgetImport(db, accountId, id)
}

/** Forgets an import; what it brought stays. */
export async function forgetImport(db: Queries, accountId: string, id: string): Promise<void> {
  await db
    .deleteFrom("brought")
    .where("account_id", "=", accountId)
    .where("import_id", "=", id)
    .execute()
  await db.deleteFrom("imports").where("account_id", "=", accountId).where("id", "=", id).execute()
}

/** A row that an import can bring, in one text. */
export function nameOf(part: BroughtPart, key: BroughtKey): string {
  return JSON.stringify([part, key])
}

/** What is hers and may change is like now, so that a change of it can be seen, by name. */
export async function likenesses(db: Queries, accountId: string): Promise<Map<string, string>> {
  const items = await db
    .selectFrom("wardrobe_items")
    .select(["id", "item_summary", "section", "kind", "colours_json", "state", "said_json"])
    .where("account_id", "=", accountId)
    .execute()
  const outfits = await db
    .selectFrom("own_outfits")
    .select(["id", "name", "saved_at"])
    .where("account_id", "=", accountId)
    .execute()
  const plans = await db
    .selectFrom("plans")
    .select(["plan_id", "day", "look_id", "said_at"])
    .where("account_id", "=", accountId)
    .where("look_json", "is not", null)
    .execute()
  const trips = await db
    .selectFrom("trips")
    .leftJoin("trip_ticks", (join) =>
      join
        .onRef("trip_ticks.account_id", "=", "trips.account_id")
        .onRef("trip_ticks.trip_id", "=", "trips.trip_id"),
    )
    .select(({ fn }) => [
      "trips.trip_id",
      "trips.said_at",
      fn.max("trip_ticks.said_at").as("ticked"),
    ])
    .where("trips.account_id", "=", accountId)
    .where("trip_json", "is not", null)
    .groupBy(["trips.trip_id", "trips.said_at"])
    .execute()
  const wishes = await db
    .selectFrom("wishes")
    .select(["item_id", "said_at"])
    .where("account_id", "=", accountId)
    .where("item_json", "is not", null)
    .execute()
  return new Map([
    ...items.map((row) => [nameOf("wardrobe_items", { id: row.id }), digest(row)] as const),
    ...outfits.map((row) => [nameOf("own_outfits", { id: row.id }), digest(row)] as const),
    ...plans.map((row) => [nameOf("plans", { plan_id: row.plan_id }), digest(row)] as const),
    ...trips.map((row) => [nameOf("trips", { trip_id: row.trip_id }), digest(row)] as const),
    ...wishes.map((row) => [nameOf("wishes", { item_id: row.item_id }), digest(row)] as const),
  ])
}

/** A short text that changes with the row. PostgreSQL writes large numbers as text. */
function digest(row: Readonly<Record<string, string | number | null>>): string {
  const values = Object.keys(row)
    .toSorted()
    .map((column) => String(row[column]))
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url")
}
