import { type Trip, type TripPart, trip, tripPart } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"

const wanted = z.object({
  name: trip.shape.name,
  place: trip.shape.place,
  parts: z.array(tripPart),
})
/** What she says of a trip. */
export type TripWanted = z.infer<typeof wanted>

const said = z.object({
  trip_id: z.string(),
  said_at: z.string(),
  /** Null if she removed it; left out if she said something of a piece. */
  trip: z.optional(z.nullable(wanted)),
  tick: z.optional(z.object({ item_id: z.string(), is_packed: z.boolean() })),
})
/** What she said of a trip, or of a piece of its list, and when. */
export type TripSaid = z.infer<typeof said>

/** One entry for a trip, and one for each piece. */
export const waitingTrips = createOutbox("trips", said)

/** Trips with what she said of them since, known to the provider or not; the first is the one that begins last. */
export function asSaid(
  trips: readonly Trip[],
  since: readonly TripSaid[] = waitingTrips.said,
): Trip[] {
  const byId = new Map(trips.map((one) => [one.trip_id, one]))
  for (const one of since) {
    const before = byId.get(one.trip_id)
    if (one.tick) {
      const { item_id, is_packed } = one.tick
      const others = before?.packed.filter((id) => id !== item_id) ?? []
      const packed = is_packed ? [...others, item_id] : others
      if (before) byId.set(one.trip_id, { ...before, packed })
    } else if (one.trip) {
      const { trip_id, trip: wish } = one
      const parts = wish.parts.map((part) => before?.parts.find((old) => isSame(old, part)) ?? part)
      byId.set(trip_id, { trip_id, ...wish, parts, packed: before?.packed ?? [] })
    } else byId.delete(one.trip_id)
  }
  const first = ({ parts }: Trip) => parts[0]?.day ?? ""
  return [...byId.values()].toSorted((a, b) => first(b).localeCompare(first(a)))
}

function isSame(one: TripPart, other: TripPart): boolean {
  return one.day === other.day && one.occasion === other.occasion
}
