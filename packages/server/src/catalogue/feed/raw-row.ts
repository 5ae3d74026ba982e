/** A row as it stands in a feed, its columns by their names in lower case. */
export interface RawRow {
  /** Where the row begins, counted from 1. */
  readonly line: number
  readonly values: Readonly<Record<string, string>>
  /** Why its values cannot be trusted, where the row itself is broken. */
  readonly problem?: string
}

/** Longest row that is read, in characters; no honest product needs as much. */
export const MAX_ROW_LENGTH = 1_000_000

/** A column's name without namespace, case and spaces: "g:Image Link" is "image_link". */
export function columnName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[\s-]+/g, "_")
}
