import { ACCOUNTS_PER_PAGE, type HeldAccount } from "@stylin/api/contract"
import { type SqlBool, sql } from "kysely"
import type { Queries } from "../database/tables.ts"
import { fromFlag } from "./columns.ts"
import { dayOf } from "./sessions.ts"
import { isLive, TOKEN_LIFETIME_MS } from "./tokens.ts"

interface Wanted {
  /** A part of the email, in any case. */
  readonly search?: string | undefined
  /** From 0. */
  readonly page: number
  readonly now: number
}

/** A page of accounts, the newest first, with how much each holds, and of all that were found how many. */
export async function listHeldAccounts(
  db: Queries,
  { search = "", page, now }: Wanted,
): Promise<{ accounts: HeldAccount[]; total: number }> {
  const part = `%${search.toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`
  const found = db.selectFrom("accounts").where(sql<SqlBool>`email like ${part} escape '!'`)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(["id", "email", "created_at", "is_operator", "room_bytes"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(ACCOUNTS_PER_PAGE)
    .offset(page * ACCOUNTS_PER_PAGE)
    .execute()
  const held = await heldBy(db, { ids: rows.map(({ id }) => id), now })
  const accounts = rows.map((row) => ({
    account_id: row.id,
    email: row.email,
    created: dayOf(row.created_at),
    is_operator: fromFlag(row.is_operator),
    room_bytes: row.room_bytes,
    ...held(row.id),
  }))
  return { accounts, total }
}

type Held = Pick<HeldAccount, "last_seen" | "items" | "photos" | "photo_bytes">

/** How much some accounts hold, each asked for by its id. */
async function heldBy(
  db: Queries,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<(id: string) => Held> {
  if (ids.length === 0) return () => ({ last_seen: null, items: 0, photos: 0, photo_bytes: 0 })
  const items = await db
    .selectFrom("wardrobe_items")
    .select(({ fn }) => ["account_id" as const, fn.countAll<number>().as("items")])
    .where("account_id", "in", ids)
    .groupBy("account_id")
    .execute()
  const photos = await db
    .selectFrom("photos")
    .select(({ fn }) => [
      "account_id" as const,
      fn.countAll<number>().as("photos"),
      fn.sum<number | string>("bytes").as("bytes"),
    ])
    .where("account_id", "in", ids)
    .groupBy("account_id")
    .execute()
  const sessions = await db
    .selectFrom("tokens")
    .select(({ fn }) => ["account_id" as const, fn.max("expires_at").as("expiresAt")])
    .where("account_id", "in", ids)
    .where(isLive(now))
    .groupBy("account_id")
    .execute()
  return (id) => {
    const own = <Row extends { account_id: string | null }>(rows: readonly Row[]) =>
      rows.find(({ account_id }) => account_id === id)
    const session = own(sessions)
    return {
      last_seen: session ? dayOf(session.expiresAt - TOKEN_LIFETIME_MS) : null,
      items: own(items)?.items ?? 0,
      photos: own(photos)?.photos ?? 0,
      // PostgreSQL's sums are decimals, which the driver returns as text.
      photo_bytes: Number(own(photos)?.bytes ?? 0),
    }
  }
}

/** Bytes of the photos of all accounts together. */
export async function allPhotoBytes(db: Queries): Promise<number> {
  const { bytes } = await db
    .selectFrom("photos")
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
    .where("account_id", "is not", null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}
