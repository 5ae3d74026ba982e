import { grown } from "./growing.ts"
import { blockOf, type Snapshot } from "./snapshot.ts"

const EMPTY = 0
const GONE = 0xffffffff
/** What begins a character that is not written as it is. */
const ESCAPE = "%"
/** The share of places that may be taken before the table is rebuilt. */
const FULLEST = 0.7

/**
 * Ids of rows, as bytes in one block, and the way back from an id to its row: open addressing with
 * linear probing (Knuth, The Art of Computer Programming 3, 6.4). An object for each of a million
 * ids would take three times as much memory.
 */
export class IdTable {
  #bytes = new Uint8Array(1 << 12)
  #end = 0
  /** Bytes of ids that are no longer listed. */
  #wasted = 0
  #starts = new Uint32Array(1 << 8)
  #lengths = new Uint16Array(1 << 8)
  /** A row's number plus one, or `EMPTY` or `GONE`. */
  #places = new Uint32Array(1 << 10)
  #taken = 0
  #rows = 0

  /** The blocks of a snapshot, for so many rows; they are those of the table itself. */
  snapshot(rows: number): Snapshot {
    return {
      idBytes: this.#bytes.subarray(0, this.#end),
      idStarts: this.#starts.subarray(0, rows),
      idLengths: this.#lengths.subarray(0, rows),
      idPlaces: this.#places,
      idCounts: Uint32Array.of(this.#wasted, this.#taken, this.#rows),
    }
  }

  /** Becomes what a snapshot was taken of, and owns its blocks. */
  restore(snapshot: Snapshot): void {
    this.#bytes = blockOf(snapshot, "idBytes", Uint8Array)
    this.#end = this.#bytes.length
    this.#starts = blockOf(snapshot, "idStarts", Uint32Array)
    this.#lengths = blockOf(snapshot, "idLengths", Uint16Array)
    this.#places = blockOf(snapshot, "idPlaces", Uint32Array)
    const [wasted = 0, taken = 0, rows = 0] = blockOf(snapshot, "idCounts", Uint32Array)
    this.#wasted = wasted
    this.#taken = taken
    this.#rows = rows
  }

  /** Sets the id of a row that has none. */
  set(row: number, id: string): void {
    const bytes = bytesOf(id)
    this.#bytes = grown(this.#bytes, this.#end + bytes.length)
    this.#starts = grown(this.#starts, row + 1)
    this.#lengths = grown(this.#lengths, row + 1)
    this.#bytes.set(bytes, this.#end)
    this.#starts[row] = this.#end
    this.#lengths[row] = bytes.length
    this.#end += bytes.length
    this.#rows += 1
    if ((this.#taken + 1) / this.#places.length > FULLEST) this.#layOut()
    this.#place(row)
  }

  /** The id of a row. */
  id(row: number): string {
    const start = this.#starts[row] ?? 0
    const end = start + (this.#lengths[row] ?? 0)
    const bytes = this.#bytes
    let id = ""
    let at = start
    // Four at a time: each step creates a text.
    for (; at + 4 <= end; at += 4) {
      id += String.fromCharCode(
        bytes[at] ?? 0,
        bytes[at + 1] ?? 0,
        bytes[at + 2] ?? 0,
        bytes[at + 3] ?? 0,
      )
    }
    for (; at < end; at += 1) id += String.fromCharCode(bytes[at] ?? 0)
    return id.includes(ESCAPE) ? decodeURIComponent(id) : id
  }

  /** The row of an id; undefined if it is not listed. */
  row(id: string): number | undefined {
    const place = this.#find(bytesOf(id))
    return place === undefined ? undefined : (this.#places[place] ?? 0) - 1
  }

  /** Removes an id, and returns its row. */
  remove(id: string): number | undefined {
    const place = this.#find(bytesOf(id))
    if (place === undefined) return undefined
    const row = (this.#places[place] ?? 0) - 1
    this.#places[place] = GONE
    this.#wasted += this.#lengths[row] ?? 0
    this.#lengths[row] = 0
    this.#rows -= 1
    if (this.#wasted > this.#end / 2) this.#compact()
    return row
  }

  /** The bytes it holds. */
  get bytes(): number {
    return [this.#bytes, this.#starts, this.#lengths, this.#places].reduce(
      (sum, block) => sum + block.byteLength,
      0,
    )
  }

  #find(bytes: Uint8Array): number | undefined {
    const mask = this.#places.length - 1
    for (let place = hashOf(bytes) & mask; ; place = (place + 1) & mask) {
      const entry = this.#places[place] ?? EMPTY
      if (entry === EMPTY) return undefined
      if (entry !== GONE && this.#isId(entry - 1, bytes)) return place
    }
  }

  #isId(row: number, bytes: Uint8Array): boolean {
    if (this.#lengths[row] !== bytes.length) return false
    const start = this.#starts[row] ?? 0
    return bytes.every((byte, index) => this.#bytes[start + index] === byte)
  }

  #place(row: number): void {
    const mask = this.#places.length - 1
    const start = this.#starts[row] ?? 0
    const bytes = this.#bytes.subarray(start, start + (this.#lengths[row] ?? 0))
    let place = hashOf(bytes) & mask
    while (this.#places[place] !== EMPTY) place = (place + 1) & mask
    this.#places[place] = row + 1
    this.#taken += 1
  }

  /** Rebuilds the places: without deleted ones, and with room for more. */
  #layOut(): void {
    const listed = this.#places.filter((entry) => entry !== EMPTY && entry !== GONE)
    let size = 1 << 10
    while (this.#rows / size > FULLEST / 2 + 0.1) size *= 2
    this.#places = new Uint32Array(size)
    this.#taken = 0
    for (const entry of listed) this.#place(entry - 1)
  }

  #compact(): void {
    const kept = new Uint8Array(this.#end - this.#wasted)
    let end = 0
    for (const entry of this.#places) {
      if (entry === EMPTY || entry === GONE) continue
      const start = this.#starts[entry - 1] ?? 0
      const length = this.#lengths[entry - 1] ?? 0
      kept.set(this.#bytes.subarray(start, start + length), end)
      this.#starts[entry - 1] = end
      end += length
    }
    this.#bytes = kept
    this.#end = end
    this.#wasted = 0
  }
}

/** An id in ASCII. This package depends on no platform, so it uses the language's own escapes. */
function bytesOf(id: string): Uint8Array {
  const ascii = encodeURIComponent(id.toWellFormed())
  const bytes = new Uint8Array(ascii.length)
  for (let at = 0; at < ascii.length; at += 1) bytes[at] = ascii.charCodeAt(at)
  return bytes
}

/** FNV-1a (Fowler, Noll and Vo), 32 bits, with the last bits mixed so that they can be masked. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
