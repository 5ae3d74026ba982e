import { type Incoming, importOf } from "../incoming.ts"
import { guessColumns } from "./guessColumns.ts"
import type { Field } from "./headings.ts"
import { readTable, type Table } from "./readTable.ts"
import { readText } from "./readText.ts"

/** A table that she has chosen, before she has said what it means. */
export interface OpenTable extends Pick<Incoming, "importId" | "source" | "photo"> {
  readonly table: Table
  /** What each column seems to say. */
  readonly guessed: readonly (Field | null)[]
  /** The app that it comes from, if we know it: then its columns are known too. */
  readonly app?: string
  /** What of it stays behind, in sentences for her. */
  readonly notes: readonly string[]
}

/**
 * Opens a table of clothes.
 * @throws {ImportError} if it cannot be read
 */
export async function openTable(file: File): Promise<OpenTable> {
  const table = readTable(await readText(file))
  return {
    ...importOf(file),
    table,
    guessed: guessColumns(table),
    notes: [],
    photo: async () => undefined,
  }
}
