import { DELIMITERS, delimiterOf, readDelimited } from "./delimited.ts"
import { FeedError } from "./feed-error.ts"
import { readJsonLines } from "./json-lines.ts"
import type { RawRow } from "./raw-row.ts"
import { type FeedBytes, peek, type ReadLimits, textOf } from "./text.ts"
import { readXml } from "./xml.ts"

/** Enough to see the header line, in characters. */
const HEAD_LENGTH = 16_384

/**
 * Streams a product feed row by row: XML (RSS 2.0, Atom), a table separated by tabs, commas,
 * semicolons or bars, or JSON lines; each plain or gzipped. The content decides the format; the
 * name of a file only if the content does not.
 * @throws FeedError if it cannot be read any further
 */
export async function* readFeed(source: FeedBytes, limits?: ReadLimits): AsyncGenerator<RawRow> {
  const { head, chunks } = await peek(textOf(source, limits), HEAD_LENGTH)
  const start = head.trimStart()
  if (start === "") throw new FeedError("unknown-format", "The file is empty.")
  if (start.startsWith("<")) return yield* readXml(chunks)
  if (start.startsWith("{")) return yield* readJsonLines(chunks)
  const header = start.split(/\r?\n/, 1)[0] ?? ""
  if (!DELIMITERS.some((delimiter) => header.includes(delimiter))) {
    const message = "The file is neither XML nor JSON lines nor a table with a header line."
    throw new FeedError("unknown-format", message)
  }
  const isTabbed = typeof source === "string" && /\.(tsv|tab|txt)(\.gz)?$/i.test(source)
  return yield* readDelimited(chunks, delimiterOf(header, isTabbed ? "\t" : ","))
}
