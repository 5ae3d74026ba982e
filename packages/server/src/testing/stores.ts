import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { inject } from "vitest"
import { type Database, type DatabaseLocation, openDatabase } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
import { createAccount } from "../stores/accounts.ts"
import type { PostgresForTests } from "./postgres-setup.ts"

/** An empty place for a database, and how to remove it. */
export interface TestLocation {
  readonly location: DatabaseLocation
  remove(): Promise<void>
}

export interface TestEngine {
  readonly name: "SQLite" | "PostgreSQL"
  makeLocation(): Promise<TestLocation>
}

export const sqliteEngine: TestEngine = { name: "SQLite", makeLocation: makeSqliteLocation }

/**
 * The engines of this run, for `describe.each`: SQLite, and PostgreSQL if the run has a server. The
 * tests need `postgres-setup.ts` as a global setup.
 */
export function testEngines(): TestEngine[] {
  const { url }: PostgresForTests = inject("postgres")
  if (!url) return [sqliteEngine]
  return [sqliteEngine, { name: "PostgreSQL", makeLocation: () => makePostgresLocation(url) }]
}

/** Opens a new database on the engine; closing it removes it. */
export async function openTestDatabase(engine: TestEngine): Promise<Database> {
  const { location, remove } = await engine.makeLocation()
  const database = await openDatabase(location)
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

async function makeSqliteLocation(): Promise<TestLocation> {
  const directory = await mkdtemp(join(tmpdir(), "stylin-sqlite-"))
  return {
    location: { kind: "sqlite", file: join(directory, "test.db") },
    remove: () => rm(directory, { recursive: true }),
  }
}

async function makePostgresLocation(server: string): Promise<TestLocation> {
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    location: { kind: "postgres", url: url.href },
    remove: () => onServer(server, `drop database ${name}`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
