import type { ColumnDefinitionBuilder } from "kysely"

/** A column that names the account a row belongs to; the row is deleted with the account. */
export function accountId(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("accounts.id").onDelete("cascade")
}
