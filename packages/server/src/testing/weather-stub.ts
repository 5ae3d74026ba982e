import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { Weather } from "@stylin/stylist"
import type { WeatherSettings } from "../weather/weather-service.ts"

/** A service in Open-Meteo's protocol, for tests. */
export interface WeatherStub {
  readonly settings: WeatherSettings
  /** What was asked, in order. */
  readonly asked: readonly URL[]
  /** Every day's weather, everywhere. */
  day: Required<Weather>
  /** Answers instead; undefined to answer as usual. */
  answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  close(): Promise<void>
}

interface StubOptions {
  readonly clock?: () => number
  /** How far the clock at every place is ahead of UTC. */
  readonly aheadMs?: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A wet autumn day. */
export const RAINY = { low: 4, high: 9, rain: 8, rainChance: 0.9, wind: 12 } as const

const PLACES = [
  {
    id: 1,
    name: "Bristol",
    latitude: 51.45523,
    longitude: -2.59665,
    admin1: "England",
    country: "United Kingdom",
  },
  { id: 2, name: "Bristol", latitude: 36.59511, longitude: -82.18874, country: "United States" },
]

/** Starts a service that knows Bristol, and one weather. */
export async function startWeatherStub({
  clock = Date.now,
  aheadMs = 0,
}: StubOptions = {}): Promise<WeatherStub> {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://stub")
    asked.push(url)
    if (stub.answer) return stub.answer(request, response)
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(url.pathname.startsWith("/geo") ? places(url) : forecast(url)))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const base = `http://127.0.0.1:${port}`

  function forecast({ searchParams }: URL) {
    const days = Array.from({ length: Number(searchParams.get("forecast_days")) }, (_, at) => at)
    const { low, high, rain, rainChance, wind } = stub.day
    return {
      utc_offset_seconds: aheadMs / 1000,
      daily: {
        time: days.map((at) =>
          new Date(clock() + aheadMs + at * DAY_MS).toISOString().slice(0, 10),
        ),
        temperature_2m_max: days.map(() => high),
        temperature_2m_min: days.map(() => low),
        precipitation_sum: days.map(() => rain ?? null),
        precipitation_probability_max: days.map(() => (rainChance ?? 0) * 100),
        wind_speed_10m_max: days.map(() => wind ?? null),
      },
    }
  }

  // Like the service, which leaves out a list that would be empty.
  function places({ searchParams }: URL) {
    const name = searchParams.get("name")?.toLowerCase() ?? ""
    const results = PLACES.filter((place) => place.name.toLowerCase().startsWith(name))
    return results.length > 0 ? { results } : {}
  }

  const stub: WeatherStub = {
    settings: { url: `${base}/v1`, placesUrl: `${base}/geo`, key: undefined },
    asked,
    day: RAINY,
    answer: undefined,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return stub
}
