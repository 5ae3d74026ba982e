import {
  findPlaces,
  forgetPlace,
  getWeather,
  NO_PLACES,
  Refusal,
  sayWeather,
  setPlace,
} from "@stylin/api/contract"
import type { Implement } from "../plugins/operations.ts"
import type { Services } from "../services.ts"
import { isoTime } from "../stores/columns.ts"
import { findHerWeather, keepFelt, keepPlace } from "../stores/her-weather.ts"
import { dayFrom } from "../weather/her-day.ts"
import { saidAt } from "./said-at.ts"

/** The longest day there is, where clocks are set back. */
const DAY_MS = 25 * 60 * 60 * 1000

/** Her place, and the weather that she dresses for. */
export function weatherRoutes(implement: Implement, services: Services): void {
  const { database, weather } = services
  const { queries } = database

  async function weatherOf(accountId: string, now: number) {
    const kept = await findHerWeather(queries, accountId)
    const { dressedFor } = await dayFrom(services, kept, now)
    const { place = null, felt } = kept
    return {
      place,
      felt: felt && felt.endsAt > now ? { felt: felt.felt, ends_at: isoTime(felt.endsAt) } : null,
      today: dressedFor,
      has_forecasts: weather !== undefined,
      finds_places: weather?.findPlaces !== undefined,
    }
  }

  implement(getWeather, ({ account, now }) => weatherOf(account.id, now))

  implement(findPlaces, async ({ body }) => {
    const places = await weather?.findPlaces?.(body.name)
    if (!places) throw new Refusal(503, NO_PLACES)
    return [...places]
  })

  implement(setPlace, async ({ body, account, now }) => {
    const { name = null, latitude, longitude, said_at } = body
    await keepPlace(queries, account.id, { name, latitude, longitude }, saidAt(said_at, now))
    return weatherOf(account.id, now)
  })

  implement(forgetPlace, async ({ body, account, now }) => {
    await keepPlace(queries, account.id, null, saidAt(body.said_at, now))
    return weatherOf(account.id, now)
  })

  implement(sayWeather, async ({ body, account, now }) => {
    const { felt, ends_at, said_at } = body
    const endsAt = Math.min(now + DAY_MS, ends_at === undefined ? now : Date.parse(ends_at))
    await keepFelt(queries, account.id, felt && { felt, endsAt }, saidAt(said_at, now))
    return weatherOf(account.id, now)
  })
}
