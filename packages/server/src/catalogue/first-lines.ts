import { hash } from "node:crypto"

/** The share of places that may be taken before there are twice as many. */
const FULLEST = 0.7

/**
 * In which line of a file each id comes first. A feed may have a million ids: as strings in a map they take 130
 * bytes each, here 34 at most. Ids are told apart by 64 bits of their SHA-1: among a million, the odds that any two
 * share them are one in thirty million.
 */
export class FirstLines {
  #size = 0
  /** Two halves of an id's hash, then its line; a line of 0 is an empty place. */
  #places = new Uint32Array(3 * 1024)

  /** Sets an id's line, counted from 1, and returns undefined; or returns the line that it has already. */
  add(id: string, line: number): number | undefined {
    const [high, low] = halves(id)
    const place = this.#find(high, low)
    const known = this.#places[place + 2]
    if (known) return known
    this.#write(place, high, low, line)
    this.#size += 1
    if (this.#size > FULLEST * (this.#places.length / 3)) this.#grow()
    return undefined
  }

  has(id: string): boolean {
    const place = this.#find(...halves(id))
    return this.#places[place + 2] !== 0
  }

  /** Where this hash is, or would be. */
  #find(high: number, low: number): number {
    const room = this.#places.length / 3
    for (let at = low % room; ; at = (at + 1) % room) {
      const place = at * 3
      const isHere = this.#places[place] === high && this.#places[place + 1] === low
      if (isHere || this.#places[place + 2] === 0) return place
    }
  }

  #grow(): void {
    const before = this.#places
    this.#places = new Uint32Array(2 * before.length)
    for (let from = 0; from < before.length; from += 3) {
      const [high = 0, low = 0, line = 0] = [before[from], before[from + 1], before[from + 2]]
      if (line > 0) this.#write(this.#find(high, low), high, low, line)
    }
  }

  #write(place: number, high: number, low: number, line: number): void {
    this.#places[place] = high
    this.#places[place + 1] = low
    this.#places[place + 2] = line
  }
}

function halves(id: string): [high: number, low: number] {
  const bytes = hash("sha1", id, "buffer")
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4)]
}
