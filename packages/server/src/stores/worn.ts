import type { WornDays } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { inTurn } from "./in-turn.ts"
import { noteTakenBack, takenBackAt } from "./taken-back.ts"

/** What she wore on a day, as her calendar has it. */
export interface WornThen {
  readonly day: string
  /** Empty where it was no look. */
  readonly lookId: string
  readonly itemIds: readonly string[]
}

/** Keeps what she wore, each piece once for a day and look. What she took back later, on another device, stays so. */
export async function keepWorn(
  db: Queries,
  accountId: string,
  { day, lookId, itemIds }: WornThen,
  saidAt: number,
): Promise<void> {
  await inTurn(db, accountId, async (transaction) => {
    const about = { day, look_id: lookId, said_at: saidAt }
    const said = [...new Set(itemIds)].map((item_id) => ({ ...about, item_id }))
    const rows = await notTakenBack(transaction, accountId, said)
    if (rows.length === 0) return
    await transaction
      .insertInto("worn")
      .values(rows.map((row) => ({ ...row, account_id: accountId })))
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "day", "look_id", "item_id"])
          .doUpdateSet({ said_at: saidAt })
          .where("worn.said_at", "<", saidAt),
      )
      .execute()
  })
}

/**
 * Forgets that she wore a look, or, where items are named, these outside a look. What she said later, on another
 * device, stays, and what she said before does not come back.
 */
export async function dropWorn(
  db: Queries,
  accountId: string,
  { day, lookId, itemIds }: Omit<WornThen, "itemIds"> & Partial<WornThen>,
  saidAt: number,
): Promise<void> {
  await inTurn(db, accountId, async (transaction) => {
    const rows = transaction
      .deleteFrom("worn")
      .where("account_id", "=", accountId)
      .where("day", "=", day)
      .where("look_id", "=", lookId)
      .where("said_at", "<=", saidAt)
    await (itemIds ? rows.where("item_id", "in", itemIds) : rows).execute()
    const taken = (itemIds ?? [""]).map((item_id) => nameOf({ day, look_id: lookId, item_id }))
    await noteTakenBack(transaction, accountId, "worn", taken, saidAt)
  })
}

interface PieceWorn {
  readonly day: string
  readonly look_id: string
  readonly item_id: string
}

/** What is taken back with one word: a look as a whole, or a piece outside a look. */
function nameOf({ day, look_id, item_id }: PieceWorn): string {
  return JSON.stringify(look_id === "" ? [day, item_id] : [day, look_id, ""])
}

/** Those pieces that she did not take back after she said them. */
export async function notTakenBack<Piece extends PieceWorn & { readonly said_at: number }>(
  db: Queries,
  accountId: string,
  pieces: readonly Piece[],
): Promise<Piece[]> {
  const taken = await takenBackAt(db, accountId, "worn", [...new Set(pieces.map(nameOf))])
  return pieces.filter((piece) => (taken.get(nameOf(piece)) ?? 0) <= piece.said_at)
}

/** On how many days she wore each item, and the last of them. */
export async function wornDaysOf(
  db: Queries,
  accountId: string,
): Promise<ReadonlyMap<string, WornDays>> {
  const rows = await db
    .selectFrom("worn")
    .select(({ fn }) => [
      "item_id",
      fn.count<number | string>("day").distinct().as("times"),
      fn.max("day").as("last"),
    ])
    .where("account_id", "=", accountId)
    .groupBy("item_id")
    .execute()
  // PostgreSQL counts in text.
  return new Map(rows.map(({ item_id, times, last }) => [item_id, { times: Number(times), last }]))
}

/** Everything that is kept of what she wore, the earliest first. */
export function listWorn(db: Queries, accountId: string) {
  return db
    .selectFrom("worn")
    .select(["day", "look_id", "item_id", "said_at"])
    .where("account_id", "=", accountId)
    .orderBy("day")
    .orderBy("look_id")
    .orderBy("item_id")
    .execute()
}

/** What she wore together. */
export interface WornOutfit {
  readonly day: string
  readonly garments: readonly string[]
}

/** How many of her pieces that she wore last are looked at. */
const PIECES_TOLD = 300

/** What she wore last, the latest first. */
export async function wornLately(db: Queries, accountId: string): Promise<WornOutfit[]> {
  const rows = await db
    .selectFrom("worn")
    .select(["day", "look_id", "item_id"])
    .where("account_id", "=", accountId)
    .orderBy("day", "desc")
    .orderBy("look_id")
    .orderBy("item_id")
    .limit(PIECES_TOLD)
    .execute()
  const outfits = Map.groupBy(rows, ({ day, look_id }) => `${day} ${look_id}`)
  return [...outfits.values()].flatMap((pieces) => {
    const [first] = pieces
    return first ? [{ day: first.day, garments: pieces.map(({ item_id }) => item_id) }] : []
  })
}
