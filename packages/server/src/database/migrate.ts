import { type Migration, Migrator } from "kysely/migration"
import type { Dialect } from "./dialects/dialect.ts"
import { MIGRATIONS } from "./migrations/index.ts"
import type { Queries } from "./tables.ts"

/**
 * Brings the schema up to date, in one transaction. Several processes may do so at once: one
 * migrates, the others wait for it. Throws what stopped it; nothing is then changed.
 */
export async function migrate(db: Queries, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => bound(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

function bound(dialect: Dialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [name, { up: (db) => up(db, dialect) }]),
  )
}
