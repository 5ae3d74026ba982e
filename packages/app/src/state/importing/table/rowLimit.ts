import { LOCALE } from "../../../words/language.ts"
import { t } from "../../../words/t.ts"
import { ImportError } from "../incoming.ts"

/** The most rows that are taken from one file. */
const MOST_ROWS = 2000

/** @throws {ImportError} if these are more rows than are taken at once */
export function checkRows(rows: number): void {
  if (rows <= MOST_ROWS) return
  throw new ImportError(
    t(
      "This file has {count} rows; we take up to {most} at once. Please split it, and import one part after the other.",
      { count: rows.toLocaleString(LOCALE), most: MOST_ROWS.toLocaleString(LOCALE) },
    ),
  )
}
