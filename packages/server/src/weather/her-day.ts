import { type DressedFor, weatherWords } from "@stylin/api/contract"
import { dayOf, feltWeather, type Profile } from "@stylin/stylist"
import type { Services } from "../services.ts"
import { findHerWeather, type HerWeatherKept } from "../stores/her-weather.ts"

/** The day that she dresses for. */
export interface HerDay {
  /** What the stylist needs to know of it. */
  readonly styled: Pick<Profile, "month" | "latitude" | "weather">
  readonly dressedFor: DressedFor
}

/**
 * The day that she dresses for now, in milliseconds since 1970: what she said of it, or else the
 * forecast for her place, or else what the month usually is there.
 */
export async function herDay(
  services: Pick<Services, "database" | "weather">,
  accountId: string,
  now: number,
): Promise<HerDay> {
  return dayFrom(services, await findHerWeather(services.database.queries, accountId), now)
}

/** The same, from what is kept of her place and of what she said. */
export async function dayFrom(
  services: Pick<Services, "weather">,
  { place, felt }: HerWeatherKept,
  now: number,
): Promise<HerDay> {
  const month = new Date(now).getUTCMonth() + 1
  const latitude = place?.latitude
  const said = felt && felt.endsAt > now ? felt.felt : undefined
  const forecast = place && !said ? await services.weather?.today(place, now) : undefined
  const weather = said ? feltWeather(said, month, latitude) : forecast?.weather
  const styled = { month, latitude, weather }
  const day = dayOf(styled)
  if (!day) throw new RangeError(`There is no month ${month}.`)
  const told = {
    day: forecast?.day ?? new Date(now).toISOString().slice(0, 10),
    low: day.low,
    high: day.high,
    is_wet: day.isWet,
    is_windy: day.isWindy,
    told_by: said ?? (forecast ? "forecast" : "month"),
  }
  return { styled, dressedFor: { ...told, words: weatherWords(told) } }
}
