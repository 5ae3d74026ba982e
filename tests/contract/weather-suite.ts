import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { BOOTS, COAT, JEANS, JUMPER, profileValues, SHIRT, SHOES } from "./samples.ts"

const { addToWardrobe, changeLook, createUser, deleteUser, exportUser, findPlaces } = OPERATIONS
const { forgetPlace, getFeed, getWeather, restoreLook, sayWeather, setPlace, styleItem } =
  OPERATIONS

const BRISTOL = "Bristol, England, United Kingdom"
const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** How every provider keeps her place, and dresses her for its weather. */
export function weatherSuite(harness: () => Harness): void {
  async function newPerson() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    return person
  }

  describe("her place", () => {
    test("is found by name, kept, and told her weather by", async () => {
      const person = await newPerson()
      const before = await person.call(getWeather)
      expect(before).toMatchObject({ place: null, felt: null, today: { told_by: "month" } })
      expect([before.has_forecasts, before.finds_places]).toEqual([true, true])

      const [found] = await person.call(findPlaces, { body: { name: "bristol" } })
      expect(found).toEqual({ name: BRISTOL, latitude: 51.5, longitude: -2.6 })
      if (!found) return
      const answer = await person.call(setPlace, { body: found })

      expect(answer).toMatchObject({ place: found, today: { told_by: "forecast" } })
      expect(await person.call(getWeather)).toEqual(answer)
    })

    test("is rounded to 0.1 degrees, and has no name where her browser told it", async () => {
      const person = await newPerson()

      const body = { latitude: 51.4779, longitude: -0.0015 }
      const { place } = await person.call(setPlace, { body })

      expect(place).toEqual({ name: null, latitude: 51.5, longitude: 0 })
    })

    test("is erased when she forgets it, twice as well as once", async () => {
      const person = await newPerson()
      await person.call(setPlace, { body: { name: "Home", latitude: 51.5, longitude: -2.6 } })

      await person.call(forgetPlace, { body: {} })
      const { place, today } = await person.call(forgetPlace, { body: {} })

      expect([place, today.told_by]).toEqual([null, "month"])
      expect(JSON.stringify(await person.call(exportUser))).not.toContain("Home")
    })

    test("is the one she said last, whichever device tells it first", async () => {
      const person = await newPerson()
      const coordinates = { latitude: 51.5, longitude: -2.6 }
      const say = (name: string, said_at: string) =>
        person.call(setPlace, { body: { ...coordinates, name, said_at } })

      await say("Later", "2026-11-20T10:00:00.000Z")
      await say("Earlier", "2026-11-20T09:00:00.000Z")
      expect((await person.call(getWeather)).place?.name).toBe("Later")

      await person.call(forgetPlace, { body: { said_at: "2026-11-20T11:00:00.000Z" } })
      await say("Earlier", "2026-11-20T10:30:00.000Z")
      expect((await person.call(getWeather)).place).toBeNull()
    })

    test("is exported, hers alone, and goes with her account", async () => {
      const person = await newPerson()
      const stranger = await newPerson()
      const place = { name: "Home", latitude: 51.5, longitude: -2.6 }
      await person.call(setPlace, { body: place })
      await person.call(sayWeather, { body: { felt: "cold", ends_at: inHours(5) } })

      expect((await person.call(exportUser)).weather).toMatchObject({
        place,
        felt: { felt: "cold" },
      })
      expect((await stranger.call(getWeather)).place).toBeNull()
      await person.call(deleteUser, { body: { password: person.password } })
    })

    test("is refused off the globe", async () => {
      const person = await newPerson()
      await harness().expectRefusal(
        "/users/place",
        { headers: bearer(person), body: { latitude: 91, longitude: 0 } },
        { status: 422 },
      )
    })
  })

  describe("what she says of her day", () => {
    test("outweighs a forecast until her day ends", async () => {
      const person = await newPerson()
      await person.call(setPlace, { body: { latitude: 51.5, longitude: -2.6 } })

      const said = await person.call(sayWeather, { body: { felt: "hot", ends_at: inHours(2) } })
      expect(said).toMatchObject({ felt: { felt: "hot" }, today: { told_by: "hot" } })

      const ended = await person.call(sayWeather, { body: { felt: "hot", ends_at: inHours(-1) } })
      expect(ended).toMatchObject({ felt: null, today: { told_by: "forecast" } })
    })

    test("lasts no longer than a day, and can be taken back", async () => {
      const person = await newPerson()

      const body = { felt: "cold", ends_at: inHours(24 * 30) } as const
      const { felt } = await person.call(sayWeather, { body })
      expect(Date.parse(felt?.ends_at ?? "")).toBeLessThan(Date.now() + 26 * HOUR_MS)

      const taken = await person.call(sayWeather, { body: { felt: null } })
      expect(taken).toMatchObject({ felt: null, today: { told_by: "month" } })
    })

    test("is refused without an end", async () => {
      const person = await newPerson()
      await harness().expectRefusal(
        "/users/weather",
        { headers: bearer(person), body: { felt: "cold" } },
        { status: 422, detail: /when her day ends/ },
      )
    })
  })

  describe("looks", () => {
    test("all say what weather they are for: a feed's, a changed one, those around a piece", async () => {
      const person = await newPerson()
      const owned = await person.call(addToWardrobe, {
        body: [JEANS, SHIRT, JUMPER, SHOES, BOOTS, COAT],
      })
      await person.call(setPlace, { body: { latitude: 51.5, longitude: -2.6 } })
      const { today } = await person.call(getWeather)

      const looks = await person.call(getFeed, { query: { occasions: "errands", top_n: 3 } })
      expect(looks.map(({ dressed_for }) => dressed_for)).toEqual(looks.map(() => today))

      const look = looks.find(({ clothes }) => clothes.some(({ length }) => length > 1))
      const worn = look?.clothes.map(([first, next]) => (next ?? first)?.item_id ?? "") ?? []
      const body = { look_id: look?.look_id ?? "", worn }
      expect((await person.call(changeLook, { body })).dressed_for).toEqual(today)

      const [coat] = owned.slice(-1)
      const around = await person.call(styleItem, {
        body: { item_id: coat?.item_id ?? "", occasions: "errands" },
      })
      expect(around.looks.length).toBeGreaterThan(0)
      for (const { dressed_for } of around.looks) expect(dressed_for).toEqual(today)
    })

    test("keep that under their seal", async () => {
      const person = await newPerson()
      const [look] = await person.call(getFeed, { query: { occasions: "errands" } })
      if (!look?.dressed_for) throw new Error("The look does not say what it is for.")
      await person.call(restoreLook, { body: { look } })

      const forged = { ...look, dressed_for: { ...look.dressed_for, high: 50 } }
      await harness().expectRefusal(
        "/recommendations/look/restore",
        { headers: bearer(person), body: { look: forged } },
        { status: 404 },
      )
    })
  })
}
