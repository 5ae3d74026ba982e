import { remembered } from "../remembered.ts"

/** A row of a feed, its columns by name in lower case. */
export interface RawRow {
  /** Where the row begins, counted from 1. */
  readonly line: number
  readonly values: Readonly<Record<string, string>>
  /** Why its values cannot be trusted, if the row itself is broken. */
  readonly problem?: string
}

/** The longest row that is read, in characters; no real product needs as much. */
export const MAX_ROW_LENGTH = 1_000_000

/** A column's name without namespace, case and spaces: "g:Image Link" is "image_link". */
export const columnName = remembered((name) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[\s-]+/g, "_"),
)
