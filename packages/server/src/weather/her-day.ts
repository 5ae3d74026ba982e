import { type DressedFor, type Place, weatherWords } from "@stylin/api/contract"
import type { WeatherKnown } from "@stylin/stylist"
import { dayOf, feltWeather, type Weather, type Whereabouts } from "@stylin/stylist/basics"
import type { Services } from "../services.ts"
import { findHerWeather, type HerWeatherKept } from "../stores/her-weather.ts"

/** A day that she dresses for. */
export interface HerDay {
  /** What the stylist needs to know of it. */
  readonly styled: WeatherKnown
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
  { weather: service }: Pick<Services, "weather">,
  { place, felt }: HerWeatherKept,
  now: number,
): Promise<HerDay> {
  const at = whereabouts(place)
  const today = new Date(now).toISOString().slice(0, 10)
  if (felt && felt.endsAt > now) {
    const weather = feltWeather(felt.felt, monthOf(today), at)
    return dressedOn({ day: today, at, weather, told_by: felt.felt })
  }
  const forecast = place && (await service?.today(place, now))
  return dressedOn({ day: today, at, ...forecast })
}

/**
 * Days to come, such as "2026-11-23": the forecast as far as it reaches, or else what their months
 * usually are at the place; without a place, what they are where the shop's customers live.
 */
export async function daysAhead(
  { weather: service }: Pick<Services, "weather">,
  place: Pick<Place, "latitude" | "longitude"> | undefined,
  days: readonly string[],
  now: number,
): Promise<HerDay[]> {
  const forecast = place && (await service?.ahead(place, now))
  const at = whereabouts(place)
  return days.map((day) => dressedOn({ day, at, ...forecast?.find((one) => one.day === day) }))
}

/** Where a place is, without its name. */
function whereabouts(place?: Whereabouts): Whereabouts {
  return { latitude: place?.latitude, longitude: place?.longitude }
}

interface Known {
  readonly day: string
  readonly at: Whereabouts
  /** Left out where only the month tells. */
  readonly weather?: Weather
  readonly told_by?: string
}

function dressedOn({ day, at, weather, told_by }: Known): HerDay {
  const styled = { month: monthOf(day), ...at, weather }
  const known = dayOf(styled)
  if (!known) throw new RangeError(`There is no month ${styled.month}.`)
  const { low, high, isWet, isWindy } = known
  const told = {
    day,
    low,
    high,
    is_wet: isWet,
    is_windy: isWindy,
    told_by: told_by ?? (weather ? "forecast" : "month"),
  }
  return { styled, dressedFor: { ...told, words: weatherWords(told) } }
}

const monthOf = (day: string) => Number(day.slice(5, 7))
