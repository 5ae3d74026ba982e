import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** At most one per sign-in, deleted with it. */
export async function createExportTickets(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "export_tickets")
    .addColumn("token_hash", text, (column) =>
      column.primaryKey().references("tokens.token_hash").onDelete("cascade"),
    )
    .addColumn("ticket_hash", text, (column) => column.notNull().unique())
    .addColumn("expires_at", whole, (column) => column.notNull())
    .execute()
}
