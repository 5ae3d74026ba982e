import { missingColumns } from "../product/columns.ts"
import { FeedError } from "./feed-error.ts"
import { columnName, type RawRow } from "./raw-row.ts"
import { TableReader, type TableRow } from "./table-reader.ts"

export const DELIMITERS = ["\t", ",", ";", "|"] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** The most frequent delimiter of a header line, outside quotes; `fallback` if it has none. */
export function delimiterOf(header: string, fallback: Delimiter): Delimiter {
  const bare = header.replace(/"(?:[^"]|"")*"/g, "")
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: bare.split(delimiter).length - 1,
  }))
  const best = counts.toSorted((a, b) => b.count - a.count)[0]
  return best && best.count > 0 ? best.delimiter : fallback
}

/**
 * Reads the delimited rows below a header line.
 * @throws FeedError "missing-columns" if the header lacks what every product needs, "malformed" if
 *   quotes do not close
 */
export async function* readDelimited(
  chunks: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<RawRow> {
  const reader = new TableReader(delimiter)
  const rows = new NamedRows()
  for await (const chunk of chunks) yield* rows.of(reader.read(chunk))
  yield* rows.of(reader.end())
}

/** Gives cells the names of the first row. */
class NamedRows {
  #header: readonly string[] | undefined;

  *of(rows: readonly TableRow[]): Generator<RawRow> {
    for (const { line, cells } of rows) {
      if (this.#header) yield named(this.#header, line, cells)
      else this.#header = checkedHeader(cells.map(columnName))
    }
  }
}

function named(header: readonly string[], line: number, cells: readonly string[]): RawRow {
  const values: Record<string, string> = {}
  for (const [index, cell] of cells.entries()) {
    const name = header[index]
    // The first that is filled in counts, as with a repeated element of XML.
    if (name !== undefined) values[name] ||= cell
  }
  if (cells.length === header.length) return { line, values }
  return { line, values, problem: "the row does not have as many columns as the header" }
}

function checkedHeader(header: string[]): string[] {
  const missing = missingColumns(header)
  if (missing.length > 0) {
    const message = `The header has no column for ${missing.join(", ")}.`
    throw new FeedError("missing-columns", message)
  }
  return header
}
