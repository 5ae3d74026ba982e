import { mkdtemp, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { type Database, type DatabaseLocation, openDatabase } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"

/**
 * Runs `work` on a view of the store at one moment, while others go on writing.
 * @param near a path on a disk with room for a copy of the embedded store, which is removed again
 */
export async function withSnapshot<Result>(
  location: DatabaseLocation,
  near: string,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  if (location.kind === "postgres") {
    return withDatabase(await openDatabase(location), ({ queries }) =>
      queries
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(work),
    )
  }
  const folder = await mkdtemp(join(dirname(near), ".stylin-backup-"))
  try {
    const file = join(folder, "copy.db")
    copyStore(location.file, file)
    return await withDatabase(await openDatabase({ kind: "sqlite", file }), ({ queries }) =>
      work(queries),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A transaction over the file would keep its log growing for as long as the backup takes. */
function copyStore(from: string, to: string): void {
  const store = new DatabaseSync(from, { readOnly: true })
  try {
    store.prepare("vacuum into ?").run(to)
  } finally {
    store.close()
  }
}

async function withDatabase<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
