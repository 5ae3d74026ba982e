import { migrate, NEWEST_SCHEMA, NewerStoreError } from "../database/migrate.ts"
import type { Database } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
import type { ObjectStore } from "../objects/object-store.ts"
import { type ArchiveEntry, ArchiveError, readArchive } from "./archive.ts"
import {
  BackupError,
  type BackupReport,
  END,
  endSchema,
  HEAD,
  headSchema,
  OBJECTS,
  TABLES,
} from "./format.ts"
import { isKeptTable, KEPT_TABLES } from "./kept-tables.ts"
import { emptyTable, insertRows, type PlainRow } from "./rows.ts"

/** Left out of backups, and untrue of what is restored: files of which they tell are of what was there before. */
const OF_THIS_STORE = ["catalogue_indexes"] as const

interface RestoreTarget {
  /** Opens the store to restore to, with the schema that the backup has. */
  readonly open: (schema: string) => Promise<Database>
  readonly objects: Pick<ObjectStore, "put">
}

/**
 * Puts a backup back into a store that nobody has signed up to, of either engine, and brings it up
 * to date. The rows appear together or not at all.
 * @throws {BackupError} if the file is no whole backup, is of a newer version, or accounts would be lost
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<BackupReport> {
  const entries = readArchive(path)
  try {
    const database = await openFor(await headOf(path, entries), target)
    try {
      const report = await database.transaction(async (db) => {
        await makeRoom(db)
        return takeOver(path, entries, db, target.objects)
      })
      await migrate(database.queries, database.dialect)
      return report
    } finally {
      await database.close()
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw notWhole(path, cause)
    throw cause
  } finally {
    await entries.return(undefined)
  }
}

async function headOf(path: string, entries: AsyncGenerator<ArchiveEntry>) {
  const { value } = await entries.next()
  const head = value?.name === HEAD ? headSchema.safeParse(parsed(value)) : undefined
  if (!head?.success) throw notWhole(path)
  if (head.data.schema > NEWEST_SCHEMA) {
    const message = `${path} was made by a newer version of Stylin. Restore it with that one.`
    throw new BackupError("newer", message)
  }
  return head.data
}

async function openFor({ schema }: { schema: string }, target: RestoreTarget): Promise<Database> {
  try {
    return await target.open(schema)
  } catch (cause) {
    if (!(cause instanceof NewerStoreError)) throw cause
    const message =
      "The store is already newer than the backup. Restore to an empty DATA_DIR or database."
    throw new BackupError("in-use", message, { cause })
  }
}

/** Removes what a first start leaves; nobody's data. */
async function makeRoom(db: Queries): Promise<void> {
  const account = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst()
  if (account) {
    const message = "The store has accounts. Restore to an empty DATA_DIR or database."
    throw new BackupError("in-use", message)
  }
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const table of [...KEPT_TABLES.toReversed(), ...OF_THIS_STORE]) {
    if (there.has(table)) await emptyTable(db, table)
  }
}

async function takeOver(
  path: string,
  entries: AsyncGenerator<ArchiveEntry>,
  db: Queries,
  objects: RestoreTarget["objects"],
): Promise<BackupReport> {
  const counts = { rows: 0, objects: 0 }
  for await (const entry of entries) {
    if (entry.name === END) {
      const end = endSchema.safeParse(parsed(entry))
      const isWhole = end.data?.rows === counts.rows && end.data.objects === counts.objects
      if (isWhole) return counts
      throw notWhole(path)
    }
    if (entry.name.startsWith(TABLES)) counts.rows += await takeRows(db, entry)
    if (entry.name.startsWith(OBJECTS)) {
      const key = entry.name.slice(OBJECTS.length)
      await objects.put(key, entry.bytes, entry.contentType ?? "application/octet-stream")
      counts.objects += 1
    }
  }
  throw notWhole(path)
}

async function takeRows(db: Queries, { name, bytes }: ArchiveEntry): Promise<number> {
  const [table = ""] = name.slice(TABLES.length).split("/")
  if (!isKeptTable(table)) {
    throw new BackupError("not-a-backup", `The backup has rows of an unknown table, "${table}".`)
  }
  const lines = Buffer.from(bytes).toString().split("\n").filter(Boolean)
  // Its own writer wrote it; the engines check the types of the values.
  await insertRows(
    db,
    table,
    lines.map((line) => JSON.parse(line) as PlainRow),
  )
  return lines.length
}

function parsed({ bytes }: ArchiveEntry): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}

function notWhole(path: string, cause?: ArchiveError): BackupError {
  return new BackupError(
    "not-a-backup",
    cause?.message ?? `${path} is not a whole backup; nothing was taken over.`,
    { cause },
  )
}
