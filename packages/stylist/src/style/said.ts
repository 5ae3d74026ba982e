import { BRAND_WORDS, type BrandWord } from "./brands.ts"
import { counterOf, nameWords } from "./phrases.ts"
import { STYLE_WORDS, type StyleWord } from "./style-words.ts"

// Object.keys loses the key type of the tables.
const STYLES = Object.keys(STYLE_WORDS) as readonly StyleWord[]
const BRANDS = Object.keys(BRAND_WORDS) as readonly BrandWord[]

/** Everything that a name can say about a garment's style, in the order of the bits. */
export const SAYINGS: readonly string[] = [
  ...STYLES.map((style) => `style:${style}`),
  ...BRANDS.map((brand) => `brand:${brand}`),
]

/** What a garment's name says about its style: a bit for each of `SAYINGS`, 32 in each number. */
export type Said = readonly [number, number]

export const SAYS_NOTHING: Said = [0, 0]

const countAll = counterOf([
  ...STYLES.map((style) => STYLE_WORDS[style]),
  ...BRANDS.map((brand) => BRAND_WORDS[brand]),
])

const KNOWN = new Map<string, Said>()
const MOST_KNOWN = 20_000

/** Reads a garment's name, with its maker if that is known separately. */
export function saidBy(name: string, brand = ""): Said {
  const key = `${brand} ${name}`
  const known = KNOWN.get(key)
  if (known) return known
  const bits: [number, number] = [0, 0]
  for (const [at, count] of countAll(nameWords(key)).entries()) {
    if (count > 0) bits[at < 32 ? 0 : 1] |= 1 << (at & 31)
  }
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, bits)
  return bits
}

/** Whether a name says the saying at an index of `SAYINGS`. */
export function says([first, second]: Said, at: number): boolean {
  return (((at < 32 ? first : second) >>> (at & 31)) & 1) === 1
}
