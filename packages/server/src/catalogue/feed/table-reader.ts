import { FeedError } from "./feed-error.ts"
import { MAX_ROW_LENGTH } from "./raw-row.ts"

/** The cells of a row, and the line where it begins, counted from 1. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** What was read, and where it ends. */
interface Part<Value> {
  readonly value: Value
  readonly end: number
}

/**
 * Splits a table into rows and cells as its text arrives. A cell that begins with a quote reaches to the next one that
 * is not doubled. Where something else than the end of the cell comes after that, and in all other cells, quotes are
 * characters like any others, such as inches. Empty lines are no rows.
 */
export class TableReader {
  readonly #delimiter: string
  #text = ""
  #line = 1
  /** Whether lines end in carriage returns alone; undefined until one has ended. */
  #isOld: boolean | undefined
  #isWhole = false

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  /**
   * The rows that are whole now.
   * @throws FeedError "malformed" if a row has no end
   */
  read(chunk: string): TableRow[] {
    this.#text += chunk
    const [lineBreak] = this.#isOld === undefined ? (/\n|\r(?=[^\n])/.exec(this.#text) ?? []) : []
    if (lineBreak) this.#isOld = lineBreak === "\r"
    if (this.#isOld) this.#text = this.#text.replaceAll("\r", "\n")
    return this.#rows()
  }

  /**
   * The last row, if no line break is after it.
   * @throws FeedError "malformed" if a quote does not close
   */
  end(): TableRow[] {
    this.#isWhole = true
    return this.#rows()
  }

  #rows(): TableRow[] {
    const rows: TableRow[] = []
    let start = 0
    while (start < this.#text.length) {
      const row = this.#rowAt(start)
      if (!row) break
      if (row.value.length > 0) rows.push({ line: this.#line, cells: row.value })
      this.#line += linesIn(this.#text, start, row.end)
      start = row.end
    }
    this.#text = this.#text.slice(start)
    if (this.#isWhole && this.#text !== "") throw this.#malformed("its quotes do not close")
    if (this.#text.length > MAX_ROW_LENGTH) throw this.#malformed("it has no end")
    return rows
  }

  /** The row that begins here, without cells if the line is empty; undefined until more has been read. */
  #rowAt(start: number): Part<string[]> | undefined {
    const end = this.#next("\n", start)
    if (end === undefined) return undefined
    const line = this.#bare(start, end)
    // Most rows have no quotes, and are split at once.
    if (!line.includes('"')) {
      return { value: line === "" ? [] : line.split(this.#delimiter), end: end + 1 }
    }
    const value: string[] = []
    let at = start
    while (true) {
      const cell = this.#cellAt(at)
      if (!cell) return undefined
      value.push(cell.value)
      if (this.#text[cell.end] !== this.#delimiter) {
        return { value, end: this.#text.indexOf("\n", cell.end) + 1 || this.#text.length }
      }
      at = cell.end + 1
    }
  }

  /** The cell that begins here; undefined until more has been read. */
  #cellAt(start: number): Part<string> | undefined {
    if (this.#text[start] !== '"') return this.#bareCellAt(start, start)
    const close = this.#closeOf(start)
    if (close === undefined) return undefined
    const after = this.#text.slice(close + 1, close + 3)
    const isEnd = after === "" || after[0] === this.#delimiter || /^\r?\n|^\r$/.test(after)
    if (!isEnd) return this.#bareCellAt(start, close + 1)
    const value = this.#text.slice(start + 1, close).replaceAll('""', '"')
    return { value, end: close + 1 }
  }

  #bareCellAt(start: number, from: number): Part<string> | undefined {
    const end = this.#next("\n", from)
    if (end === undefined) return undefined
    const next = this.#text.indexOf(this.#delimiter, from)
    return next >= 0 && next < end
      ? { value: this.#text.slice(start, next), end: next }
      : { value: this.#bare(start, end), end }
  }

  /** Where the quotes close that open here; undefined until it is known that they are not doubled there. */
  #closeOf(open: number): number | undefined {
    let close = this.#text.indexOf('"', open + 1)
    while (this.#text[close + 1] === '"' && close >= 0) close = this.#text.indexOf('"', close + 2)
    const isKnown = this.#isWhole || close + 2 < this.#text.length
    return close >= 0 && isKnown ? close : undefined
  }

  /** Where a character comes next, or the whole text ends; undefined until either is known. */
  #next(character: string, from: number): number | undefined {
    const found = this.#text.indexOf(character, from)
    if (found >= 0) return found
    return this.#isWhole ? this.#text.length : undefined
  }

  /** Text up to a line break, of which a carriage return is part. */
  #bare(start: number, end: number): string {
    return this.#text.slice(start, end > start && this.#text[end - 1] === "\r" ? end - 1 : end)
  }

  #malformed(why: string): FeedError {
    const message = `The table cannot be read: ${why}, in the row of line ${this.#line}.`
    return new FeedError("malformed", message)
  }
}

function linesIn(text: string, start: number, end: number): number {
  let lines = 0
  for (let at = text.indexOf("\n", start); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) {
    lines += 1
  }
  return lines
}
