import type { State } from "../state.ts"
import { isoTime } from "../state.ts"
import { placesLike, weatherOf } from "../weather.ts"
import type { Implementations } from "./call.ts"

type WeatherCalls = "getWeather" | "findPlaces" | "setPlace" | "forgetPlace" | "sayWeather"

const DAY_MS = 25 * 60 * 60 * 1000

/** The mocked calls about her place and its weather, over the given state. */
export function weatherCalls(state: State): Implementations<WeatherCalls> {
  const earlier = (saidAt: string | undefined) =>
    Math.min(state.now(), saidAt === undefined ? state.now() : Date.parse(saidAt))

  return {
    getWeather: ({ account }) => weatherOf(state, account),

    findPlaces: ({ body }) => placesLike(body.name),

    setPlace({ body: { name = null, latitude, longitude, said_at }, account }) {
      const at = earlier(said_at)
      if (at >= account.weather.placeAt) {
        Object.assign(account.weather, { place: { name, latitude, longitude }, placeAt: at })
      }
      return weatherOf(state, account)
    },

    forgetPlace({ body, account }) {
      const at = earlier(body.said_at)
      if (at >= account.weather.placeAt) {
        Object.assign(account.weather, { place: null, placeAt: at })
      }
      return weatherOf(state, account)
    },

    sayWeather({ body: { felt, ends_at, said_at }, account }) {
      const at = earlier(said_at)
      if (at >= account.weather.feltAt) {
        const longest = state.now() + DAY_MS
        const endsAt = Math.min(longest, ends_at === undefined ? longest : Date.parse(ends_at))
        account.weather.felt = felt && { felt, ends_at: isoTime(endsAt) }
        account.weather.feltAt = at
      }
      return weatherOf(state, account)
    },
  }
}
