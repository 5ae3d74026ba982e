import { messageOf } from "@stylin/api/client"
import { getTrips, type Trip, trip } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { trustProvider } from "../looks/favourites.ts"
import { asSaid, type TripSaid, waitingTrips } from "./waitingTrips.ts"

const store = createStore({ key: "trips-kept", version: 1, schema: z.array(trip) })

interface Trips {
  status: Status
  /** The one that begins last first. They never change in place, so they are not tracked. */
  list: Untracked<readonly Trip[]>
}

const initial = (): Trips => ({ status: IDLE, list: ref([]) })

/** Her trips, with what she packs for them. */
export const trips = proxy<Trips>({ ...initial(), list: ref(asSaid(store.read() ?? [])) })
persist(
  trips,
  store,
  () => (trips.list.length > 0 ? [...trips.list] : null),
  (other) => {
    trips.list = ref(other ?? [])
  },
)
onForget(() => Object.assign(trips, initial()))

/** Fetches her trips. If that fails, the cached ones stay. */
export async function loadTrips(signal = untilForgotten()): Promise<void> {
  // It may reach the provider while this is answered, and is then not in the answer.
  const onItsWay = waitingTrips.said
  trips.status = LOADING
  try {
    const kept = await environment.call(getTrips, {}, { signal })
    trustLooks(kept)
    const since = new Set([...onItsWay, ...waitingTrips.said])
    trips.list = ref(asSaid(kept, [...since]))
    trips.status = READY
  } catch (cause) {
    trips.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/**
 * Takes over what the provider knows of a trip; null if it is removed.
 * @param told what it was told just now
 */
export function takeTrip(known: Trip | null, told: TripSaid): void {
  trustLooks(known ? [known] : [])
  const others = trips.list.filter(({ trip_id }) => trip_id !== told.trip_id)
  const since = waitingTrips.said.filter((one) => one !== told)
  trips.list = ref(asSaid(known ? [...others, known] : others, since))
}

function trustLooks(known: readonly Trip[]): void {
  trustProvider(known.flatMap(({ parts }) => parts.flatMap(({ look }) => look ?? [])))
}
