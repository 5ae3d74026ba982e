import type { Look } from "../../contract/recommendations.ts"
import type { Trip, TripPart } from "../../contract/trips.ts"
import { answered, makeLooks } from "../looks.ts"
import type { Account, State, TripKept } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"

type TripCalls = "getTrips" | "putTrip" | "removeTrip" | "tickPacked"

/** How many looks are tried for a part of a trip. */
const MOST_TRIED = 30

/** The mocked calls about what she packs, over the given state. */
export function tripCalls(state: State): Implementations<TripCalls> {
  const timeOf = (saidAt: string | undefined) =>
    Math.min(state.now(), saidAt === undefined ? state.now() : Date.parse(saidAt))

  function answer(account: Account, { trip, ticks }: TripKept): Trip | null {
    if (!trip) return null
    const parts = trip.parts.map((part) => {
      const [look] = part.look ? answered(account, [part.look]) : []
      return look ? { ...part, look } : part
    })
    const packed = [...ticks].flatMap(([id, { isPacked }]) => (isPacked ? id : []))
    return { ...trip, parts, packed }
  }

  return {
    getTrips({ account }) {
      const first = ({ parts }: Trip) => parts[0]?.day ?? ""
      return [...account.trips.values()]
        .flatMap((kept) => answer(account, kept) ?? [])
        .toSorted((a, b) => first(b).localeCompare(first(a)) || (a.trip_id < b.trip_id ? -1 : 1))
    },

    putTrip({ body: { said_at, parts, ...about }, account }) {
      const at = timeOf(said_at)
      const before = account.trips.get(about.trip_id)
      const isOld = before && (before.at > at || (before.at === at && before.trip))
      if (isOld) return answer(account, before)
      const trip = { ...about, parts: dressed(state, account, parts) }
      const kept = { trip, at, ticks: before?.ticks ?? new Map() }
      account.trips.set(about.trip_id, kept)
      return answer(account, kept)
    },

    removeTrip({ body, account }) {
      const at = timeOf(body.said_at)
      const before = account.trips.get(body.trip_id)
      if (!before || before.at > at) return DONE
      account.trips.set(body.trip_id, { trip: null, at, ticks: new Map() })
      return DONE
    },

    tickPacked({ body: { trip_id, item_id, is_packed, said_at }, account }) {
      const trip = account.trips.get(trip_id)
      const at = timeOf(said_at)
      if (!trip?.trip || (trip.ticks.get(item_id)?.at ?? 0) > at) return DONE
      trip.ticks.set(item_id, { isPacked: is_packed, at })
      return DONE
    },
  }
}

const wornIn = ({ clothes }: Look) => clothes.flatMap(([worn]) => worn?.item_id ?? [])

/** Each part in what adds least to the suitcase, part by part. */
function dressed(state: State, account: Account, parts: readonly TripPart[]) {
  const packed = new Set<string>()
  const used = new Set<string>()
  return parts.map((part) => {
    const request = { occasions: part.occasion, count: MOST_TRIED, alternatives: 1 }
    const added = (look: Look) => wornIn(look).filter((id) => !packed.has(id)).length
    const [look] = makeLooks(state, account, { ...request, pieces: "mine" })
      .filter(({ clothes }) => clothes.every(([first]) => first?.isYours === true))
      .filter((one) => !used.has(wornIn(one).join()))
      .toSorted((a, b) => added(a) - added(b))
    if (!look) return { ...part, lacks: "Your clothes make no other look for it." }
    for (const id of wornIn(look)) packed.add(id)
    used.add(wornIn(look).join())
    return { ...part, look }
  })
}
