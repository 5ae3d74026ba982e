import { type FoundPlace, foundPlace } from "@stylin/api/contract"
import type { Weather } from "@stylin/stylist"
import * as z from "zod"

/** A day's weather at a place. */
export interface ForecastDay {
  /** By the calendar there, such as "2026-11-23". */
  readonly day: string
  readonly weather: Weather
}

export interface Forecast {
  readonly days: readonly ForecastDay[]
  /** How far the clock there is ahead of UTC. */
  readonly aheadMs: number
}

/** What is asked for each day; Open-Meteo counts up to ten variables as one call. */
const FIELDS = [
  "temperature_2m_max",
  "temperature_2m_min",
  "precipitation_sum",
  "precipitation_probability_max",
  "wind_speed_10m_max",
] as const
/** Today wherever she is, the week after it, and a day for a forecast that is kept past midnight. */
const DAYS = 9
const PLACES_ASKED = 6

/** The search of a forecast for coordinates in degrees. */
export function forecastSearch(latitude: number, longitude: number): Record<string, string> {
  return {
    latitude: latitude.toFixed(1),
    longitude: longitude.toFixed(1),
    daily: FIELDS.join(),
    timezone: "auto",
    forecast_days: String(DAYS),
  }
}

/** The search of places by name. */
export function placesSearch(name: string): Record<string, string> {
  return { name, count: String(PLACES_ASKED), language: "en", format: "json" }
}

/** One value for each day; null where it is missing. */
const daily = (least: number, most: number) =>
  z.array(z.number().min(least).max(most).nullable()).max(16)
const HOUR_S = 3600

const forecastAnswer = z.object({
  utc_offset_seconds: z
    .number()
    .min(-12 * HOUR_S)
    .max(14 * HOUR_S),
  daily: z.object({
    time: z.array(z.iso.date()).min(1).max(16),
    temperature_2m_max: daily(-100, 70),
    temperature_2m_min: daily(-100, 70),
    precipitation_sum: daily(0, 3000),
    precipitation_probability_max: daily(0, 100),
    wind_speed_10m_max: daily(0, 500),
  }),
})

/** Reads a forecast; throws a `ZodError` if it is none. Days without a temperature are left out. */
export function readForecast(answer: unknown): Forecast {
  const { utc_offset_seconds, daily } = forecastAnswer.parse(answer)
  const days = daily.time.flatMap((day, at): ForecastDay[] => {
    const low = daily.temperature_2m_min[at]
    const high = daily.temperature_2m_max[at]
    if (typeof low !== "number" || typeof high !== "number") return []
    const chance = daily.precipitation_probability_max[at]
    return [
      {
        day,
        weather: {
          low,
          high,
          rain: daily.precipitation_sum[at] ?? undefined,
          rainChance: typeof chance === "number" ? chance / 100 : undefined,
          wind: daily.wind_speed_10m_max[at] ?? undefined,
        },
      },
    ]
  })
  return { days, aheadMs: utc_offset_seconds * 1000 }
}

const word = z.string().max(200).optional()
const placesAnswer = z.object({
  results: z
    .array(
      z.object({
        name: z.string().max(200),
        latitude: z.number(),
        longitude: z.number(),
        admin1: word,
        country: word,
      }),
    )
    .max(PLACES_ASKED)
    .default([]),
})

/** Reads places, each name once; throws a `ZodError` if there are none in the answer's form. */
export function readPlaces(answer: unknown): FoundPlace[] {
  const places = placesAnswer.parse(answer).results.flatMap((found) => {
    const { name, admin1, country, latitude, longitude } = found
    const words = [...new Set([name, admin1, country].filter(Boolean))].join(", ")
    const place = foundPlace.safeParse({ name: words, latitude, longitude })
    return place.success ? [place.data] : []
  })
  return [...Map.groupBy(places, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
}
