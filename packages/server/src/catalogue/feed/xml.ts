import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from "saxes"
import { FeedError } from "./feed-error.ts"
import { columnName, MAX_ROW_LENGTH, type RawRow } from "./raw-row.ts"

/** Feeds have four. */
const MAX_DEPTH = 100
/** The parser has all of a text, a comment or one element's attributes in memory, in characters. */
const MAX_BETWEEN_TAGS = 8 * MAX_ROW_LENGTH
const ROW_ELEMENTS: ReadonlySet<string> = new Set(["item", "entry"])

/**
 * Reads RSS items or Atom entries. Entities that a document declares are not expanded, so no feed
 * can pull in a file.
 * @throws FeedError "malformed" if it is not well-formed XML
 */
export async function* readXml(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const reader = new RowReader()
  for await (const chunk of chunks) yield* reader.read(chunk)
  yield* reader.end()
}

interface OpenRow {
  readonly line: number
  readonly depth: number
  readonly values: Record<string, string>
  length: number
}

class RowReader {
  #parser = new SaxesParser()
  #depth = 0
  #sinceTag = 0
  #rows: RawRow[] = []
  #row: OpenRow | undefined
  #field: { readonly name: string; text: string } | undefined

  constructor() {
    this.#parser.on("error", (error) => this.#fail(error))
    this.#parser.on("opentag", (tag) => this.#open(tag))
    this.#parser.on("text", (text) => this.#add(text))
    this.#parser.on("cdata", (text) => this.#add(text))
    this.#parser.on("closetag", () => this.#close())
  }

  read(chunk: string): RawRow[] {
    this.#sinceTag += chunk.length
    this.#parser.write(chunk)
    if (this.#sinceTag > MAX_BETWEEN_TAGS) {
      throw new FeedError("malformed", "The XML cannot be read: a part of it has no end.")
    }
    return this.#rows.splice(0)
  }

  end(): RawRow[] {
    this.#parser.close()
    return this.#rows.splice(0)
  }

  #fail(error: Error): void {
    // Shops use HTML's entities in XML, which does not have them; titles decode them later.
    if (error.message.includes("undefined entity")) return
    throw new FeedError("malformed", `The XML cannot be read: ${error.message}`, { cause: error })
  }

  #open(tag: SaxesTagPlain): void {
    this.#sinceTag = 0
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) {
      throw new FeedError("malformed", "The XML cannot be read: its elements are nested too deep.")
    }
    if (!this.#row) {
      if (!ROW_ELEMENTS.has(columnName(tag.name))) return
      this.#row = { line: this.#parser.line, depth: this.#depth, values: {}, length: 0 }
    } else if (this.#depth === this.#row.depth + 1) {
      const name = columnName(tag.name)
      const text = linkOf(tag.attributes)
      this.#row.length += name.length + text.length
      if (this.#row.length <= MAX_ROW_LENGTH) this.#field = { name, text }
    }
  }

  #add(text: string): void {
    if (!(this.#row && this.#field) || this.#depth !== this.#row.depth + 1) return
    this.#row.length += text.length
    if (this.#row.length <= MAX_ROW_LENGTH) this.#field.text += text
  }

  #close(): void {
    this.#sinceTag = 0
    const row = this.#row
    if (row && this.#field && this.#depth === row.depth + 1) {
      // The first of a repeated element counts, as with a repeated column.
      row.values[this.#field.name] ||= this.#field.text.trim()
      this.#field = undefined
    } else if (row && this.#depth === row.depth) {
      const problem = row.length > MAX_ROW_LENGTH && "the row is too long"
      this.#rows.push({ line: row.line, values: row.values, ...(problem && { problem }) })
      this.#row = undefined
    }
    this.#depth -= 1
  }
}

/** Atom puts its links in an attribute. */
function linkOf(attributes: Record<string, string | SaxesAttributePlain>): string {
  const { href } = attributes
  return typeof href === "string" ? href : ""
}
