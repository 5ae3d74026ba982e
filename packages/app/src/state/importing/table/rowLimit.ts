import { ImportError } from "../incoming.ts"

/** The most rows that are taken from one file. */
const MOST_ROWS = 2000

/** @throws {ImportError} if these are more rows than are taken at once */
export function checkRows(rows: number): void {
  if (rows <= MOST_ROWS) return
  const [has, most] = [rows, MOST_ROWS].map((number) => number.toLocaleString("en-GB"))
  throw new ImportError(
    `This file has ${has} rows; we take up to ${most} at once. Please split it, and import one part after the other.`,
  )
}
