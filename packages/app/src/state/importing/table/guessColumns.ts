import { parseGarment } from "@stylin/garments/vocabulary"
import { dayIn, isSize, priceIn, seasonsIn } from "./cells.ts"
import { type Field, namedField } from "./headings.ts"
import type { Table } from "./readTable.ts"

/** How many cells of a column are looked at. */
const LOOKED_AT = 50
/** The share of its cells that must look like something. */
const MOST_OF_THEM = 0.6

const readsColour = (cell: string) => parseGarment("", { colour: cell }).colours.length > 0
const readsKind = (cell: string) => parseGarment(cell).kind !== undefined
const isShort = (cell: string) => cell.split(/\s+/).length <= 2

/** What cells look like, the most telling first. */
const LOOKS: readonly (readonly [Field, (cell: string) => boolean])[] = [
  ["bought_on", (cell) => dayIn(cell, "day-first") !== undefined],
  ["price", (cell) => /\p{Sc}|\d[.,]\d\d$/u.test(cell) && priceIn(cell) !== undefined],
  ["season", (cell) => isShort(cell) && seasonsIn(cell) !== undefined],
  ["colour", (cell) => isShort(cell) && readsColour(cell) && !readsKind(cell)],
  ["size", isSize],
  ["name", (cell) => !isShort(cell) && readsKind(cell)],
  ["kind", (cell) => isShort(cell) && readsKind(cell)],
  ["cloth", (cell) => isShort(cell) && parseGarment("", { material: cell }).material !== undefined],
]

/**
 * What each column of a table seems to say, by its heading or else by its cells; null if nothing that we
 * keep. No two columns say the same.
 */
export function guessColumns({ headings, hasHeadings, rows }: Table): (Field | null)[] {
  const guessed: (Field | null)[] = headings.map(() => null)
  const isTaken = (field: Field) => guessed.includes(field)
  const columns = headings.map((heading, index) => ({ heading, index }))
  if (hasHeadings) {
    // Where two headings name the same, the more exact one does.
    for (const { heading, index } of columns.toSorted(
      (a, b) => a.heading.length - b.heading.length,
    )) {
      const field = namedField(heading)
      if (field && !isTaken(field)) guessed[index] = field
    }
  }
  for (const [field, looksLike] of LOOKS) {
    if (isTaken(field)) continue
    const found = columns.find(({ index, heading }) => {
      if (guessed[index] || (hasHeadings && namedField(heading))) return false
      const cells = rows.slice(0, LOOKED_AT).flatMap((row) => row[index] || [])
      return cells.length > 0 && cells.filter(looksLike).length >= cells.length * MOST_OF_THEM
    })
    if (found) guessed[found.index] = field
  }
  return guessed
}
