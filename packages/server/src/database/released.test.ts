import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as z from "zod"
import { sqliteEngine, type TestLocation, testEngines } from "../testing/stores.ts"
import { type Database, openDatabase } from "./open.ts"

const { schema, queries } = z
  .strictObject({ schema: z.string(), queries: z.array(z.string()).min(100) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "released-queries.json"), "utf8")))

// While a new release replaces the last one, servers of both run on the new schema. So it may add, and takes
// away only what the last release no longer uses.
describe.each(testEngines())("the last release's tables on $name", (engine) => {
  let place: TestLocation
  beforeAll(async () => {
    place = await engine.makeLocation()
  })
  afterAll(() => place.remove())

  /** What each column asks of those who write it, by "table.column". */
  async function columnsAt(wanted?: string) {
    const database = await openDatabase(place.location, wanted)
    const tables = await database.queries.introspection.getTables()
    await database.close()
    return new Map(
      tables.flatMap(({ name: table, columns }) =>
        columns.map(({ name, dataType, isNullable, hasDefaultValue }) => [
          `${table}.${name}`,
          { table, dataType, mayBeLeftOut: isNullable || hasDefaultValue },
        ]),
      ),
    )
  }

  it("are all there after newer migrations, and ask for nothing more", async () => {
    const before = await columnsAt(schema)
    const after = await columnsAt()
    const tables = new Set([...before.values()].map(({ table }) => table))

    const gone = [...before.keys()].filter((column) => !after.has(column))
    const other = [...before].filter(([name, { dataType, mayBeLeftOut }]) => {
      const now = after.get(name)
      return now && (now.dataType !== dataType || (mayBeLeftOut && !now.mayBeLeftOut))
    })
    const required = [...after].filter(
      ([name, { table, mayBeLeftOut }]) => tables.has(table) && !before.has(name) && !mayBeLeftOut,
    )
    expect(before.size).toBeGreaterThan(100)
    expect({ gone, other, required }).toEqual({ gone: [], other: [], required: [] })
  })
})

describe("the last release's queries", () => {
  let place: TestLocation
  let database: Database
  beforeAll(async () => {
    place = await sqliteEngine.makeLocation("tables")
    database = await openDatabase(place.location)
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  it("still fit", async () => {
    const unfit: string[] = []
    for (const query of queries) {
      const plan = sql.raw(`explain ${query}`).execute(database.queries)
      await plan.catch((error: Error) => unfit.push(`${error.message}: ${query}`))
    }
    expect(unfit).toEqual([])
  })
})
