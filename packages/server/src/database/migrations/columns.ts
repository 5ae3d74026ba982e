import type { ColumnDefinitionBuilder } from "kysely"

/** A column that names the account a row belongs to, and with which it goes. */
export function accountId(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("accounts.id").onDelete("cascade")
}
