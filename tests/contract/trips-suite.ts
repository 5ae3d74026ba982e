import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { BOOTS, COAT, JEANS, JUMPER, profileValues, SHIRT, SHOES } from "./samples.ts"

const { addToWardrobe, createUser, exportUser, getTrips, putTrip, removeTrip, tickPacked } =
  OPERATIONS

const DAY_MS = 24 * 60 * 60 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
const parts = (...days: number[]) =>
  days.map((day) => ({ day: dayIn(day), occasion: "errands" }) as const)
const BATH = { name: "Bath", latitude: 51.4, longitude: -2.4 }
const trip = { trip_id: "bath", name: "Bath", place: BATH, parts: parts(3, 4) }

async function personWithClothes(harness: Harness) {
  const person = await harness.newPerson()
  await person.call(createUser, { body: profileValues() })
  const body = [JEANS, SHIRT, JUMPER, SHOES, BOOTS, COAT]
  const owned = await person.call(addToWardrobe, { body })
  return { person, hers: owned.map(({ item_id }) => item_id) }
}

/** How every provider packs for her trips. */
export function tripsSuite(harness: () => Harness): void {
  describe("what she packs for a trip", () => {
    test("is a look of her own for each part, or what is missing, on every device", async () => {
      const { person, hers } = await personWithClothes(harness())

      const packed = await person.call(putTrip, { body: { ...trip, parts: parts(4, 3) } })

      expect(packed?.parts.map(({ day }) => day).toSorted()).toEqual([dayIn(3), dayIn(4)])
      const looks = packed?.parts.flatMap(({ look }) => look ?? []) ?? []
      expect(looks.length).toBeGreaterThan(0)
      for (const { look, lacks } of packed?.parts ?? []) expect(look ?? lacks).toBeDefined()
      const worn = looks.map(({ clothes }) => clothes.flatMap(([first]) => first?.item_id ?? []))
      expect(hers).toEqual(expect.arrayContaining(worn.flat()))
      expect(new Set(worn.map((ids) => ids.join())).size).toBe(looks.length)
      expect((await person.call(getTrips)).map(({ trip_id }) => trip_id)).toEqual(["bath"])
    })

    test("is as she said last, ticks piece by piece, whichever device tells it first", async () => {
      const { person, hers } = await personWithClothes(harness())
      const [item_id = "", other = ""] = hers
      const tick = { trip_id: "bath", item_id, is_packed: true }
      const ticked = async () => (await person.call(getTrips)).map(({ packed }) => packed)
      await person.call(putTrip, { body: { ...trip, said_at: at(9) } })
      await person.call(putTrip, { body: { ...trip, name: "Somewhere", said_at: at(12) } })
      expect((await person.call(getTrips)).map(({ name }) => name)).toEqual(["Bath"])

      await person.call(tickPacked, { body: { ...tick, said_at: at(4) } })
      await person.call(tickPacked, { body: { ...tick, is_packed: false, said_at: at(6) } })
      await person.call(tickPacked, { body: { ...tick, item_id: other, said_at: at(5) } })
      await person.call(tickPacked, {
        body: { ...tick, item_id: other, is_packed: false, said_at: at(3) },
      })
      await person.call(tickPacked, { body: { ...tick, trip_id: "never" } })
      expect(await ticked()).toEqual([[item_id]])
      expect((await person.call(exportUser)).trips).toMatchObject([
        { trip_id: "bath", packed: [{ item_id }] },
      ])

      await person.call(removeTrip, { body: { trip_id: "bath", said_at: at(8) } })
      expect(await person.call(putTrip, { body: { ...trip, said_at: at(9) } })).toBeNull()
      expect(await ticked()).toEqual([])
      await person.call(putTrip, { body: trip })
      expect(await ticked()).toEqual([[]])
      expect(await (await harness().newPerson()).call(getTrips)).toEqual([])
    })

    test("is refused where parts are the same, or the trip is too long", async () => {
      const { person } = await personWithClothes(harness())
      const refuse = (days: number[], detail: RegExp) =>
        harness().expectRefusal(
          "/trips/put",
          { headers: bearer(person), body: { ...trip, parts: parts(...days) } },
          { status: 422, detail },
        )
      await refuse([1, 1], /must differ/)
      await refuse(
        Array.from({ length: 15 }, (_, day) => day),
        /14 days at most/,
      )
    })
  })
}
