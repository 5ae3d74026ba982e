import { putTrip, removeTrip, type Trip, tickPacked } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { t } from "../../words/t.ts"
import { createSender } from "../outbox/sender.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { takeTrip, trips } from "./trips.ts"
import { asSaid, type TripSaid, type TripWanted, waitingTrips } from "./waitingTrips.ts"

/** Has a list packed for a new trip. Returns the trip's id. */
export function addTrip(wanted: TripWanted): string {
  const trip_id = environment.createKey()
  say({ trip_id, trip: wanted, said_at: now() })
  track("Trip Packed", { looks: wanted.parts.length })
  return trip_id
}

/** Changes a trip, and offers to change it back. Its list is chosen again. */
export function changeTrip(before: Trip, wanted: TripWanted): void {
  const { trip_id } = before
  say({ trip_id, trip: wanted, said_at: now() })
  showSnackbar({
    text: t("{name} is changed.", { name: wanted.name }),
    undo: () => say({ trip_id, trip: wantedOf(before), said_at: now() }),
  })
}

/** Has the list chosen again, of what she can wear now and for the latest forecast. */
export function packAgain(trip: Trip): void {
  say({ trip_id: trip.trip_id, trip: wantedOf(trip), said_at: now() })
}

/** Removes a trip with its list, and offers to bring both back. */
export function removeWithUndo(trip: Trip): void {
  const { trip_id } = trip
  say({ trip_id, trip: null, said_at: now() })
  showSnackbar({
    text: t("{name} is deleted.", { name: trip.name }),
    color: "red",
    undo: () => {
      say({ trip_id, trip: wantedOf(trip), said_at: now() })
      for (const item_id of trip.packed) tick(trip, item_id, true)
    },
  })
}

/** Says whether a piece is packed. Another press takes it back. */
export function tick({ trip_id }: Pick<Trip, "trip_id">, item_id: string, isPacked: boolean): void {
  say({ trip_id, tick: { item_id, is_packed: isPacked }, said_at: now() })
}

function wantedOf({ name, place, parts }: Trip): TripWanted {
  return { name, place, parts: parts.map(({ day, occasion }) => ({ day, occasion })) }
}

function now(): string {
  return new Date(environment.now()).toISOString()
}

function say(said: TripSaid): void {
  const others = waitingTrips.said.filter((one) => !isAboutSame(one, said))
  waitingTrips.said = ref([...others, said])
  trips.list = ref(asSaid(trips.list, [said]))
  void sendTrips()
}

/** Whether the later of two things that she said replaces the other. */
function isAboutSame(one: TripSaid, other: TripSaid): boolean {
  if (one.trip_id !== other.trip_id) return false
  if (other.tick) return one.tick?.item_id === other.tick.item_id
  // What was ticked of a trip that is removed does not matter any more.
  return !one.tick || other.trip === null
}

/** Sends what waits, one after the other. */
export const sendTrips = createSender({
  outbox: waitingTrips,
  tell: async (said, signal) => {
    const { trip_id, trip, tick, said_at } = said
    if (tick)
      return environment.call(tickPacked, { body: { trip_id, ...tick, said_at } }, { signal })
    if (!trip) return environment.call(removeTrip, { body: { trip_id, said_at } }, { signal })
    const known = await environment.call(
      putTrip,
      { body: { trip_id, ...trip, said_at } },
      { signal },
    )
    if (!signal.aborted) takeTrip(known, said)
    return known
  },
  refused: "A trip was refused.",
})
