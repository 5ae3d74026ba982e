import { pipeline, Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { missingColumns } from "../product/columns.ts"
import { FeedError } from "./feed-error.ts"
import { columnName, MAX_ROW_LENGTH, type RawRow } from "./raw-row.ts"

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
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    columns: (header: string[]) => checkedHeader(header.map(columnName)),
  })
  // An error of the source destroys the parser too, and so reaches the loop.
  pipeline(Readable.from(chunks), parser, () => {})
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      const problem = info.error && "the row does not have as many columns as the header"
      yield { line: info.lines, values: record, ...(problem && { problem }) }
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new FeedError("malformed", `The table cannot be read: ${cause.message}`, { cause })
  }
}

/** What csv-parse returns for a row with the `info` option. */
interface ParsedRecord {
  readonly record: Record<string, string>
  readonly info: { readonly lines: number; readonly error?: CsvError }
}

function checkedHeader(header: string[]): string[] {
  const missing = missingColumns(header)
  if (missing.length > 0) {
    const message = `The header has no column for ${missing.join(", ")}.`
    throw new FeedError("missing-columns", message)
  }
  return header
}
