import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { deleteAccount } from "./accounts.ts"
import { findHerWeather, keepFelt, keepPlace } from "./her-weather.ts"

const BRISTOL = { name: "Bristol", latitude: 51.5, longitude: -2.6 }
const HERE = { name: null, latitude: -33.9, longitude: 151.2 }

describe.each(testEngines())("her weather on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it("keeps a place and a word for the day beside each other, until they are taken back", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    expect(await findHerWeather(db, id)).toEqual({ place: undefined, felt: undefined })

    await keepPlace(db, id, BRISTOL, 10)
    await keepFelt(db, id, { felt: "cold", endsAt: 99 }, 10)
    expect(await findHerWeather(db, id)).toEqual({
      place: BRISTOL,
      felt: { felt: "cold", endsAt: 99 },
    })

    await keepPlace(db, id, HERE, 11)
    await keepFelt(db, id, null, 11)
    expect(await findHerWeather(db, id)).toEqual({ place: HERE, felt: undefined })

    await keepPlace(db, id, null, 12)
    const row = await db.selectFrom("her_weather").selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ place_name: null, latitude_tenths: null, longitude_tenths: null })
  })

  it("keeps what she said last, whichever device tells it first", async () => {
    const db = database.queries
    const id = await makeAccount(db)

    await keepPlace(db, id, null, 20)
    await keepPlace(db, id, BRISTOL, 15)
    expect((await findHerWeather(db, id)).place).toBeUndefined()

    await keepFelt(db, id, { felt: "hot", endsAt: 99 }, 20)
    await keepFelt(db, id, { felt: "cold", endsAt: 99 }, 19)
    expect((await findHerWeather(db, id)).felt?.felt).toBe("hot")
  })

  it("goes with her account", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    await keepPlace(db, id, BRISTOL, 10)

    await deleteAccount(db, id)

    const rows = await db
      .selectFrom("her_weather")
      .selectAll()
      .where("account_id", "=", id)
      .execute()
    expect(rows).toEqual([])
  })
})
