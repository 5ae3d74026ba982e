import type { BroughtImport, Look } from "@stylin/api/contract"
import type { BroughtPart, Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"
import { type BroughtKey, forgetImport, likenesses, nameOf } from "./brought.ts"
import { fromJson, isoTime } from "./columns.ts"
import { inTurn } from "./in-turn.ts"
import type { PhotoToRemove } from "./photos.ts"
import { removeWardrobeItems } from "./wardrobe.ts"

/** A row that an import brought and that is still there. */
interface Left {
  readonly part: BroughtPart
  readonly key: BroughtKey
  /** Whether she has changed or used it since. */
  readonly isTouched: boolean
}

/** Or-ed conditions per statement: SQLite allows a depth of 1000. */
const KEYS_AT_ONCE = 100

/** Her imports that can be taken back, the latest first. */
export async function listImports(db: Queries, accountId: string): Promise<BroughtImport[]> {
  const rows = await db
    .selectFrom("imports")
    .select(["id", "source", "made_at"])
    .where("account_id", "=", accountId)
    .orderBy("made_at", "desc")
    .orderBy("id")
    .execute()
  const likes = await likenesses(db, accountId)
  const listed: BroughtImport[] = []
  for (const { id, source, made_at } of rows) {
    const left = await leftOf(db, accountId, id, likes)
    const items = left.filter(({ part }) => part === "wardrobe_items")
    const others = left.filter(({ part }) => part === "own_outfits" || part === "plans")
    listed.push({
      import_id: id,
      source,
      made_at: isoTime(made_at),
      items: items.map(itemIdOf),
      touched_items: items.filter(({ isTouched }) => isTouched).map(itemIdOf),
      outfits: others.filter(({ part }) => part === "own_outfits").length,
      plans: others.filter(({ part }) => part === "plans").length,
      touched_others: others.filter(({ isTouched }) => isTouched).length,
    })
  }
  return listed
}

/**
 * Removes what an import brought, and forgets it. What she has changed or used since stays, with the days
 * on which she wore it, unless that is to go too. Resolves to the photos that must be removed.
 */
export async function takeBack(
  db: Queries,
  accountId: string,
  { importId, withTouched }: { readonly importId: string; readonly withTouched: boolean },
): Promise<PhotoToRemove[]> {
  return inTurn(db, accountId, async (transaction) => {
    const likes = await likenesses(transaction, accountId)
    const left = await leftOf(transaction, accountId, importId, likes)
    const staying = new Set(
      left
        .filter(({ isTouched }) => isTouched && !withTouched)
        .map(({ part, key }) => nameOf(part, key)),
    )
    const going = left.filter(
      ({ part, key }) =>
        !staying.has(nameOf(part, key)) &&
        !(part === "worn" && staying.has(nameOf("wardrobe_items", { id: key.item_id ?? "" }))),
    )
    for (const [part, rows] of Map.groupBy(going, (one) => one.part)) {
      if (part === "wardrobe_items") continue
      await deleteRows(
        transaction,
        accountId,
        part,
        rows.map(({ key }) => key),
      )
    }
    await forgetImport(transaction, accountId, importId)
    const items = going.filter(({ part }) => part === "wardrobe_items").map(itemIdOf)
    return removeWardrobeItems(transaction, accountId, items)
  })
}

function itemIdOf({ key }: Left): string {
  return key.id ?? ""
}

/** What is left of an import. */
async function leftOf(
  db: Queries,
  accountId: string,
  importId: string,
  likes: ReadonlyMap<string, string>,
): Promise<Left[]> {
  const brought = await db
    .selectFrom("brought")
    .select(["part", "key_json", "as_brought"])
    .where("account_id", "=", accountId)
    .where("import_id", "=", importId)
    .orderBy("key_json")
    .execute()
  const rows = brought.map(({ part, key_json, as_brought }) => {
    const key = fromJson<BroughtKey>(key_json)
    const name = nameOf(part, key)
    return { part, key, name, isSame: as_brought === "" || likes.get(name) === as_brought }
  })
  const asBrought = new Set(rows.filter(({ isSame }) => isSame).map(({ name }) => name))
  const used = await usedSince(db, accountId, asBrought)
  return rows.flatMap(({ part, key, name, isSame }) => {
    const isGone = !isSame && !likes.has(name)
    const isUsed = part === "wardrobe_items" && used.has(key.id ?? "")
    return isGone ? [] : [{ part, key, isTouched: !isSame || isUsed }]
  })
}

/** The garments in what she wore, put together, planned and kept, beside what an import brought. */
async function usedSince(
  db: Queries,
  accountId: string,
  asBrought: ReadonlySet<string>,
): Promise<Set<string>> {
  const used = new Set<string>()
  const worn = await db
    .selectFrom("worn")
    .select(["day", "look_id", "item_id"])
    .where("account_id", "=", accountId)
    .execute()
  for (const key of worn) if (!asBrought.has(nameOf("worn", key))) used.add(key.item_id)
  const outfits = await db
    .selectFrom("own_outfits")
    .select(["id", "look_json"])
    .where("account_id", "=", accountId)
    .execute()
  const plans = await db
    .selectFrom("plans")
    .select(["plan_id", "look_json"])
    .where("account_id", "=", accountId)
    .execute()
  const favourites = await db
    .selectFrom("favourites")
    .select(["look_id", "look_json"])
    .where("account_id", "=", accountId)
    .execute()
  const looks = [
    ...outfits.map(({ id, look_json }) => ({ name: nameOf("own_outfits", { id }), look_json })),
    ...plans.map(({ plan_id, look_json }) => ({ name: nameOf("plans", { plan_id }), look_json })),
    ...favourites.map(({ look_id, look_json }) => ({
      name: nameOf("favourites", { look_id }),
      look_json,
    })),
  ]
  for (const { name, look_json } of looks) {
    if (look_json === null || asBrought.has(name)) continue
    for (const [first] of fromJson<Look>(look_json).clothes) if (first) used.add(first.item_id)
  }
  return used
}

async function deleteRows(
  db: Queries,
  accountId: string,
  part: BroughtPart,
  keys: readonly BroughtKey[],
): Promise<void> {
  const columns = db.dynamic
  for (const batch of batches(keys, KEYS_AT_ONCE)) {
    await db
      .deleteFrom(part)
      .where("account_id", "=", accountId)
      .where(({ or, and, eb }) =>
        or(
          batch.map((key) =>
            and(Object.entries(key).map(([column, is]) => eb(columns.ref(column), "=", is))),
          ),
        ),
      )
      .execute()
  }
}
