import { readFileSync } from "node:fs"
import { join } from "node:path"
import { CompiledQuery } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as z from "zod"
import { type TestLocation, testEngines } from "../testing/stores.ts"
import { type Database, openDatabase } from "./open.ts"

const released = z.strictObject({
  sql: z.string(),
  parameters: z.array(z.union([z.string(), z.number(), z.null()])),
  /** The one that it is for; either if left out. */
  engine: z.optional(z.enum(["SQLite", "PostgreSQL"])),
})
type Released = z.infer<typeof released>
const { schema, queries } = z
  .strictObject({ schema: z.string(), queries: z.array(released).min(300) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "released-queries.json"), "utf8")))

/** Said of queries that fit, where the rows that they count on are not there, or one of theirs is. */
const OF_OTHER_ROWS =
  /violates (?:foreign key|unique) constraint|(?:FOREIGN KEY|UNIQUE) constraint failed/

class Undone extends Error {}

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

describe.each(testEngines())("the last release's queries on $name", ({ name, makeLocation }) => {
  let place: TestLocation
  let database: Database
  beforeAll(async () => {
    place = await makeLocation("tables")
    database = await openDatabase(place.location)
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  /** Runs a query as the last release would and undoes it; resolves to what is wrong with it, if anything is. */
  async function misfit({ sql, parameters }: Released): Promise<string | undefined> {
    let sign = 0
    const own = name === "SQLite" ? sql : sql.replaceAll("?", () => `$${++sign}`)
    try {
      await database.transaction(async (queries) => {
        await queries.executeQuery(CompiledQuery.raw(own, parameters))
        throw new Undone()
      })
      return "it could not be undone"
    } catch (error) {
      if (error instanceof Undone) return undefined
      const said = error instanceof Error ? error.message : String(error)
      return OF_OTHER_ROWS.test(said) ? undefined : `${said}: ${sql}`
    }
  }

  it("still fit", async () => {
    const misfits: string[] = []
    for (const query of queries) {
      if (query.engine !== undefined && query.engine !== name) continue
      const found = await misfit(query)
      if (found !== undefined) misfits.push(found)
    }
    expect(misfits).toEqual([])
  })

  // As when the key of `former_photos` became another, which the columns do not tell.
  it("would not fit where a key that they count on is gone", async () => {
    const sql = "insert into former_photos (former_id, account_id, photo_id) values (?, ?, ?)"
    const parameters = ["former", "account", "photo"]
    const counting = `${sql} on conflict (former_id) do nothing`

    expect(await misfit({ sql, parameters })).toBeUndefined()
    expect(await misfit({ sql: counting, parameters })).toMatch(/on conflict/i)
  })

  it("would not fit where a column asks for more", async () => {
    const withoutValue = { sql: "insert into secrets (name) values (?)", parameters: ["a"] }

    expect(await misfit(withoutValue)).toMatch(/not.null/i)
  })
})
