import type { Insertable, Kysely, Selectable } from "kysely"
import type { AccountTables } from "./tables/account-tables.ts"
import type { CatalogueTables } from "./tables/catalogue-tables.ts"
import type { LookTables } from "./tables/look-tables.ts"
import type { WardrobeTables } from "./tables/wardrobe-tables.ts"
import type { WorkTables } from "./tables/work-tables.ts"

export type { ConsentPurpose } from "./tables/account-tables.ts"
export { BROUGHT_PARTS, type BroughtPart, type PhotoState } from "./tables/wardrobe-tables.ts"

/**
 * The tables, the same on both engines: ids are text, times are milliseconds since 1970,
 * flags are 0 or 1, and columns named `…_json` hold JSON text.
 */
export interface Tables
  extends AccountTables,
    CatalogueTables,
    WardrobeTables,
    LookTables,
    WorkTables {}

/** The first argument of every store function: the database or a transaction. */
export type Queries = Kysely<Tables>

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>
