/** How many sets are remembered, a power of two: a feed scores some thousand combinations of colours. */
const PLACES = 1 << 14
/** Numbers of 32 bits that hold a bit for each colour. */
const WORDS = 3

/** Which colours a look has, whatever their order. */
export class ColourSet {
  readonly bits = new Int32Array(WORDS)

  clear(): void {
    this.bits.fill(0)
  }

  add(colour: number): void {
    const word = colour >>> 5
    this.bits[word] = (this.bits[word] ?? 0) | (1 << (colour & 31))
  }

  /** Its colours, in the order of their numbers. */
  colours(): number[] {
    const colours: number[] = []
    for (const [word, bits] of this.bits.entries()) {
      for (let rest = bits; rest !== 0; rest &= rest - 1) {
        colours.push(word * 32 + 31 - Math.clz32(rest & -rest))
      }
    }
    return colours
  }
}

/**
 * A function of colours that remembers what it said lately. As in `search/beside.ts` the next set that has the same
 * place takes it, and no text is made of a set to find it.
 */
export function rememberedOf(of: (colours: number[]) => number): (set: ColourSet) => number {
  const sets = new Int32Array(PLACES * WORDS)
  const values = new Float64Array(PLACES).fill(Number.NaN)
  return (set) => {
    const { bits } = set
    const first = bits[0] ?? 0
    const second = bits[1] ?? 0
    const third = bits[2] ?? 0
    let mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 15) ^ third, 0xc2b2ae35)
    const place = (mixed ^ (mixed >>> 16)) & (PLACES - 1)
    const at = place * WORDS
    const known = values[place] ?? Number.NaN
    const isOfSet = sets[at] === first && sets[at + 1] === second && sets[at + 2] === third
    if (isOfSet && !Number.isNaN(known)) return known
    const value = of(set.colours())
    sets[at] = first
    sets[at + 1] = second
    sets[at + 2] = third
    values[place] = value
    return value
  }
}
