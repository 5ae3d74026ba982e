import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { NEWEST_SCHEMA } from "../database/migrate.ts"
import { type Database, type DatabaseLocation, openDatabase } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
import type { StoredObject } from "../objects/object-store.ts"
import { noteKeptIndex, revisionOfKeptIndex } from "../stores/catalogue-indexes.ts"
import { type TestEngine, type TestLocation, testEngines } from "../testing/stores.ts"
import { writeArchive } from "./archive.ts"
import { KEPT_TABLES, LEFT_OUT } from "./kept-tables.ts"
import { restoreBackup } from "./restore-backup.ts"
import { columnsOf, emptyTable, insertRows, type PlainRow, pagesOf } from "./rows.ts"
import { withSnapshot } from "./snapshot.ts"
import { writeBackup } from "./write-backup.ts"

const PHOTO: StoredObject = { bytes: Uint8Array.of(1, 2, 3), contentType: "image/webp" }
const SMALL: StoredObject = { bytes: Uint8Array.of(4), contentType: "image/png" }
/** More rows than fit on one page. */
const MANY = 501

const pairs = testEngines().flatMap((from) => testEngines().map((to) => ({ from, to })))

let folder: string
let places: TestLocation[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stylin-backup-"))
  places = []
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  for (const { remove } of places) await remove()
})

async function locate(engine: TestEngine): Promise<DatabaseLocation> {
  const place = await engine.makeLocation()
  places.push(place)
  return place.location
}

async function using<Result>(
  location: DatabaseLocation,
  work: (database: Database) => Promise<Result>,
  schema?: string,
): Promise<Result> {
  const database = await openDatabase(location, schema)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Rows for every table, as many as `MANY` in one; all belong to the accounts that come first. */
async function fill(db: Queries): Promise<void> {
  const tables = new Map((await db.introspection.getTables()).map((table) => [table.name, table]))
  for (const name of KEPT_TABLES) {
    await emptyTable(db, name)
    const columns = (tables.get(name)?.columns ?? []).filter((column) => column.name !== "search")
    const rows = Array.from({ length: name === "devices" ? MANY : 2 }, (_, index): PlainRow => {
      const owner = index === 0 ? 0 : 1
      const values = columns.map(({ name: column, dataType }): [string, string | number] => {
        if (column === "account_id") return [column, `accounts-id-${owner}`]
        if (column === "object_key") return [column, `photos/${index}`]
        const isText = dataType.toLowerCase().includes("text")
        return [column, isText ? `${name}-${column}-${index}` : index]
      })
      return Object.fromEntries(values)
    })
    for (let at = 0; at < rows.length; at += 500) {
      await insertRows(db, name, rows.slice(at, at + 500))
    }
  }
}

async function allRows(db: Queries): Promise<Record<string, PlainRow[]>> {
  const columns = await columnsOf(db)
  const found: Record<string, PlainRow[]> = {}
  for (const table of KEPT_TABLES) {
    const rows: PlainRow[] = []
    for await (const page of pagesOf(db, table, columns.get(table) ?? [])) rows.push(...page)
    found[table] = rows
  }
  return found
}

function objectsOf(entries: Record<string, StoredObject>) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get: async (key: string) => kept.get(key),
    put: async (key: string, bytes: Uint8Array, contentType: string) => {
      kept.set(key, { bytes, contentType })
    },
  }
}

/** Backs up a store with rows in every table; resolves to the file and the rows. */
async function backUp(engine: TestEngine, schema = NEWEST_SCHEMA) {
  const location = await locate(engine)
  const rows = await using(location, async ({ queries }) => {
    await fill(queries)
    return allRows(queries)
  })
  const path = join(folder, "backup.tar.gz")
  const objects = objectsOf({ "photos/0": PHOTO, "photos/0.small": SMALL })
  const report = await withSnapshot(location, path, (queries) =>
    writeBackup(path, { queries, schema, objects }, 1),
  )
  return { path, rows, report, location }
}

describe.each(pairs)("a backup from $from.name to $to.name", ({ from, to }) => {
  it("brings every row and picture back, on a store that was started before", async () => {
    const { path, rows, report } = await backUp(from)
    const target = await locate(to)
    await using(target, async () => {})
    const objects = objectsOf({})

    const restored = await restoreBackup(path, {
      open: (schema) => openDatabase(target, schema),
      objects,
    })

    expect(restored).toEqual(report)
    expect(rows.devices).toHaveLength(MANY)
    expect(await using(target, ({ queries }) => allRows(queries))).toEqual(rows)
    expect(objects.kept.get("photos/0")).toEqual(PHOTO)
    expect(objects.kept.get("photos/0.small")).toEqual(SMALL)
  })
})

