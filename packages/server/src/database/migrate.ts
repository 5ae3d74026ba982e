import { type Migration, Migrator } from "kysely/migration"
import type { Dialect } from "./dialects/dialect.ts"
import { MIGRATIONS } from "./migrations/index.ts"
import type { Queries } from "./tables.ts"

/** The store has the schema of a newer version, which this one does not understand. */
export class NewerStoreError extends Error {
  override readonly name = "NewerStoreError"
  readonly code = "newer-store"

  constructor(options: ErrorOptions) {
    super(
      "The store was made by a newer version of Stylin. Start that one, or an even newer one.",
      options,
    )
  }
}

/** The last migration of a schema that is up to date. */
export const NEWEST_SCHEMA = Object.keys(MIGRATIONS).at(-1) ?? ""

/**
 * Brings the schema up to date, in one transaction. If several processes do so at once, one
 * migrates and the others wait. Throws what stopped it, such as `NewerStoreError`; nothing is
 * changed then.
 * @param schema the last migration to run; a store that is beyond it counts as newer
 */
export async function migrate(
  db: Queries,
  dialect: Dialect,
  schema: string = NEWEST_SCHEMA,
): Promise<void> {
  const provider = { getMigrations: async () => bound(dialect, schema) }
  const migrator = new Migrator({ db, provider })
  const { error } = await migrator.migrateToLatest()
  // Kysely has no error code for an unknown migration in the store.
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new NewerStoreError({ cause: error })
  }
  if (error) throw error
}

function bound(dialect: Dialect, schema: string): Record<string, Migration> {
  const wanted = Object.entries(MIGRATIONS).filter(([name]) => name <= schema)
  return Object.fromEntries(wanted.map(([name, up]) => [name, { up: (db) => up(db, dialect) }]))
}
