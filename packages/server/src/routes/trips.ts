import { getTrips, putTrip, removeTrip, type Trip, tickPacked } from "@stylin/api/contract"
import type { Account } from "../plugins/accounts.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { packedTrip } from "../recommendations/trip.ts"
import type { Services } from "../services.ts"
import { dropTrip, findTrip, keepTick, keepTrip, listTrips } from "../stores/trips.ts"
import { looksAnswered } from "./answered-looks.ts"
import { saidAt } from "./said-at.ts"

/** What she packs for her trips. */
export function tripRoutes(implement: Implement, services: Services): void {
  const { queries } = services.database
  const answeredLooks = looksAnswered(services)

  async function tripsOf(account: Account, now: number): Promise<Trip[]> {
    const trips = await listTrips(queries, account.id)
    const looks = trips.flatMap(({ trip }) => trip.parts.flatMap(({ look }) => look ?? []))
    const shown = await answeredLooks(account, now, looks)
    const byId = new Map(shown.map((look) => [look.look_id, look]))
    return trips.map(({ trip, packed }) => ({
      ...trip,
      parts: trip.parts.map(({ look, ...part }) => {
        const answered = look && (byId.get(look.look_id) ?? look)
        return { ...part, ...(answered && { look: answered }) }
      }),
      packed: packed.map(({ itemId }) => itemId),
    }))
  }

  implement(getTrips, ({ account, now }) => tripsOf(account, now))

  implement(putTrip, async ({ body: { said_at, ...wanted }, account, now }) => {
    const at = saidAt(said_at, now)
    const before = await findTrip(queries, account.id, wanted.trip_id)
    const isKnown = before && (before.saidAt > at || (before.saidAt === at && before.trip))
    if (!isKnown) {
      const trip = await packedTrip(services, { accountId: account.id, now }, wanted)
      await keepTrip(queries, account.id, trip, at)
    }
    const trips = await tripsOf(account, now)
    return trips.find(({ trip_id }) => trip_id === wanted.trip_id) ?? null
  })

  implement(removeTrip, async ({ body, account, now }) => {
    await dropTrip(queries, account.id, body.trip_id, saidAt(body.said_at, now))
    return DONE
  })

  implement(tickPacked, async ({ body, account, now }) => {
    await keepTick(queries, account.id, {
      tripId: body.trip_id,
      itemId: body.item_id,
      isPacked: body.is_packed,
      saidAt: saidAt(body.said_at, now),
    })
    return DONE
  })
}
