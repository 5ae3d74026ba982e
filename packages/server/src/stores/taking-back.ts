import type { BroughtImport, Look } from "@stylin/api/contract"
import type { BroughtPart, Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"
import { type BroughtKey, forgetImport, likenesses, nameOf } from "./brought.ts"
import { fromJson, fromJsonOrNull, isoTime } from "./columns.ts"
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

/** What she made of her clothes, of which she is told how many there are. */
const OF_DAYS: ReadonlySet<BroughtPart> = new Set(["own_outfits", "plans", "trips"])
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
  if (rows.length === 0) return []
  const now = await hersNow(db, accountId)
  const listed: BroughtImport[] = []
  for (const { id, source, made_at } of rows) {
    const left = await leftOf(db, accountId, id, now)
    const items = left.filter(({ part }) => part === "wardrobe_items")
    const others = left.filter(({ part }) => OF_DAYS.has(part))
    listed.push({
      import_id: id,
      source,
      made_at: isoTime(made_at),
      items: items.map(itemIdOf),
      touched_items: items.filter(({ isTouched }) => isTouched).map(itemIdOf),
      outfits: others.filter(({ part }) => part === "own_outfits").length,
      plans: others.filter(({ part }) => part === "plans").length,
      wishes: left.filter(({ part }) => part === "wishes").length,
      trips: others.filter(({ part }) => part === "trips").length,
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
    const now = await hersNow(transaction, accountId)
    const left = await leftOf(transaction, accountId, importId, now)
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
      const keys = rows.map(({ key }) => key)
      if (part === "trips") await deleteRows(transaction, accountId, "trip_ticks", keys)
      await deleteRows(transaction, accountId, part, keys)
    }
    await forgetImport(transaction, accountId, importId)
    const items = going.filter(({ part }) => part === "wardrobe_items").map(itemIdOf)
    return removeWardrobeItems(transaction, accountId, items)
  })
}

function itemIdOf({ key }: Left): string {
  return key.id ?? ""
}

/** What is hers now, as far as it tells what she has changed or used. */
interface HersNow {
  readonly likes: ReadonlyMap<string, string>
  /** What wears her garments, by name. */
  readonly uses: readonly { readonly name: string; readonly itemIds: readonly string[] }[]
}

/** What is left of an import. */
async function leftOf(
  db: Queries,
  accountId: string,
  importId: string,
  { likes, uses }: HersNow,
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
  const used = new Set(
    uses.filter(({ name }) => !asBrought.has(name)).flatMap(({ itemIds }) => itemIds),
  )
  return rows.flatMap(({ part, key, name, isSame }) => {
    const isGone = !isSame && !likes.has(name)
    const isUsed = part === "wardrobe_items" && used.has(key.id ?? "")
    return isGone ? [] : [{ part, key, isTouched: !isSame || isUsed }]
  })
}

async function hersNow(db: Queries, accountId: string): Promise<HersNow> {
  const worn = await db
    .selectFrom("worn")
    .select(["day", "look_id", "item_id"])
    .where("account_id", "=", accountId)
    .execute()
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
  const photographed = await db
    .selectFrom("wardrobe_items")
    .select("id")
    .where("account_id", "=", accountId)
    .where("before_photo_json", "is not", null)
    .execute()
  return {
    likes: await likenesses(db, accountId),
    uses: [
      { name: "photos", itemIds: photographed.map(({ id }) => id) },
      ...worn.map((key) => ({ name: nameOf("worn", key), itemIds: [key.item_id] })),
      ...outfits.map(({ look_json, ...key }) => ({
        name: nameOf("own_outfits", key),
        itemIds: wornIn(look_json),
      })),
      ...plans.map(({ look_json, ...key }) => ({
        name: nameOf("plans", key),
        itemIds: wornIn(look_json),
      })),
      ...favourites.map(({ look_json, ...key }) => ({
        name: nameOf("favourites", key),
        itemIds: wornIn(look_json),
      })),
    ],
  }
}

/** The garments that a look wears; its alternatives are not used. */
function wornIn(lookJson: string | null): string[] {
  const look = fromJsonOrNull<Look>(lookJson)
  return look?.clothes.flatMap(([first]) => first?.item_id ?? []) ?? []
}

async function deleteRows(
  db: Queries,
  accountId: string,
  part: BroughtPart | "trip_ticks",
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
