import { type Migration, Migrator } from "kysely/migration"
import type { Dialect } from "./dialects/dialect.ts"
import { MIGRATIONS } from "./migrations/index.ts"
import type { Queries } from "./tables.ts"

/** The store was brought up to date by a newer version, which this one would not understand. */
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
 * Brings the schema up to date, in one transaction. Several processes may do so at once: one
 * migrates, the others wait for it. Throws what stopped it, such as `NewerStoreError`; nothing is
 * then changed.
 */
export async function migrate(db: Queries, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => bound(dialect) } })
  const { error } = await migrator.migrateToLatest()
  // Kysely has no code for a migration in the store that it does not know.
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
