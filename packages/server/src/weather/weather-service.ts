import type { FoundPlace } from "@stylin/api/contract"
import { ask, WeatherError } from "./ask.ts"
import {
  type Forecast,
  type ForecastDay,
  forecastSearch,
  placesSearch,
  readForecast,
  readPlaces,
} from "./protocol.ts"

/** Services of the operator's choice that speak Open-Meteo's protocol. */
export interface WeatherService {
  /**
   * Today's forecast, by the calendar of the place; undefined if there is none in time. Asked once
   * per place and hour. Never rejects.
   */
  today(place: Coordinates, now: number): Promise<ForecastDay | undefined>
  /** The forecast for today and the week after it, in the same way; empty if there is none in time. */
  ahead(place: Coordinates, now: number): Promise<readonly ForecastDay[]>
  /** Places of a name; undefined if names are not looked up, or the service does not help. */
  findPlaces?(name: string): Promise<readonly FoundPlace[] | undefined>
}

/** In degrees, rounded to 0.1. */
interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export interface WeatherSettings {
  /** Where the forecast API begins, such as `https://api.open-meteo.com/v1`. */
  readonly url: string
  /** Where the search for places begins; undefined if names are not looked up. */
  readonly placesUrl: string | undefined
  readonly key: string | undefined
}

interface WeatherOptions {
  readonly log: { warn(details: object, line: string): void }
  /** How long she waits for an answer. */
  readonly limitMs?: number
}

const HOUR_MS = 60 * 60 * 1000
/** A forecast that could not be renewed is still better than the month. */
const KEPT_MS = 24 * HOUR_MS
/** After a failure nobody waits for the service during this time. */
const PAUSE_MS = 60_000
/** About a kilobyte each. */
const MOST_PLACES = 10_000

/** Asks the services that the settings name. What is known of a place is kept in memory only. */
export function createWeatherService(
  { url, placesUrl, key }: WeatherSettings,
  { log, limitMs = 2000 }: WeatherOptions,
): WeatherService {
  const kept = new Map<string, { readonly forecast: Forecast; readonly at: number }>()
  const asking = new Map<string, Promise<void>>()
  let pausedUntil = 0
  let last: Promise<unknown> = Promise.resolve()

  /** Open-Meteo's free service takes one request of an address at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  function noteFailure(error: unknown): void {
    const reason = error instanceof WeatherError ? error.message : "unknown"
    log.warn({ reason }, "the weather service did not help")
  }

  async function renew(at: Coordinates, now: number): Promise<void> {
    if (now < pausedUntil) return
    const place = placeKey(at)
    const signal = AbortSignal.timeout(limitMs)
    const search = forecastSearch(at.latitude, at.longitude)
    try {
      const forecast = await inTurn(async () =>
        // Others were before it for so long that nobody waits any more.
        signal.aborted
          ? undefined
          : ask({ url: `${url}/forecast`, search, key, signal }, readForecast),
      )
      if (!forecast) return
      kept.delete(place)
      kept.set(place, { forecast, at: now })
      const [oldest] = kept.keys()
      if (kept.size > MOST_PLACES && oldest !== undefined) kept.delete(oldest)
    } catch (error) {
      pausedUntil = now + PAUSE_MS
      noteFailure(error)
    }
  }

  /** What is forecast from a place's today on, and which day that is. */
  async function fromToday(at: Coordinates, now: number) {
    const place = placeKey(at)
    if (hourOf(kept.get(place)?.at) !== hourOf(now)) {
      const renewing = asking.get(place) ?? renew(at, now).finally(() => asking.delete(place))
      asking.set(place, renewing)
      await renewing
    }
    const known = kept.get(place)
    if (!known || now - known.at > KEPT_MS) return { days: [] }
    const { days, aheadMs } = known.forecast
    const today = new Date(now + aheadMs).toISOString().slice(0, 10)
    return { today, days: days.filter(({ day }) => day >= today) }
  }

  return {
    async today(at, now) {
      const { today, days } = await fromToday(at, now)
      return days.find(({ day }) => day === today)
    },

    ahead: async (at, now) => (await fromToday(at, now)).days,

    ...(placesUrl !== undefined && {
      async findPlaces(name: string) {
        const signal = AbortSignal.timeout(limitMs)
        try {
          const search = placesSearch(name)
          return await ask({ url: `${placesUrl}/search`, search, key, signal }, readPlaces)
        } catch (error) {
          noteFailure(error)
          return undefined
        }
      },
    }),
  }
}

const placeKey = ({ latitude, longitude }: Coordinates) => `${latitude} ${longitude}`

function hourOf(time: number | undefined): number | undefined {
  return time === undefined ? undefined : Math.floor(time / HOUR_MS)
}
