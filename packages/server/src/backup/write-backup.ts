import type { Queries } from "../database/tables.ts"
import type { ObjectStore } from "../objects/object-store.ts"
import { pictureKeys } from "../photos/small-pictures.ts"
import { type ArchiveEntry, writeArchive } from "./archive.ts"
import { type BackupReport, END, FORMAT, HEAD, OBJECTS, TABLES } from "./format.ts"
import { KEPT_TABLES } from "./kept-tables.ts"
import { columnsOf, type PlainRow, pagesOf } from "./rows.ts"

interface BackupSource {
  /** A view of the store at one moment. */
  readonly queries: Queries
  /** Its last migration. */
  readonly schema: string
  readonly objects: Pick<ObjectStore, "get">
}

interface Counts {
  rows: number
  objects: number
}

/**
 * Writes everything a store keeps to one file, photos included. A photo that was removed after the
 * moment of `queries` is left out.
 * @param now in milliseconds since 1970
 */
export async function writeBackup(
  path: string,
  source: BackupSource,
  now: number,
): Promise<BackupReport> {
  const counts: Counts = { rows: 0, objects: 0 }
  await writeArchive(path, entriesOf(source, now, counts))
  return counts
}

async function* entriesOf(
  { queries, schema, objects }: BackupSource,
  now: number,
  counts: Counts,
): AsyncGenerator<ArchiveEntry> {
  yield json(HEAD, { format: FORMAT, schema, created_at: new Date(now).toISOString() })
  const columns = await columnsOf(queries)
  for (const table of KEPT_TABLES) {
    let page = 0
    for await (const rows of pagesOf(queries, table, columns.get(table) ?? [])) {
      page += 1
      counts.rows += rows.length
      yield { name: `${TABLES}${table}/${page}.jsonl`, bytes: Buffer.from(linesOf(rows)) }
    }
  }
  for await (const photos of pagesOf(queries, "photos", ["id", "object_key"])) {
    for (const key of photos.flatMap((photo) => pictureKeys(String(photo.object_key)))) {
      const object = await objects.get(key)
      if (!object) continue
      counts.objects += 1
      yield { name: OBJECTS + key, ...object }
    }
  }
  yield json(END, counts)
}

function json(name: string, value: object): ArchiveEntry {
  return { name, bytes: Buffer.from(JSON.stringify(value)) }
}

function linesOf(rows: readonly PlainRow[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("")
}
