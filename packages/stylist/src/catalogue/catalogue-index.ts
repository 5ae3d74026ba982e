import { KIND_NAMES } from "@stylin/garments/vocabulary"
import { type Code, NONE } from "../pieces/codes.ts"
import { codeOf, type Piece, pieceWith, rememberedTraits } from "../pieces/piece.ts"
import { usualTraits } from "../pieces/traits.ts"
import { SAYS_NOTHING, type Said, saidBy } from "../style/said.ts"
import type { Garment } from "../types.ts"
import { Buckets, type ReadonlyBucket } from "./buckets.ts"
import { Columns, type Writable } from "./columns.ts"
import { IdTable } from "./id-table.ts"
import { blockOf, type Snapshot } from "./snapshot.ts"

/** Something for sale, as the index stores it. */
export interface CatalogueRecord {
  readonly id: string
  readonly code: Code
  readonly said: Said
  readonly pricePence?: number | undefined
  /** The sizes that the shop has, one bit each; 0 if they are not known. */
  readonly sizes?: number | undefined
  /** Whether it can be bought now. If not, it is found by its id but never shown. */
  readonly available: boolean
}

/**
 * A catalogue garment as the index stores it. Without words, cut and cloth are read from its name.
 */
export function recordOf(
  garment: Pick<
    Garment,
    "id" | "name" | "brand" | "kind" | "colours" | "pattern" | "words" | "pricePence" | "sizes"
  >,
  available = true,
): CatalogueRecord {
  const { id, name, brand, pricePence, sizes } = garment
  const said = saidBy(name, brand)
  return { id, code: codeOf(garment), said, pricePence, sizes, available }
}

const BLANK = pieceWith(usualTraits(0), {
  id: "",
  name: undefined,
  said: SAYS_NOTHING,
  owned: false,
  areSeasonsSaid: undefined,
  price: undefined,
  sizes: undefined,
  dearness: 0,
})
const blankPiece = (): Writable<Piece> => pieceWith(BLANK, BLANK)

/**
 * What can be bought, laid out for the search: traits in columns of bytes, items shelved by kind
 * and colour, ids in one block. It is updated item by item and never scanned.
 */
export class CatalogueIndex {
  readonly #ids = new IdTable()
  readonly #columns = new Columns()
  readonly #buckets = new Buckets()
  /** Freed rows that can be used again. */
  readonly #free: number[] = []
  #rows = 0
  #size = 0
  /** Per kind the sum of the logarithms of its known prices, and their number. */
  readonly #prices = KIND_NAMES.map(() => ({ sum: 0, count: 0 }))
  #soldOut = new Uint8Array(0)
  readonly #glimpsed = blankPiece()

  /** How many items it knows, including sold-out ones. */
  get size(): number {
    return this.#size
  }

  /** The bytes it holds, including spare capacity. */
  get bytes(): number {
    const { byteLength } = this.#soldOut
    return this.#ids.bytes + this.#columns.bytes + this.#buckets.bytes + byteLength
  }

