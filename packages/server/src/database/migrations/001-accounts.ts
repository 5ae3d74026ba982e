import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

export async function createAccounts(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "accounts")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("email", text, (column) => column.notNull().unique())
    .addColumn("password_hash", text, (column) => column.notNull())
    .addColumn("created_at", whole, (column) => column.notNull())
    .execute()

  await dialect
    .createTable(db, "tokens")
    .addColumn("token_hash", text, (column) => column.primaryKey())
    .addColumn("account_id", text, accountId)
    .addColumn("created_at", whole, (column) => column.notNull())
    .addColumn("expires_at", whole, (column) => column.notNull())
    .execute()
  await db.schema.createIndex("tokens_account").on("tokens").column("account_id").execute()
  await db.schema.createIndex("tokens_expiry").on("tokens").column("expires_at").execute()

  await dialect
    .createTable(db, "reset_codes")
    .addColumn("account_id", text, (column) => accountId(column).primaryKey())
    .addColumn("code_hash", text, (column) => column.notNull())
    .addColumn("expires_at", whole, (column) => column.notNull())
    .addColumn("tries_left", whole, (column) => column.notNull())
    .execute()

  await dialect
    .createTable(db, "profiles")
    .addColumn("account_id", text, (column) => accountId(column).primaryKey())
    .addColumn("source_platform_id", text)
    .addColumn("user_id_in_source_platform", text)
    .addColumn("name_in_app", text)
    .addColumn("gender", text)
    .addColumn("body_type", text)
    .addColumn("activities_json", text, (column) => column.notNull())
    .addColumn("tags_preferences_json", text)
    .addColumn("marketing_opt_in", whole, (column) => column.notNull())
    .addColumn("selfie_json", text)
    .addColumn("figure_json", text)
    .addColumn("created_at", whole, (column) => column.notNull())
    .addColumn("updated_at", whole, (column) => column.notNull())
    .execute()

  await dialect
    .createTable(db, "consents")
    .addColumn("account_id", text, accountId)
    .addColumn("purpose", text, (column) => column.notNull())
    .addColumn("granted", whole, (column) => column.notNull())
    .addColumn("recorded_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("consents_key", ["account_id", "purpose"])
    .execute()

  await dialect
    .createTable(db, "look_responses")
    .addColumn("account_id", text, accountId)
    .addColumn("look_id", whole, (column) => column.notNull())
    .addColumn("user_response", whole, (column) => column.notNull())
    .addColumn("updated_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("look_responses_key", ["account_id", "look_id"])
    .execute()
}
