import type { Piece } from "../pieces/piece.ts"
import { called, capitalised, isPlural, kindWord, listed, withArticle } from "./words.ts"

/**
 * A sentence with gaps. `{key}` is filled with a fact, `{a key}` with the fact and its article, and
 * `{key:is|are}` with the form that agrees with the fact. It can be used if all its facts are
 * known.
 */
export type Skeleton = string
export type Facts = Readonly<Record<string, Fact | undefined>>

/** What fills a gap, and whether its verb is plural. */
export interface Fact {
  readonly text: string
  readonly isMany: boolean
}

/** A fact that is a single thing: a colour, a season. */
export function fact(text: string): Fact {
  return { text, isMany: false }
}

/** A garment as a fact; named by `called` unless another name is given. */
export function factOf(piece: Piece, text = called(piece)): Fact {
  return { text, isMany: areMany(piece, text) }
}

/** A name may make one thing of trousers or shoes: a trouser suit, a pair. */
const ONE_THING = /\b(?:suit|pair|set)$/i

function areMany(piece: Piece, text: string): boolean {
  return isPlural(kindWord(piece)) && !ONE_THING.test(text)
}

/** A list of garments as a fact. */
export function factOfAll(pieces: readonly Piece[], nameOf: (piece: Piece) => string): Fact {
  const [only] = pieces
  const text = listed(pieces.map(nameOf))
  return { text, isMany: pieces.length > 1 || (only !== undefined && areMany(only, text)) }
}

export interface Said {
  readonly text: string
  /** The template, to count ways of phrasing by. */
  readonly skeleton: Skeleton
}

export interface SayOptions {
  /** The most letters. */
  readonly longest?: number | undefined
  /** What the feed has said already. */
  readonly said?: ReadonlySet<string> | undefined
  /** By how many templates that fit the choice is moved on. */
  readonly turn?: number | undefined
}

/** The most letters in a sentence: two lines on a phone. */
const LONGEST = 110

const GAP = /\{(a )?(\w+)(?::([^|}]*)\|([^}]*))?\}/g

interface Gap {
  readonly key: string
  readonly hasArticle: boolean
  /** The forms that agree with one thing and with several, in place of the fact. */
  readonly forms: readonly [one: string, more: string] | undefined
}

/** A template taken apart: its words, of which there is one more than there are gaps. */
interface Parts {
  readonly words: readonly string[]
  readonly gaps: readonly Gap[]
}

// A feed tries thousands of templates, and there are some hundred.
const PARTS = new Map<Skeleton, Parts>()

function partsOf(skeleton: Skeleton): Parts {
  const known = PARTS.get(skeleton)
  if (known) return known
  const words: string[] = []
  const gaps: Gap[] = []
  let end = 0
  for (const { 0: gap, 1: article, 2: key = "", 3: one, 4: more = "", index } of skeleton.matchAll(
    GAP,
  )) {
    words.push(skeleton.slice(end, index))
    const forms = one === undefined ? undefined : ([one, more] as const)
    gaps.push({ key, hasArticle: article !== undefined, forms })
    end = index + gap.length
  }
  const parts = { words: [...words, skeleton.slice(end)], gaps }
  PARTS.set(skeleton, parts)
  return parts
}

/** What a template says before, between and after its gaps. */
export function wordsOf(skeleton: Skeleton): readonly string[] {
  return partsOf(skeleton).words
}

const NOT_SAID: ReadonlySet<string> = new Set()

/**
 * Phrases facts with one of the templates, always the same one for a seed. Skips those that lack a
 * fact, get too long or would repeat a word or what was said before; undefined if none is left.
 */
export function say(
  skeletons: readonly Skeleton[],
  facts: Facts,
  seed: number,
  { longest = LONGEST, said = NOT_SAID, turn = 0 }: SayOptions = {},
): Said | undefined {
  const count = skeletons.length
  const fitting: Said[] = []
  for (let step = 0; step < count && fitting.length <= turn; step += 1) {
    const skeleton = skeletons[(mixed(seed) + step) % count]
    const text = skeleton === undefined ? undefined : filled(skeleton, facts)
    if (skeleton === undefined || text === undefined || said.has(text)) continue
    if (isPlain(text, longest)) fitting.push({ text, skeleton })
  }
  return fitting[turn % fitting.length]
}

/** A hash of a text, from 0 to 2^32. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    seed = Math.imul(seed ^ text.charCodeAt(index), 0x01000193)
  }
  return mixed(seed)
}

function filled(skeleton: Skeleton, facts: Facts): string | undefined {
  const { words, gaps } = partsOf(skeleton)
  let text = words[0] ?? ""
  for (let at = 0; at < gaps.length; at += 1) {
    const gap = gaps[at]
    const found = gap && facts[gap.key]
    if (!found) return undefined
    text += inForm(found, gap) + (words[at + 1] ?? "")
  }
  return capitalised(text)
}

function inForm({ text, isMany }: Fact, { hasArticle, forms }: Gap): string {
  if (forms) return forms[isMany ? 1 : 0]
  return hasArticle && !isMany ? withArticle(text) : text
}

/** Whether a sentence repeats no word, small words aside, and is not too long. */
function isPlain(text: string, longest: number): boolean {
  if (text.length > longest) return false
  const stems = new Set<string>()
  for (const word of text.toLowerCase().match(/[a-z']{4,}/g) ?? []) {
    if (SMALL.has(word)) continue
    const stem = word.replace(/s$/, "").slice(0, STEM)
    if (stems.has(stem)) return false
    stems.add(stem)
  }
  return true
}

/** Words with the same beginning count as one: "stripe" and "striped". */
const STEM = 5
const SMALL: ReadonlySet<string> = new Set(["your", "with", "that", "them", "they", "this", "from"])

function mixed(seed: number): number {
  let state = seed >>> 0
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b)
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b)
  return (state ^ (state >>> 16)) >>> 0
}