  /** The index as it is until it changes: its blocks are the index's own. */
  snapshot(): Snapshot {
    return {
      ...this.#ids.snapshot(this.#rows),
      ...this.#columns.snapshot(this.#rows),
      soldOut: this.#soldOut.subarray(0, this.#rows),
      free: Uint32Array.from(this.#free),
      prices: Float64Array.from(this.#prices.flatMap(({ sum, count }) => [sum, count])),
      counts: Uint32Array.of(this.#rows, this.#size),
    }
  }

  /**
   * An index of what a snapshot was taken of, which owns the snapshot's blocks from now on.
   * @throws if it is no snapshot of an index
   */
  static restored(snapshot: Snapshot): CatalogueIndex {
    const index = new CatalogueIndex()
    index.#ids.restore(snapshot)
    index.#columns.restore(snapshot)
    index.#soldOut = blockOf(snapshot, "soldOut", Uint8Array)
    for (const row of blockOf(snapshot, "free", Uint32Array)) index.#free.push(row)
    const prices = blockOf(snapshot, "prices", Float64Array)
    for (const [kind, usual] of index.#prices.entries()) {
      usual.sum = prices[2 * kind] ?? 0
      usual.count = prices[2 * kind + 1] ?? 0
    }
    const [rows = 0, size = 0] = blockOf(snapshot, "counts", Uint32Array)
    index.#rows = rows
    index.#size = size
    index.#shelve()
    return index
  }

  /** Adds an item, replacing one with the same id. */
  add({ id, code, available, ...offer }: CatalogueRecord): void {
    this.remove(id)
    const row = this.#free.pop() ?? this.#rows++
    const traits = rememberedTraits(code)
    this.#ids.set(row, id)
    this.#columns.write(row, traits, offer)
    this.#setSoldOut(row, !available)
    if (available) this.#buckets.add(row, traits.kind, traits.colours[0] ?? NONE)
    this.#count(traits.kind, offer.pricePence, 1)
    this.#size += 1
  }

  /** Removes an item. Returns whether it existed. */
  remove(id: string): boolean {
    const row = this.#ids.remove(id)
    if (row === undefined) return false
    const kind = this.#columns.kind(row)
    if (!this.isSoldOut(row)) this.#buckets.remove(row, kind, this.#columns.colour(row))
    this.#count(kind, this.#columns.price(row), -1)
    this.#free.push(row)
    this.#size -= 1
    return true
  }

  /** The row of an item; undefined if its id is not known. */
  row(id: string): number | undefined {
    return this.#ids.row(id)
  }

  isSoldOut(row: number): boolean {
    return this.#soldOut[row] === 1
  }

  /** The shelves of a place in the outfit. */
  shelves(slot: number): readonly ReadonlyBucket[] {
    return this.#buckets.ofSlot(slot)
  }

  kind(row: number): number {
    return this.#columns.kind(row)
  }

  tags(row: number): number {
    return this.#columns.tags(row)
  }

  occasions(row: number): number {
    return this.#columns.occasions(row)
  }

  /** Whether it is bought for a day of this high in °C. */
  isFor(row: number, high: number): boolean {
    return this.#columns.isFor(row, high)
  }

  price(row: number): number | undefined {
    return this.#columns.price(row)
  }

  /** The sizes that its shop has, one bit each; 0 if they are not known. */
  sizes(row: number): number {
    return this.#columns.sizes(row)
  }

  /** A row's item as the search uses it. */
  piece(row: number): Piece {
    const piece = this.#readInto(row, blankPiece())
    piece.id = this.#ids.id(row)
    return piece
  }

  /** A row's item without its id, to be looked at before the next is: that takes its place. */
  glimpse(row: number): Piece {
    return this.#readInto(row, this.#glimpsed)
  }

  #readInto(row: number, piece: Writable<Piece>): Writable<Piece> {
    this.#columns.read(row, piece)
    piece.said = this.#columns.said(row)
    piece.price = this.#columns.price(row)
    piece.sizes = this.#columns.sizes(row)
    piece.dearness = this.#dearness(piece.kind, piece.price)
    return piece
  }

  /** Puts all that can be bought on its shelf. */
  #shelve(): void {
    const free = new Set(this.#free)
    for (let row = 0; row < this.#rows; row += 1) {
      if (free.has(row) || this.isSoldOut(row)) continue
      this.#buckets.add(row, this.#columns.kind(row), this.#columns.colour(row))
    }
  }

  /** A price relative to the geometric mean of its kind's, as a natural logarithm. */
  #dearness(kind: number, price: number | undefined): number {
    const usual = this.#prices[kind]
    if (!price || !usual || usual.count === 0) return 0
    return Math.log(price) - usual.sum / usual.count
  }

  #count(kind: number, price: number | undefined, step: 1 | -1): void {
    const usual = this.#prices[kind]
    if (!(usual && price)) return
    usual.sum += step * Math.log(price)
    usual.count += step
  }

  #setSoldOut(row: number, soldOut: boolean): void {
    if (row >= this.#soldOut.length) {
      const larger = new Uint8Array(Math.ceil((row + 1) * 1.25))
      larger.set(this.#soldOut)
      this.#soldOut = larger
    }
    this.#soldOut[row] = soldOut ? 1 : 0
  }
}

/** An index of all the items given. */
export function indexOf(records: Iterable<CatalogueRecord>): CatalogueIndex {
  const index = new CatalogueIndex()
  for (const record of records) index.add(record)
  return index
}
