import { messageOf } from "@stylin/api/client"
import { getWeather, type HerWeather, herWeather } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { waitingWeather } from "./waitingWeather.ts"

interface WeatherState {
  status: Status
  /** Replaced as a whole; null until it has been fetched. */
  known: Untracked<HerWeather> | null
}

const store = createStore({ key: "her-weather", version: 1, schema: herWeather })

function restored(): WeatherState {
  const known = store.read()
  return { status: IDLE, known: known && ref(known) }
}

/** What the provider knows of the weather that she dresses for, and what she said since. */
export const weather = proxy<WeatherState>(restored())
persist(weather, store, () => weather.known)
onForget(() => Object.assign(weather, { status: IDLE, known: null }))

/** Fetches it. If that fails, the earlier one stays. */
export async function loadWeather(signal = untilForgotten()): Promise<void> {
  weather.status = LOADING
  try {
    takeWeather(await environment.call(getWeather, {}, { signal }))
  } catch (cause) {
    weather.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/** Takes over what the provider knows; what it was not told yet still counts. */
export function takeWeather(known: HerWeather): void {
  const { place, felt } = waitingWeather
  weather.known = ref({
    ...known,
    ...(place && { place: place.place && { ...place.place } }),
    ...(felt && { felt: felt.felt && { felt: felt.felt, ends_at: felt.ends_at } }),
  })
  weather.status = READY
}
