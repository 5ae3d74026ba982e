import * as z from "zod/mini"
import { saidAt, text } from "./common.ts"
import { dressedFor } from "./dressed-for.ts"
import { operation } from "./operation.ts"

/** What she can say of a day. */
export const FELT_WEATHERS = ["cold", "mild", "hot"] as const
export type FeltWeather = (typeof FELT_WEATHERS)[number]

/** Ten kilometres or so: enough for a forecast, and not her street. Adding 0 turns -0 into 0. */
const toTenths = z.overwrite<number>((degrees) => (Math.round(degrees * 10) + 0) / 10)
const degrees = (limit: number) => z.number().check(z.minimum(-limit), z.maximum(limit), toTenths)

const coordinates = {
  /** In degrees, rounded to 0.1; negative in the south. */
  latitude: degrees(90),
  /** In degrees, rounded to 0.1; negative in the west. */
  longitude: degrees(180),
}
const placeName = text(120)

/** Where she dresses. The name is null if her browser told the place. */
export const place = z.object({ name: z.nullable(placeName), ...coordinates })
export type Place = z.infer<typeof place>

/** A place found by its name. */
export const foundPlace = z.object({ name: placeName, ...coordinates })
export type FoundPlace = z.infer<typeof foundPlace>

/** What she says of her day, and when that day ends. */
export const feltDay = z.object({ felt: z.enum(FELT_WEATHERS), ends_at: z.iso.datetime() })

/** What is known of the weather that she dresses for. */
export const herWeather = z.object({
  place: z.nullable(place),
  felt: z.nullable(feltDay),
  /** What looks are chosen for just now. */
  today: dressedFor,
  /** Whether the provider asks for forecasts, and whether it finds places by name. */
  has_forecasts: z.boolean(),
  finds_places: z.boolean(),
})
export type HerWeather = z.infer<typeof herWeather>

/** Says that names of places are not looked up by this provider. */
export const NO_PLACES = "Towns can't be looked up here just now."

export const getWeather = operation({
  name: "getWeather",
  method: "GET",
  path: "/users/weather",
  summary: "The weather that she dresses for today, and where it is from.",
  tag: "users",
  access: "user",
  result: herWeather,
  envelope: "data",
})

export const findPlaces = operation({
  name: "findPlaces",
  method: "POST",
  path: "/users/places/find",
  summary: "Places of a name, the likeliest first. Refused with 503 where names are not looked up.",
  tag: "users",
  access: "user",
  body: z.strictObject({ name: text(80) }),
  result: z.array(foundPlace),
  envelope: "data",
  refusals: [503],
})

export const setPlace = operation({
  name: "setPlace",
  method: "POST",
  path: "/users/place",
  summary:
    "Keeps the place whose weather she dresses for, rounded to 0.1 degrees, in place of an earlier one.",
  tag: "users",
  access: "user",
  body: z.strictObject({ name: z.optional(placeName), ...coordinates, said_at: saidAt }),
  result: herWeather,
  envelope: "data",
})

export const forgetPlace = operation({
  name: "forgetPlace",
  method: "DELETE",
  path: "/users/place",
  summary: "Erases her place.",
  tag: "users",
  access: "user",
  body: z.strictObject({ said_at: saidAt }),
  result: herWeather,
  envelope: "data",
})

export const sayWeather = operation({
  name: "sayWeather",
  method: "POST",
  path: "/users/weather",
  summary:
    "Says that her day is cold, mild or hot, until it ends, but no longer than a day; null takes it back. It outweighs a forecast.",
  tag: "users",
  access: "user",
  body: z
    .strictObject({
      felt: z.nullable(z.enum(FELT_WEATHERS)),
      /** When her day ends, by her clock. */
      ends_at: z.optional(z.iso.datetime()),
      said_at: saidAt,
    })
    .check(
      z.refine(({ felt, ends_at }) => felt === null || ends_at !== undefined, {
        error: "ends_at: must say when her day ends",
      }),
    ),
  result: herWeather,
  envelope: "data",
})
