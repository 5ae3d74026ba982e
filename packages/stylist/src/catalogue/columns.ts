import { BODY_TYPES } from "@stylin/garments/vocabulary"
import { NONE } from "../pieces/codes.ts"
import { tonesOf } from "../pieces/tones.ts"
import type { Traits } from "../pieces/traits.ts"
import { forbiddenBy } from "../pieces/wear.ts"
import type { Said } from "../style/said.ts"
import { type Block, grown } from "./growing.ts"
import { blockOf, type Snapshot } from "./snapshot.ts"

const TYPES = BODY_TYPES.length
const COLOURS = 3
/** A price that is not known. */
const NO_PRICE = 0xffffffff

/** Of what was just created, or is to be overwritten. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** What is known of an item besides its traits. */
interface Offer {
  /** What its name says about its style. */
  readonly said: Said
  readonly pricePence?: number | undefined
  /** The sizes that its shop has, one bit each. */
  readonly sizes?: number | undefined
}

/** The traits of catalogue items, one column each: 48 bytes per item, and no object per item. */
export class Columns {
  #kind = new Uint8Array(256)
  #colours = new Uint8Array(256 * COLOURS)
  #pattern = new Uint8Array(256)
  #material = new Uint8Array(256)
  #cut = new Uint32Array(256)
  #tags = new Uint32Array(256)
  /** Formality in the low half of the byte, warmth in the high half. */
  #grades = new Uint8Array(256)
  #occasions = new Uint8Array(256)
  #seasons = new Uint8Array(256)
  #slot = new Uint8Array(256)
  #body = new Int8Array(256 * TYPES)
  #volume = new Int8Array(256)
  #price = new Uint32Array(256)
  #clo = new Uint8Array(256)
  #from = new Int8Array(256)
  #to = new Int8Array(256)
  #wear = new Uint32Array(256)
  #said = new Uint32Array(256 * 2)
  #sizes = new Uint16Array(256)

  write(row: number, traits: Traits, { said, pricePence, sizes = 0 }: Offer): void {
    this.#grow(row + 1)
    this.#kind[row] = traits.kind
    for (let at = 0; at < COLOURS; at += 1) {
      this.#colours[row * COLOURS + at] = traits.colours[at] ?? NONE
    }
    this.#pattern[row] = traits.pattern
    this.#material[row] = traits.material
    this.#cut[row] = traits.cut
    this.#tags[row] = traits.tags
    this.#grades[row] = traits.formality | (traits.warmth << 4)
    this.#occasions[row] = traits.occasions
    this.#seasons[row] = traits.seasons
    this.#slot[row] = traits.slot
    this.#body.set(traits.body, row * TYPES)
    this.#volume[row] = traits.volume
    this.#price[row] = pricePence ?? NO_PRICE
    this.#clo[row] = traits.clo
    this.#from[row] = traits.from
    this.#to[row] = traits.to
    this.#wear[row] = traits.wear
    this.#said.set(said, row * 2)
    this.#sizes[row] = sizes
  }

  /** Writes a row's traits into a piece. */
  read(row: number, into: Writable<Traits>): void {
    const grades = this.#grades[row] ?? 0
    const colours = this.#coloursOf(row)
    const material = this.#material[row] ?? NONE
    const wear = this.#wear[row] ?? 0
    into.kind = this.kind(row)
    into.colours = colours
    into.pattern = this.#pattern[row] ?? 0
    into.material = material
    into.tones = tonesOf(colours, material)
    into.cut = this.#cut[row] ?? 0
    into.tags = this.tags(row)
    into.formality = grades & 15
    into.warmth = grades >> 4
    into.occasions = this.occasions(row)
    into.seasons = this.#seasons[row] ?? 0
    into.slot = this.#slot[row] ?? 0
    into.body = this.#bodyOf(row)
    into.volume = this.#volume[row] ?? 0
    into.clo = this.#clo[row] ?? 0
    into.from = this.#from[row] ?? 0
    into.to = this.#to[row] ?? 0
    into.wear = wear
    into.forbids = forbiddenBy(wear)
  }

  kind(row: number): number {
    return this.#kind[row] ?? NONE
  }

  /** The main colour; `NONE` if it is not known. */
  colour(row: number): number {
    return this.#colours[row * COLOURS] ?? NONE
  }

  tags(row: number): number {
    return this.#tags[row] ?? 0
  }

  occasions(row: number): number {
    return this.#occasions[row] ?? 0
  }

