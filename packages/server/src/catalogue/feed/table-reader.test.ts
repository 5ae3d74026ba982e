import { describe, expect, it } from "vitest"
import { TableReader } from "./table-reader.ts"

/** The rows of a text that arrives in pieces of so many characters. */
function rowsOf(text: string, pieces = text.length, delimiter = ",") {
  const reader = new TableReader(delimiter)
  const starts = Array.from({ length: Math.ceil(text.length / pieces) }, (_, piece) => piece)
  const rows = starts.flatMap((piece) =>
    reader.read(text.slice(piece * pieces, (piece + 1) * pieces)),
  )
  return [...rows, ...reader.end()]
}

const cellsOf = (text: string) => rowsOf(text).map(({ cells }) => cells)

describe("TableReader", () => {
  it("reads the same whatever the pieces in which a text arrives", () => {
    const text = 'a,"b ""c"", d"\r\n\r\n"e\r\nf",7/8" g\r\n,"h" i\r\n"",""'
    const rows = [
      { line: 1, cells: ["a", 'b "c", d'] },
      { line: 3, cells: ["e\r\nf", '7/8" g'] },
      { line: 5, cells: ["", '"h" i'] },
      { line: 6, cells: ["", ""] },
    ]
    for (const pieces of [1, 2, 3, 5, 7, text.length]) expect(rowsOf(text, pieces)).toEqual(rows)
  })

  it("takes quotes for what they are where something follows the cell that they enclose", () => {
    expect(cellsOf('"Ruby" dress,"a,b"c,d\n')).toEqual([['"Ruby" dress', '"a,b"c', "d"]])
  })

  it("reads lines that end in carriage returns alone", () => {
    expect(rowsOf("a,b\rc,d\r", 2)).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["c", "d"] },
    ])
  })

  it("keeps empty cells, and leaves out empty lines", () => {
    expect(cellsOf("a,\n\n,\n")).toEqual([
      ["a", ""],
      ["", ""],
    ])
    expect(cellsOf("")).toEqual([])
  })

  it("refuses a table whose quotes do not close, naming the row", () => {
    expect(() => rowsOf('a,b\n"c,d\ne,f')).toThrow(/quotes do not close, in the row of line 2/)
  })

  it("refuses a row without end before it fills the memory", () => {
    const reader = new TableReader(",")
    expect(() => {
      for (let piece = 0; piece < 20; piece += 1) reader.read("x".repeat(100_000))
    }).toThrow(/no end/)
  })
})
