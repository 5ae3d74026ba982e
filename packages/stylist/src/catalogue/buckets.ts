import { COLOUR_NAMES } from "@stylin/garments/colour"
import { KIND_NAMES } from "@stylin/garments/vocabulary"
import { NONE, placeOf, SLOTS } from "../pieces/codes.ts"
import { grown } from "./growing.ts"

/** One more than there are names: the last is for unknown colours. */
const COLOURS = COLOUR_NAMES.length + 1

interface Bucket {
  readonly kind: number
  readonly colour: number
  rows: Uint32Array<ArrayBuffer>
  size: number
}

export type ReadonlyBucket = Readonly<Omit<Bucket, "rows">> & {
  readonly rows: Readonly<Uint32Array>
}

/**
 * Items on shelves, one per kind and main colour. A search rates shelves before it takes anything
 * from one, so its work does not grow with the catalogue.
 */
export class Buckets {
  readonly #buckets: (Bucket | undefined)[] = new Array(KIND_NAMES.length * COLOURS).fill(undefined)
  readonly #bySlot: Bucket[][] = SLOTS.map(() => [])
  /** Each row's position on its shelf. */
  #positions = new Uint32Array(256)

  add(row: number, kind: number, colour: number): void {
    const bucket = this.#of(kind, colour)
    bucket.rows = grown(bucket.rows, bucket.size + 1)
    bucket.rows[bucket.size] = row
    this.#positions = grown(this.#positions, row + 1)
    this.#positions[row] = bucket.size
    bucket.size += 1
  }

  /** Takes a row off its shelf; the shelf's last row fills the gap. */
  remove(row: number, kind: number, colour: number): void {
    const bucket = this.#of(kind, colour)
    const last = bucket.rows[bucket.size - 1] ?? row
    const position = this.#positions[row] ?? 0
    bucket.rows[position] = last
    this.#positions[last] = position
    bucket.size -= 1
  }

  /** The shelves of a place in the outfit, empty ones included. */
  ofSlot(slot: number): readonly ReadonlyBucket[] {
    return this.#bySlot[slot] ?? []
  }

  /** The bytes it holds. */
  get bytes(): number {
    const shelves = this.#bySlot.flat()
    return shelves.reduce((sum, { rows }) => sum + rows.byteLength, this.#positions.byteLength)
  }

  #of(kind: number, colour: number): Bucket {
    const at = kind * COLOURS + (colour === NONE ? COLOURS - 1 : colour)
    const known = this.#buckets[at]
    if (known) return known
    const bucket: Bucket = { kind, colour, rows: new Uint32Array(2), size: 0 }
    this.#buckets[at] = bucket
    const name = KIND_NAMES[kind] ?? KIND_NAMES[0]
    this.#bySlot[SLOTS.indexOf(placeOf(name))]?.push(bucket)
    return bucket
  }
}
