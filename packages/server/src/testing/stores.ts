import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"
import { type Database, type DatabaseLocation, openDatabase } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
import { createAccount } from "../stores/accounts.ts"
import { noteQueries } from "./note-queries.ts"
import type { PostgresForTests } from "./postgres-setup.ts"
import {
  type Content,
  copyPostgres,
  copySqlite,
  createDatabase,
  databaseUrl,
  onServer,
} from "./templates.ts"

/** A place for a database, and how to remove it. */
export interface TestLocation {
  readonly location: DatabaseLocation
  remove(): Promise<void>
}

export interface TestEngine {
  readonly name: "SQLite" | "PostgreSQL"
  /** A place where nothing is yet, or one with a copy of a prepared store. */
  makeLocation(content?: Content): Promise<TestLocation>
}

export const sqliteEngine: TestEngine = { name: "SQLite", makeLocation: makeSqliteLocation }

/**
 * The engines of this run, for `describe.each`: SQLite, and PostgreSQL if the run has a server. The
 * tests need `postgres-setup.ts` as a global setup.
 */
export function testEngines(): TestEngine[] {
  const { url }: PostgresForTests = inject("postgres")
  if (!url) return [sqliteEngine]
  return [
    sqliteEngine,
    { name: "PostgreSQL", makeLocation: (content) => makePostgresLocation(url, content) },
  ]
}

/** Opens a new database on the engine; closing it removes it. */
export async function openTestDatabase(engine: TestEngine): Promise<Database> {
  const { location, remove } = await engine.makeLocation("tables")
  const database = await openDatabase(location, undefined, noteQueries())
  return {
    ...database,
    async close() {
      await database.close()
      await remove()
    },
  }
}

/** Creates an account as an owner for test data; resolves to its id. */
export async function makeAccount(db: Queries): Promise<string> {
  const id = randomUUID()
  await createAccount(db, { id, email: `${id}@example.org`, passwordHash: "hash", now: 0 })
  return id
}

async function makeSqliteLocation(content?: Content): Promise<TestLocation> {
  const directory = await mkdtemp(join(tmpdir(), "stylin-sqlite-"))
  const file = join(directory, "test.db")
  if (content) await copySqlite(content, file)
  return { location: { kind: "sqlite", file }, remove: () => rm(directory, { recursive: true }) }
}

async function makePostgresLocation(server: string, content?: Content): Promise<TestLocation> {
  const name = `test_${randomUUID().replaceAll("-", "")}`
  if (content) await copyPostgres(content, server, name)
  else await onServer(server, (client) => createDatabase(client, name))
  return {
    location: { kind: "postgres", url: databaseUrl(server, name) },
    remove: () => onServer(server, (client) => client.query(`drop database ${name}`)),
  }
}
