import { ACTIVITIES } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { done, identifier, saidAt, text } from "./common.ts"
import { day } from "./days.ts"
import { operation } from "./operation.ts"
import { look } from "./recommendations.ts"
import { foundPlace } from "./weather.ts"

export const TRIP_NAME_LENGTH = 80
/** The most days of a trip, and the most looks that are packed for it. */
export const MOST_OF_TRIP = { days: 14, parts: 28 } as const

/** Something to be dressed for on a day of a trip. */
export const tripPart = z.object({ day, occasion: z.enum(ACTIVITIES) })
export type TripPart = z.infer<typeof tripPart>

const about = {
  name: text(TRIP_NAME_LENGTH),
  /** Whose weather is dressed for; without one it is that of her own place. */
  place: z.nullable(foundPlace),
}

/** A trip with what she packs for it. */
export const trip = z.object({
  trip_id: identifier,
  ...about,
  /** Each with its look, or what is missing for one; both where the look lacks something for the day. */
  parts: z.array(z.extend(tripPart, { look: z.optional(look), lacks: z.optional(z.string()) })),
  /** The pieces that she has ticked. */
  packed: z.array(identifier),
})
export type Trip = z.infer<typeof trip>

export const getTrips = operation({
  name: "getTrips",
  method: "GET",
  path: "/trips",
  summary: "Her trips with what she packs, the one that begins last first.",
  tag: "plans",
  access: "user",
  result: z.array(trip),
  envelope: "data",
})

export const putTrip = operation({
  name: "putTrip",
  method: "POST",
  path: "/trips/put",
  summary:
    "Chooses what to pack: the fewest and lightest of the pieces she owns and can wear that make a look for each part of a trip, by the forecast as far as it reaches, or else by the month there. No look comes twice and no top more than two times. The caller chooses the id; said again, the choice is made again, unless it was said at the same moment. What she said later, on another device, stays; the answer is null where she removed the trip there.",
  tag: "plans",
  access: "user",
  body: z.strictObject({
    trip_id: identifier,
    ...about,
    parts: z.array(z.strictObject(tripPart.shape)).check(
      z.minLength(1),
      z.maxLength(MOST_OF_TRIP.parts),
      z.refine((parts) => new Set(parts.map((one) => JSON.stringify(one))).size === parts.length, {
        error: "must differ",
      }),
      z.refine((parts) => new Set(parts.map((one) => one.day)).size <= MOST_OF_TRIP.days, {
        error: `must be of ${MOST_OF_TRIP.days} days at most`,
      }),
    ),
    said_at: saidAt,
  }),
  result: z.nullable(trip),
  envelope: "data",
})

export const removeTrip = operation({
  name: "removeTrip",
  method: "POST",
  path: "/trips/remove",
  summary: "Removes a trip with its list; one that is not there is ignored.",
  tag: "plans",
  access: "user",
  body: z.strictObject({ trip_id: identifier, said_at: saidAt }),
  result: done,
  envelope: "data",
})

export const tickPacked = operation({
  name: "tickPacked",
  method: "POST",
  path: "/trips/tick",
  summary:
    "Says that a piece is packed, or is not. Of two devices the later counts, piece by piece.",
  tag: "plans",
  access: "user",
  body: z.strictObject({
    trip_id: identifier,
    item_id: identifier,
    is_packed: z.boolean(),
    said_at: saidAt,
  }),
  result: done,
  envelope: "data",
})
