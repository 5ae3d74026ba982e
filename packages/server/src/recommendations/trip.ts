import type { Look, TripPart } from "@stylin/api/contract"
import { findHerWeather } from "../stores/her-weather.ts"
import type { TripKept } from "../stores/trips.ts"
import { daysAhead } from "../weather/her-day.ts"
import type { Asker } from "./answers.ts"
import type { Stylist } from "./feed.ts"
import { type DatedLook, keepLooks } from "./keep-looks.ts"
import { knownOfHer } from "./known-of-her.ts"

type Wanted = Omit<TripKept, "parts"> & { readonly parts: readonly TripPart[] }

/** A trip with the looks that pack least. */
export async function packedTrip(
  services: Stylist,
  { accountId, now }: Asker,
  { parts, ...trip }: Wanted,
): Promise<TripKept> {
  const her = await knownOfHer(services, accountId, now)
  const { place } = trip.place ? trip : await findHerWeather(services.database.queries, accountId)
  const inOrder = parts.toSorted((a, b) => a.day.localeCompare(b.day))
  const weather = await daysAhead(
    services,
    place ?? undefined,
    inOrder.map(({ day }) => day),
    now,
  )
  const { parts: packed } = await services.composer.ask("trip", {
    ...her.known,
    parts: inOrder.flatMap(({ occasion }, at) => {
      const day = weather[at]
      return day ? [{ ...day.styled, occasion }] : []
    }),
    avoidOutfits: her.refused.outfits,
  })
  const looks = packed.flatMap(({ look }, at): DatedLook[] => {
    const dressedFor = weather[at]?.dressedFor
    return look ? [{ ...look, ...(dressedFor && { dressedFor }) }] : []
  })
  const kept = await keepLooks(services, her, { looks, isAnswer: true, now })
  return {
    ...trip,
    parts: inOrder.map((part, at) => {
      const look = kept.find((one) => isFor(one, part))
      const lacks = packed[at]?.lacks
      return { ...part, ...(look && { look }), ...(lacks !== undefined && { lacks }) }
    }),
  }
}

function isFor(look: Look, { day, occasion }: TripPart): boolean {
  return look.dressed_for?.day === day && look.type === occasion
}
