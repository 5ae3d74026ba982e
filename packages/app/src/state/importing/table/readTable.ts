import { CsvError, parse } from "csv-parse/browser/esm/sync"
import { t } from "../../../words/t.ts"
import { ImportError } from "../incoming.ts"
import { namedField } from "./headings.ts"
import { checkRows } from "./rowLimit.ts"

const MOST_COLUMNS = 60

/** The longest cell that is read; what follows is cut. */
const MOST_IN_A_CELL = 2000
const SEPARATORS = [",", ";", "\t", "|"] as const
/** How many rows tell which sign separates the cells. */
const TELLING_ROWS = 20

/** A table as it is in the file. */
export interface Table {
  /** The headings of its columns, numbered where there are none. */
  readonly headings: readonly string[]
  /** Whether its first row is headings. */
  readonly hasHeadings: boolean
  readonly rows: readonly (readonly string[])[]
  /** The place of each row in the file, from 1. */
  readonly places: readonly number[]
  /** Where they come from another app: the id of each there, and the file of its picture. */
  readonly origins?: readonly { readonly id: string; readonly picture?: string | undefined }[]
  /** How many cells held a formula, and are empty now. */
  readonly formulas: number
}

/**
 * Reads a table with commas, semicolons, tabs or bars between its cells.
 * @throws {ImportError} if it has no rows, too many, or too many columns
 */
export function readTable(text: string): Table {
  const filled = bestCells(text)
    .map((cells, index) => ({ cells, place: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""))
  const width = Math.max(0, ...filled.map(({ cells }) => cells.length))
  if (width > MOST_COLUMNS) {
    throw new ImportError(
      t(
        "This table has {count} columns; we can read {most}. Please delete those that are not about your clothes.",
        { count: width, most: MOST_COLUMNS },
      ),
    )
  }
  const first = filled[0]?.cells ?? []
  const hasHeadings = isHeadings(first)
  const rows = hasHeadings ? filled.slice(1) : filled
  if (rows.length === 0) throw new ImportError(t("This table has no rows."))
  checkRows(rows.length)
  let formulas = 0
  const plain = (cell: string) => {
    if (!isFormula(cell)) return cell
    formulas += 1
    return ""
  }
  const columns = Array.from({ length: width }, (_, index) => index)
  return {
    headings: columns.map(
      (index) =>
        (hasHeadings && first[index]?.slice(0, 80)) || t("Column {number}", { number: index + 1 }),
    ),
    hasHeadings,
    rows: rows.map(({ cells }) => columns.map((index) => plain(cells[index] ?? ""))),
    places: rows.map(({ place }) => place),
    formulas,
  }
}

/** Whether a third of the cells are words of headings, and none is a number. */
function isHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "")
  const named = filled.filter((cell) => namedField(cell) !== undefined)
  return named.length * 3 >= filled.length && !filled.some((cell) => /^\W*\d[\d.,]*\W*$/.test(cell))
}

/** The cells, divided by the sign that gives most rows the same number of cells, and more than one. */
function bestCells(text: string): string[][] {
  const fits = SEPARATORS.map((separator) => ({ separator, fit: fitOf(text, separator) }))
  const [best] = fits.toSorted((a, b) => b.fit - a.fit)
  try {
    return cellsOf(text, best && best.fit > 0 ? best.separator : ",")
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new ImportError(misquoted(cause), { cause })
  }
}

function misquoted({ lines: line }: CsvError): string {
  return typeof line === "number"
    ? t("This table cannot be read: a quotation mark is in the wrong place, at line {line}.", {
        line,
      })
    : t("This table cannot be read: a quotation mark is in the wrong place.")
}

/** How well a sign separates the cells: 0 if not at all. */
function fitOf(text: string, separator: string): number {
  try {
    const rows = cellsOf(text, separator, TELLING_ROWS)
    const widths = Map.groupBy(rows, (row) => row.length)
    const [[width, alike] = [0, []]] = [...widths].toSorted(([, a], [, b]) => b.length - a.length)
    return width > 1 ? (alike.length / rows.length) * Math.log2(width) : 0
  } catch (cause) {
    // Its quotation marks are where another sign has them.
    if (cause instanceof CsvError) return 0
    throw cause
  }
}

/** @throws {CsvError} if quotation marks do not fit */
function cellsOf(text: string, delimiter: string, to?: number): string[][] {
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    trim: delimiter !== "\t",
    ...(to !== undefined && { to }),
  })
  return rows.map((row) => row.map((cell) => cell.trim().slice(0, MOST_IN_A_CELL)))
}

/** Whether a spreadsheet would calculate this, rather than show it. */
function isFormula(cell: string): boolean {
  return /^[=@]./.test(cell) || /^[+-].*[(|!]/.test(cell)
}
