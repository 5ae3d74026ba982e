import { type Incoming, importOf } from "../incoming.ts"
import { guessColumns } from "./guessColumns.ts"
import type { Field } from "./headings.ts"
import { readTable, type Table } from "./readTable.ts"
import { readText } from "./readText.ts"

/** A table that she has chosen, before she has said what it means. */
export interface OpenTable extends Pick<Incoming, "importId" | "source"> {
  readonly table: Table
  /** What each column seems to say. */
  readonly guessed: readonly (Field | null)[]
}

/**
 * Opens a table of clothes.
 * @throws {ImportError} if it cannot be read
 */
export async function openTable(file: File): Promise<OpenTable> {
  const table = readTable(await readText(file))
  return { ...importOf(file), table, guessed: guessColumns(table) }
}
