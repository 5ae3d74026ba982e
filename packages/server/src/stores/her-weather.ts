import type { FeltWeather, Place } from "@stylin/api/contract"
import type { NewRow, Queries } from "../database/tables.ts"

/** What is kept of the weather that she dresses for. */
export interface HerWeatherKept {
  readonly place: Place | undefined
  /** What she said of her day, and when that ends, in milliseconds since 1970. */
  readonly felt: { readonly felt: FeltWeather; readonly endsAt: number } | undefined
}

/** Coordinates are kept as whole tenths of a degree, so that no column can hold more. */
const TENTHS = 10

/** Her place, and what she last said of a day. */
export async function findHerWeather(db: Queries, accountId: string): Promise<HerWeatherKept> {
  const row = await db
    .selectFrom("her_weather")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  const { latitude_tenths: latitude = null, longitude_tenths: longitude = null } = row ?? {}
  const { place_name: name = null, felt = null, felt_ends_at: endsAt = null } = row ?? {}
  return {
    place:
      latitude === null || longitude === null
        ? undefined
        : { name, latitude: latitude / TENTHS, longitude: longitude / TENTHS },
    felt: felt === null || endsAt === null ? undefined : { felt, endsAt },
  }
}

/**
 * Keeps her place, or, with null, erases it; `saidAt` in milliseconds since 1970. What she said later,
 * on another device, stays; for that the time is kept even without a place.
 */
export async function keepPlace(
  db: Queries,
  accountId: string,
  place: Place | null,
  saidAt: number,
): Promise<void> {
  const values = {
    place_name: place?.name ?? null,
    latitude_tenths: place && Math.round(place.latitude * TENTHS),
    longitude_tenths: place && Math.round(place.longitude * TENTHS),
    place_at: saidAt,
  }
  await keepLater(db, accountId, values, { column: "place_at", saidAt })
}

/** Keeps what she says of her day, or, with null, forgets it; times in milliseconds since 1970. */
export async function keepFelt(
  db: Queries,
  accountId: string,
  said: HerWeatherKept["felt"] | null,
  saidAt: number,
): Promise<void> {
  const values = { felt: said?.felt ?? null, felt_ends_at: said?.endsAt ?? null, felt_at: saidAt }
  await keepLater(db, accountId, values, { column: "felt_at", saidAt })
}

interface Said {
  readonly column: "place_at" | "felt_at"
  readonly saidAt: number
}

async function keepLater(
  db: Queries,
  accountId: string,
  values: Omit<NewRow<"her_weather">, "account_id">,
  { column, saidAt }: Said,
): Promise<void> {
  await db
    .insertInto("her_weather")
    .values({ ...values, account_id: accountId })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet(values)
        .where(`her_weather.${column}`, "<=", saidAt),
    )
    .execute()
}
