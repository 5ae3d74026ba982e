import { ApiError } from "@stylin/api/client"
import {
  type FeltWeather,
  forgetPlace,
  type HerWeather,
  type Place,
  sayWeather,
  setPlace,
} from "@stylin/api/contract"
import { ref, subscribe } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { endOfDay } from "../../lib/day.ts"
import { warn } from "../../lib/report.ts"
import { t } from "../../words/t.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { network } from "../shell/network.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { replaceLooks } from "./replaceLooks.ts"
import { type WeatherSaid, waitingWeather } from "./waitingWeather.ts"
import { takeWeather, weather } from "./weather.ts"

/**
 * Says where she dresses, or, with null, that it is to be forgotten. Shows at once, and is sent as soon as
 * the provider is reached.
 */
export function sayPlace(place: Place | null): void {
  waitingWeather.place = { place, said_at: isoNow() }
  if (weather.known) weather.known = ref({ ...weather.known, place })
  void sendWeather()
}

/** Forgets where she dresses, and offers to take that back unless she names another place first. */
export function forgetPlaceWithUndo(place: Place): void {
  sayPlace(null)
  const undo = () => {
    if (!weather.known?.place) sayPlace(place)
  }
  showSnackbar({ text: t("Your place is forgotten."), undo })
}

/** Says that today is cold, mild or hot, or, with null, that it is not after all; in the same way. */
export function sayFelt(felt: FeltWeather | null): void {
  const ends_at = endOfDay(environment.now()).toISOString()
  waitingWeather.felt = { felt, ends_at, said_at: isoNow() }
  if (weather.known) weather.known = ref({ ...weather.known, felt: felt && { felt, ends_at } })
  void sendWeather()
}

const isoNow = () => new Date(environment.now()).toISOString()

let isSending = false

/**
 * Sends what waits, and has looks chosen for it. What is refused is dropped; what she says meanwhile is sent
 * in the same run.
 */
export async function sendWeather(): Promise<void> {
  if (isSending) return
  isSending = true
  const known = await send().finally(() => {
    isSending = false
  })
  if (!known) return
  takeWeather(known)
  await replaceLooks(known.today)
}

/** Resolves to what the provider knows then; undefined if nothing arrived. */
async function send(): Promise<HerWeather | undefined> {
  const signal = untilForgotten()
  let known: HerWeather | undefined
  for (let next = waiting(); next; next = waiting()) {
    const { name, said_at, tell } = next
    try {
      known = await tell()
    } catch (cause) {
      const isRefused =
        cause instanceof ApiError && cause.status !== undefined && cause.status < 500
      if (!isRefused || signal.aborted) return undefined
      warn("What she said of the weather was refused.", cause)
    }
    if (signal.aborted) return undefined
    // Unless she has said something else meanwhile.
    if (waitingWeather[name]?.said_at === said_at) delete waitingWeather[name]
  }
  return known
}

interface Waiting {
  readonly name: keyof WeatherSaid
  readonly said_at: string
  readonly tell: () => Promise<HerWeather>
}

function waiting(): Waiting | undefined {
  const { place: where, felt: day } = waitingWeather
  if (where) {
    const { place, said_at } = where
    const tell = () => {
      if (!place) return environment.call(forgetPlace, { body: { said_at } })
      const { name, ...coordinates } = place
      const body = { ...coordinates, ...(name !== null && { name }), said_at }
      return environment.call(setPlace, { body })
    }
    return { name: "place", said_at, tell }
  }
  if (!day) return undefined
  const body = { felt: day.felt, ends_at: day.ends_at, said_at: day.said_at }
  return {
    name: "felt",
    said_at: day.said_at,
    tell: () => environment.call(sayWeather, { body }),
  }
}

subscribe(network, () => {
  if (network.isOnline && network.isReached) void sendWeather()
})