  /** Whether it is bought for a day of this high in °C. */
  isFor(row: number, high: number): boolean {
    return (this.#from[row] ?? 0) <= high && high <= (this.#to[row] ?? 0)
  }

  /** What its name says about its style. */
  said(row: number): Said {
    return [this.#said[row * 2] ?? 0, this.#said[row * 2 + 1] ?? 0]
  }

  /** In the currency's smallest unit; undefined if it is not known. */
  price(row: number): number | undefined {
    const price = this.#price[row]
    return price === NO_PRICE ? undefined : price
  }

  /** One bit each; 0 if they are not known. */
  sizes(row: number): number {
    return this.#sizes[row] ?? 0
  }

  /** The bytes it holds. */
  get bytes(): number {
    return Object.values(this.#blocks()).reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  /** The blocks of a snapshot, for so many rows; they are those of the columns themselves. */
  snapshot(rows: number): Snapshot {
    const blocks = Object.entries(this.#blocks()).map(([name, block]) => {
      const width = block.length / this.#kind.length
      return [name, block.subarray(0, rows * width)] as const
    })
    return Object.fromEntries(blocks)
  }

  /** Become what a snapshot was taken of, and own its blocks. */
  restore(snapshot: Snapshot): void {
    this.#kind = blockOf(snapshot, "kind", Uint8Array)
    this.#colours = blockOf(snapshot, "colours", Uint8Array)
    this.#pattern = blockOf(snapshot, "pattern", Uint8Array)
    this.#material = blockOf(snapshot, "material", Uint8Array)
    this.#cut = blockOf(snapshot, "cut", Uint32Array)
    this.#tags = blockOf(snapshot, "tags", Uint32Array)
    this.#grades = blockOf(snapshot, "grades", Uint8Array)
    this.#occasions = blockOf(snapshot, "occasions", Uint8Array)
    this.#seasons = blockOf(snapshot, "seasons", Uint8Array)
    this.#slot = blockOf(snapshot, "slot", Uint8Array)
    this.#body = blockOf(snapshot, "body", Int8Array)
    this.#volume = blockOf(snapshot, "volume", Int8Array)
    this.#price = blockOf(snapshot, "price", Uint32Array)
    this.#clo = blockOf(snapshot, "clo", Uint8Array)
    this.#from = blockOf(snapshot, "from", Int8Array)
    this.#to = blockOf(snapshot, "to", Int8Array)
    this.#wear = blockOf(snapshot, "wear", Uint32Array)
    this.#said = blockOf(snapshot, "said", Uint32Array)
    this.#sizes = blockOf(snapshot, "sizes", Uint16Array)
  }

  #blocks(): Readonly<Record<string, Block>> {
    return {
      kind: this.#kind,
      colours: this.#colours,
      pattern: this.#pattern,
      material: this.#material,
      cut: this.#cut,
      tags: this.#tags,
      grades: this.#grades,
      occasions: this.#occasions,
      seasons: this.#seasons,
      slot: this.#slot,
      body: this.#body,
      volume: this.#volume,
      price: this.#price,
      clo: this.#clo,
      from: this.#from,
      to: this.#to,
      wear: this.#wear,
      said: this.#said,
      sizes: this.#sizes,
    }
  }

  // Lists are created in their length: one that grows takes room for many more.
  #coloursOf(row: number): number[] {
    const at = row * COLOURS
    const first = this.#colour(at)
    const second = this.#colour(at + 1)
    const third = this.#colour(at + 2)
    if (first === NONE) return []
    if (second === NONE) return [first]
    return third === NONE ? [first, second] : [first, second, third]
  }

  #colour(at: number): number {
    return this.#colours[at] ?? NONE
  }

  #bodyOf(row: number): number[] {
    const body = new Array<number>(TYPES)
    for (let type = 0; type < TYPES; type += 1) body[type] = this.#body[row * TYPES + type] ?? 0
    return body
  }

  #grow(rows: number): void {
    if (rows <= this.#kind.length) return
    this.#kind = grown(this.#kind, rows)
    const room = this.#kind.length
    this.#colours = grown(this.#colours, room * COLOURS)
    this.#pattern = grown(this.#pattern, room)
    this.#material = grown(this.#material, room)
    this.#cut = grown(this.#cut, room)
    this.#tags = grown(this.#tags, room)
    this.#grades = grown(this.#grades, room)
    this.#occasions = grown(this.#occasions, room)
    this.#seasons = grown(this.#seasons, room)
    this.#slot = grown(this.#slot, room)
    this.#body = grown(this.#body, room * TYPES)
    this.#volume = grown(this.#volume, room)
    this.#price = grown(this.#price, room)
    this.#clo = grown(this.#clo, room)
    this.#from = grown(this.#from, room)
    this.#to = grown(this.#to, room)
    this.#wear = grown(this.#wear, room)
    this.#said = grown(this.#said, room * 2)
    this.#sizes = grown(this.#sizes, room)
  }
}