describe.each(testEngines())("a backup on $name", (engine) => {
  it("has every table that the store has, or says that it needs none", async () => {
    const tables = await using(await locate(engine), ({ queries }) =>
      queries.introspection.getTables(),
    )
    const own = tables
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("kysely_") && !name.startsWith("product_search"))

    expect(own.toSorted()).toEqual([...KEPT_TABLES, ...LEFT_OUT].toSorted())
  })

  it("leaves no note of a catalogue's index from before it, which would be taken for its own", async () => {
    const { path } = await backUp(engine)
    const target = await locate(engine)
    await using(target, ({ queries }) => noteKeptIndex(queries, "kept", 1))
    await restoreBackup(path, {
      open: (schema) => openDatabase(target, schema),
      objects: objectsOf({}),
    })
    expect(
      await using(target, ({ queries }) => revisionOfKeptIndex(queries, "kept")),
    ).toBeUndefined()
  })

  it("shows one moment, whatever is written meanwhile", async () => {
    const location = await locate(engine)
    await using(location, async ({ queries }) => {
      await fill(queries)
      await withSnapshot(location, join(folder, "x"), async (snapshot) => {
        const before = await allRows(snapshot)
        await queries.deleteFrom("accounts").execute()

        expect(await allRows(snapshot)).toEqual(before)
      })
    })
    expect(await readdir(folder)).toEqual([])
  })

  it("can be made by an earlier schema, which the restored store leaves behind", async () => {
    const location = await locate(engine)
    const path = join(folder, "old.tar.gz")
    const schema = "021-export-tickets"
    await using(
      location,
      async ({ queries }) => {
        await insertRows(queries, "accounts", [
          { id: "a", email: "a@example.org", password_hash: "x", created_at: 1 },
        ])
        const accounts = await queries.selectFrom("accounts").selectAll().execute()
        await writeArchive(path, oldBackup(schema, accounts))
      },
      schema,
    )
    const target = await locate(engine)

    await restoreBackup(path, {
      open: (wanted) => openDatabase(target, wanted),
      objects: objectsOf({}),
    })

    await using(target, async ({ queries }) => {
      const accounts = await queries.selectFrom("accounts").select("id").execute()
      expect(accounts).toEqual([{ id: "a" }])
      expect(await queries.selectFrom("dismissals").selectAll().execute()).toEqual([])
    })
  })

  it("is refused by a store with accounts, which keeps them", async () => {
    const { path, rows, location } = await backUp(engine)

    const restoring = restoreBackup(path, {
      open: (schema) => openDatabase(location, schema),
      objects: objectsOf({}),
    })

    await expect(restoring).rejects.toMatchObject({ code: "in-use" })
    expect(await using(location, ({ queries }) => allRows(queries))).toEqual(rows)
  })

  it.each([
    ["cut off", (path: string) => stat(path).then(({ size }) => truncate(path, size - 600))],
    ["damaged", damage],
    ["something else", (path: string) => writeFile(path, "<html>")],
  ])("changes nothing if its file is %s", async (_, spoil) => {
    const { path } = await backUp(engine)
    await spoil(path)
    const target = await locate(engine)

    const restoring = restoreBackup(path, {
      open: (schema) => openDatabase(target, schema),
      objects: objectsOf({}),
    })

    await expect(restoring).rejects.toMatchObject({ code: "not-a-backup" })
    const left = await using(target, ({ queries }) =>
      queries.selectFrom("accounts").selectAll().execute(),
    )
    expect(left).toEqual([])
  })

  it("is refused if it was made by a newer version", async () => {
    const { path } = await backUp(engine, "999-later")
    const target = await locate(engine)

    const restoring = restoreBackup(path, {
      open: (schema) => openDatabase(target, schema),
      objects: objectsOf({}),
    })

    await expect(restoring).rejects.toMatchObject({ code: "newer" })
  })
})

async function damage(path: string): Promise<void> {
  const bytes = await readFile(path)
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(0, middle, middle + 40)
  await writeFile(path, bytes)
}

async function* oldBackup(schema: string, accounts: readonly PlainRow[]) {
  const entry = (name: string, value: unknown) => ({
    name,
    bytes: Buffer.from(`${JSON.stringify(value)}\n`),
  })
  yield entry("backup.json", { format: 1, schema, created_at: new Date(0).toISOString() })
  for (const account of accounts) yield entry("tables/accounts/1.jsonl", account)
  yield entry("end.json", { rows: accounts.length, objects: 0 })
}
