import type { Trip } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { fromFlag, fromJson, toFlag } from "./columns.ts"

/** A trip as it is kept: what is ticked has rows of its own. */
export type TripKept = Omit<Trip, "packed">

/** What she last said of a trip, in milliseconds since 1970; null once she removed it. */
export interface TripSaid {
  readonly trip: TripKept | null
  readonly saidAt: number
}

/** What she last said of a trip, if anything. */
export async function findTrip(
  db: Queries,
  accountId: string,
  tripId: string,
): Promise<TripSaid | undefined> {
  const row = await db
    .selectFrom("trips")
    .select(["trip_json", "said_at"])
    .where("account_id", "=", accountId)
    .where("trip_id", "=", tripId)
    .executeTakeFirst()
  return row && { trip: tripIn(row.trip_json), saidAt: row.said_at }
}

/** Keeps a trip. What she said later, on another device, stays. */
export async function keepTrip(
  db: Queries,
  accountId: string,
  trip: TripKept,
  saidAt: number,
): Promise<void> {
  const values = { trip_json: JSON.stringify(trip), said_at: saidAt }
  await keepLater(db, { account_id: accountId, trip_id: trip.trip_id, ...values })
}

/**
 * Forgets a trip and what is ticked of it. The time of it stays, so that an older word of another device
 * does not bring it back.
 */
export async function dropTrip(
  db: Queries,
  accountId: string,
  tripId: string,
  saidAt: number,
): Promise<void> {
  await atomically(db, async (transaction) => {
    const row = { account_id: accountId, trip_id: tripId, trip_json: null, said_at: saidAt }
    if (!(await keepLater(transaction, row))) return
    await transaction
      .deleteFrom("trip_ticks")
      .where("account_id", "=", accountId)
      .where("trip_id", "=", tripId)
      .execute()
  })
}

/** Returns whether it was the later word. */
async function keepLater(
  db: Queries,
  row: { account_id: string; trip_id: string; trip_json: string | null; said_at: number },
): Promise<boolean> {
  const { account_id, trip_id, ...values } = row
  const kept = await db
    .insertInto("trips")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "trip_id"])
        .doUpdateSet(values)
        .where("trips.said_at", "<=", values.said_at),
    )
    .returning("said_at")
    .executeTakeFirst()
  return kept !== undefined
}

/** Whether a piece is packed, and when she said so, in milliseconds since 1970. */
export interface Tick {
  readonly tripId: string
  readonly itemId: string
  readonly isPacked: boolean
  readonly saidAt: number
}

/** Keeps whether a piece is packed, unless she said otherwise later or the trip is not there. */
export async function keepTick(
  db: Queries,
  accountId: string,
  { tripId, itemId, isPacked, saidAt }: Tick,
): Promise<void> {
  const known = await findTrip(db, accountId, tripId)
  if (!known?.trip) return
  const said = { is_packed: toFlag(isPacked), said_at: saidAt }
  await db
    .insertInto("trip_ticks")
    .values({ account_id: accountId, trip_id: tripId, item_id: itemId, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "trip_id", "item_id"])
        .doUpdateSet(said)
        .where("trip_ticks.said_at", "<=", saidAt),
    )
    .execute()
}

/** A trip, with what is packed and when she said either, in milliseconds since 1970. */
export interface TripListed {
  readonly trip: TripKept
  readonly saidAt: number
  readonly packed: readonly { readonly itemId: string; readonly saidAt: number }[]
}

/** Her trips, the one that begins last first. */
export async function listTrips(db: Queries, accountId: string): Promise<TripListed[]> {
  const rows = await db
    .selectFrom("trips")
    .select(["trip_id", "trip_json", "said_at"])
    .where("account_id", "=", accountId)
    .where("trip_json", "is not", null)
    .orderBy("trip_id")
    .execute()
  const ticks = await db
    .selectFrom("trip_ticks")
    .select(["trip_id", "item_id", "is_packed", "said_at"])
    .where("account_id", "=", accountId)
    .orderBy("item_id")
    .execute()
  const ticked = Map.groupBy(ticks, ({ trip_id }) => trip_id)
  const trips = rows.flatMap(({ trip_id, trip_json, said_at }) => {
    const trip = tripIn(trip_json)
    const packed = (ticked.get(trip_id) ?? [])
      .filter(({ is_packed }) => fromFlag(is_packed))
      .map((tick) => ({ itemId: tick.item_id, saidAt: tick.said_at }))
    return trip ? [{ trip, saidAt: said_at, packed }] : []
  })
  const first = ({ trip }: TripListed) => trip.parts[0]?.day ?? ""
  return trips.toSorted((a, b) => first(b).localeCompare(first(a)))
}

function tripIn(json: string | null): TripKept | null {
  return json === null ? null : fromJson<TripKept>(json)
}
