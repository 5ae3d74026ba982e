import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { copyFile, rename } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { importDemoIfEmpty } from "../catalogue/first-start.ts"
import { type DatabaseLocation, openDatabase } from "../database/open.ts"

/** What a store holds when a test gets it: its empty tables, or the demo's products in them. */
export type Content = "tables" | "demo"

/** Names the folder of this run's SQLite templates; `templates-setup.ts` sets it. */
export const TEMPLATES = "STORE_TEMPLATES"

/**
 * Copies a prepared store to where an SQLite file is to be. The first copy of a run prepares the
 * store as a start would; outside of a run nothing is copied.
 */
export async function copySqlite(content: Content, file: string): Promise<void> {
  const folder = process.env[TEMPLATES]
  if (folder === undefined) return
  const template = join(folder, `${content}.db`)
  if (!existsSync(template)) {
    const fresh = join(folder, `${randomUUID()}.db`)
    await prepare({ kind: "sqlite", file: fresh }, content)
    // Two files of tests may prepare it at once: the later one replaces its like.
    await rename(fresh, template)
  }
  await copyFile(template, file)
}

/** Creates a database on a PostgreSQL server as a copy of a prepared one, which the first makes. */
export async function copyPostgres(content: Content, server: string, name: string): Promise<void> {
  const template = `template_${content}`
  await onServer(server, async (client) => {
    await client.query("select pg_advisory_lock(1)")
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [template])
    if (rows.length > 0) return
    const fresh = `template_${randomUUID().replaceAll("-", "")}`
    await createDatabase(client, fresh)
    await prepare({ kind: "postgres", url: databaseUrl(server, fresh) }, content)
    await client.query(`alter database ${fresh} rename to ${template}`)
  })
  await onServer(server, (client) => createDatabase(client, name, template))
}

/** The first version that, unless told otherwise, copies a database through its journal. */
const JOURNALS_COPIES = 150_000

/**
 * Creates a database as a copy of another. Its files are copied as they are, which takes a third less of the
 * processor's time than copying through the journal.
 */
export async function createDatabase(
  client: pg.Client,
  name: string,
  template = "template1",
): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  const journals = (rows[0]?.version ?? 0) >= JOURNALS_COPIES
  const strategy = journals ? " strategy file_copy" : ""
  await client.query(`create database ${name} template ${template}${strategy}`)
}

/** The address of a database on a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Does something with a connection to the server, which ends with it. */
export async function onServer(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function prepare(location: DatabaseLocation, content: Content): Promise<void> {
  const database = await openDatabase(location)
  try {
    if (content === "demo") {
      await importDemoIfEmpty({ database, log: { info: () => {} }, now: Date.now() })
    }
  } finally {
    await database.close()
  }
}
