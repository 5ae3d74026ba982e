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

/**
 * Brings the schema up to date, in one transaction. If several processes do so at once, one
 * migrates and the others wait. Throws what stopped it, such as `NewerStoreError`; nothing is
 * changed then.
 */
export async function migrate(db: Queries, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => bound(dialect) } })
  const { error } = await migrator.migrateToLatest()
  // Kysely has no error code for an unknown migration in the store.
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new NewerStoreError({ cause: error })
  }
  if (error) throw error
}

function bound(dialect: Dialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [name, { up: (db) => up(db, dialect) }]),
  )
}
