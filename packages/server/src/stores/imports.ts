import type { ImportedData } from "@stylin/api/contract"
import type { NewRow, Queries } from "../database/tables.ts"
import { batches, lastOfEach } from "./batches.ts"
import type { Brought, BroughtKey } from "./brought.ts"
import { notTakenBack } from "./worn.ts"

type Facts = { readonly [Part in keyof ImportedData]-?: NonNullable<ImportedData[Part]> }

/** A garment of an export, and what it is called here. */
export interface NamedItem {
  readonly id: string
  readonly kept_as: string
  /** Whether it was not there yet. */
  readonly isNew: boolean
}

/**
 * Adds garments of an export, each under its key once. One whose id somebody has already gets another.
 * Resolves to what each is called now.
 */
export async function addImportedItems(
  db: Queries,
  accountId: string,
  rows: readonly NewRow<"wardrobe_items">[],
  newId: () => string,
): Promise<NamedItem[]> {
  // PostgreSQL takes no empty list.
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const taken = new Map<string, string>()
  for (const batch of batches(ids)) {
    const known = await db
      .selectFrom("wardrobe_items")
      .select(["id", "account_id"])
      .where("id", "in", batch)
      .execute()
    for (const { id, account_id } of known) taken.set(id, account_id)
  }
  const fresh = lastOfEach(rows, ({ id }) => id)
    .filter(({ id }) => taken.get(id) !== accountId)
    .map((row) => (taken.has(row.id) ? { ...row, id: newId() } : row))
  const added = new Set<string>()
  for (const batch of batches(fresh)) {
    const rows = await db
      .insertInto("wardrobe_items")
      .values(batch)
      .onConflict((conflict) => conflict.columns(["account_id", "add_key"]).doNothing())
      .returning("id")
      .execute()
    for (const { id } of rows) added.add(id)
  }
  const named = await db
    .selectFrom("wardrobe_items")
    .select(["id", "add_key"])
    .where("account_id", "=", accountId)
    .where(
      "add_key",
      "in",
      rows.map(({ add_key }) => add_key ?? ""),
    )
    .execute()
  const byKey = new Map(named.map(({ id, add_key }) => [add_key, id]))
  return rows.map(({ id, add_key }) => {
    const kept_as = byKey.get(add_key ?? "") ?? id
    return { id, kept_as, isNew: added.has(kept_as) }
  })
}

/** Who has a photo of each of these ids; null for one without an account. Free ids are left out. */
export async function ownersOf(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("photos")
    .select(["id", "account_id"])
    .where("id", "in", ids)
    .execute()
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}

/** Marks a photo as written, to be shown as a picture. */
export async function showAsPicture(db: Queries, id: string): Promise<void> {
  await db.updateTable("photos").set({ state: "picture" }).where("id", "=", id).execute()
}

/**
 * Keeps those of the pictures for good that her garments show. One that has given way to another photo of its garment
 * still expires.
 */
export async function keepShownPictures(
  db: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  for (const batch of batches(ids)) {
    await db
      .updateTable("photos")
      .set({ expires_at: null })
      .where("account_id", "=", accountId)
      .where("id", "in", (items) =>
        items
          .selectFrom("wardrobe_items")
          .select("photo_id")
          .where("account_id", "=", accountId)
          .where("photo_id", "in", batch)
          .$castTo<{ photo_id: string }>(),
      )
      .execute()
  }
}

/** Puts her pictures on the day on which they were made, and in the place of those that they replaced. */
export async function datePictures(
  db: Queries,
  accountId: string,
  photos: Facts["photos"],
): Promise<void> {
  for (const { id, created_at, former_ids = [] } of photos) {
    const hers = await db
      .updateTable("photos")
      .set({ created_at: Date.parse(created_at) })
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .where("state", "=", "picture")
      .returning("id")
      .execute()
    if (hers.length === 0 || former_ids.length === 0) continue
    await db
      .insertInto("former_photos")
      .values(former_ids.map((former_id) => ({ former_id, account_id: accountId, photo_id: id })))
      .onConflict((conflict) => conflict.columns(["former_id", "account_id"]).doNothing())
      .execute()
  }
}

/** Adds favourites, in the order of the export, whose time they get. Resolves to those that are new. */
export async function addImportedFavourites(
  db: Queries,
  accountId: string,
  { favourites, first }: Pick<Facts, "favourites" | "first">,
  exportedAt: number,
): Promise<Brought> {
  const rows = favourites.map((look, index) => ({
    account_id: accountId,
    look_id: look.look_id,
    look_json: JSON.stringify(look),
    created_at: exportedAt - first - index,
  }))
  const added: { look_id: string }[] = []
  for (const batch of batches(lastOfEach(rows, ({ look_id }) => look_id))) {
    const fresh = await db
      .insertInto("favourites")
      .values(batch)
      .onConflict((conflict) => conflict.columns(["account_id", "look_id"]).doNothing())
      .returning("look_id")
      .execute()
    added.push(...fresh)
  }
  return { favourites: added }
}

/** Adds what she has seen, put aside, chosen and worn, as far as it is not there. Resolves to what is new. */
export async function addImportedSteps(
  db: Queries,
  accountId: string,
  {
    impressions = [],
    dismissals = [],
    signs = [],
    worn = [],
  }: Pick<ImportedData, "impressions" | "dismissals" | "signs" | "worn">,
): Promise<Brought> {
  const account_id = accountId
  const seen = impressions.map(({ look_id, shown_at, outfit = [] }) => ({
    account_id,
    look_id,
    outfit_json: JSON.stringify(outfit),
    shown_at: Date.parse(shown_at),
  }))
  const aside = dismissals.map(({ occasion = "my_occasions", outfit = [], ...said }) => ({
    account_id,
    occasion,
    look_id: said.look_id,
    outfit_json: JSON.stringify(outfit),
    reason: said.reason,
    item_id: said.item_id,
    dismissed_at: Date.parse(said.dismissed_at),
  }))
  const chosen = signs.map(({ made_at, ...sign }) => ({
    account_id,
    ...sign,
    made_at: Date.parse(made_at),
  }))
  const said = worn.map((piece) => ({ account_id, ...piece, said_at: Date.parse(piece.said_at) }))
  const days = await notTakenBack(db, accountId, said)
  const brought = {
    impressions: [] as BroughtKey[],
    dismissals: [] as BroughtKey[],
    signs: [] as BroughtKey[],
    worn: [] as BroughtKey[],
  }
  for (const batch of batches(seen)) {
    const added = await db
      .insertInto("impressions")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning("look_id")
      .execute()
    brought.impressions.push(...added)
  }
  for (const batch of batches(aside)) {
    const added = await db
      .insertInto("dismissals")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning("look_id")
      .execute()
    brought.dismissals.push(...added)
  }
  for (const batch of batches(chosen)) {
    const added = await db
      .insertInto("signs")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning(["sign", "item_id", "look_id"])
      .execute()
    brought.signs.push(...added)
  }
  for (const batch of batches(days)) {
    const added = await db
      .insertInto("worn")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning(["day", "look_id", "item_id"])
      .execute()
    brought.worn.push(...added)
  }
  return brought
}

/** Keeps how often she has corrected kinds; where more is known already, that stays. */
export async function addImportedHabits(
  db: Queries,
  accountId: string,
  habits: Facts["kind_habits"],
): Promise<void> {
  for (const habit of habits) {
    await db
      .insertInto("kind_habits")
      .values({ account_id: accountId, ...habit })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "guessed", "chosen"])
          .doUpdateSet({ times: habit.times })
          .where("kind_habits.times", "<", habit.times),
      )
      .execute()
  }
}
