import { type ColourName, difference, harmony } from "@stylin/garments/colour"
import type { NameTraits } from "./name-traits.ts"
import { count, sharedWords, wordsOf } from "./shared-words.ts"

/** CIEDE2000 below which two colours echo each other. */
const ECHO = 15

const memo = new Map<string, readonly [harmony: number, difference: number]>()

/**
 * What two names have in common, as numbers: shared words, an echo of colour, cloth and print, steps
 * of formality and warmth, and names of one make.
 */
export function pairFeatures(one: NameTraits, other: NameTraits): number[] {
  const mine = wordsOf(one)
  const theirs = wordsOf(other)
  const shared = count(mine, theirs)
  const all = new Set([...one.words, ...other.words]).size
  const isSameStart = startOf(one) !== undefined && startOf(one) === startOf(other)
  return [
    ...sharedWords(one, other),
    shared,
    shared > 0 ? 1 : 0,
    shared / (1 + all),
    isSameStart ? 1 : 0,
    isSameStart && one.words[1] !== undefined && one.words[1] === other.words[1] ? 1 : 0,
    one.colours.some((colour) => other.colours.includes(colour)) ? 1 : 0,
    ...colourFeatures(one.colours, other.colours),
    one.material !== undefined && one.material === other.material ? 1 : 0,
    one.pattern !== undefined && one.pattern === other.pattern ? 1 : 0,
    one.pattern !== undefined && other.pattern !== undefined ? 1 : 0,
    ...gradeFeatures(one, other),
    Math.abs(Math.log1p(one.words.length) - Math.log1p(other.words.length)),
    Math.abs((one.form[1] ?? 5) - (other.form[1] ?? 5)) / 3,
  ]
}

function startOf(name: NameTraits): string | undefined {
  const [first] = name.words
  return first !== undefined && wordsOf(name).has(first) ? first : undefined
}

function colourFeatures(mine: readonly ColourName[], theirs: readonly ColourName[]): number[] {
  const [main, otherMain] = [mine[0], theirs[0]]
  if (!(main && otherMain)) return [0, 0, 0]
  const nearest = Math.min(...mine.flatMap((one) => theirs.map((other) => pairOf(one, other)[1])))
  return [pairOf(main, otherMain)[0] - 0.6, nearest < ECHO ? 1 : 0, 1]
}

function pairOf(one: ColourName, other: ColourName): readonly [number, number] {
  const key = one < other ? `${one}/${other}` : `${other}/${one}`
  const known = memo.get(key) ?? [harmony([one, other]).score, difference(one, other)]
  memo.set(key, known)
  return known
}

/** Steps between grades; where one is not known, what they are on the whole. */
function gradeFeatures({ facts: mine }: NameTraits, { facts: theirs }: NameTraits): number[] {
  if (!(mine && theirs)) return [1.2, 0.5, 1]
  const steps = mine.formality - theirs.formality
  return [Math.abs(steps), steps ** 2 / 4, Math.abs(mine.warmth - theirs.warmth)]
}
