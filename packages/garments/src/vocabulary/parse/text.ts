/** Stands for punctuation between words; no phrase reaches across it. */
export const BREAK = "|"

/** Words with single spaces or hyphens between them: most titles. */
const PLAIN = /^(?:[a-z0-9]+(?:[ -](?=[a-z0-9])|$))*$/i

/** Letters that are no letter of the alphabet with a mark on it, and what stands for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
}

/**
 * The words of a text in lower case, without accents, apostrophes or inner hyphens ("Women's
 * V-Neck" is "womens v neck"), with a break for every comma, slash, bracket and spaced dash.
 */
export function wordsOf(text: string): string[] {
  if (text === "") return []
  if (PLAIN.test(text)) return text.toLowerCase().split(/[ -]/)
  return (
    text
      .normalize("NFD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase()
      .replace(/[øłıßæœ]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/['’`]/g, "")
      .replace(/\b(?:[a-z]\.){2,}/g, (initials) => `${initials.replaceAll(".", "")} `)
      .replace(/\b3\/4s?\b|¾/g, " three quarter ")
      .replace(/\b7\/8\b/g, " seven eighths ")
      .replace(/(?:\b1\/4|¼)(?=[ -]?zip)/g, " quarter ")
      .replace(/(?:\b1\/2|½)(?=[ -]?zip)/g, " half ")
      // With a year after it, it is a season.
      .replace(/\b([sl])\/s\b(?! ?\d)/g, (_, length) =>
        length === "s" ? " short sleeve " : " long sleeve ",
      )
      .replace(/\bw\/l\b/g, " wide leg ")
      .replace(/\bw\//g, " with ")
      .replace(/&|\s\+\s/g, " and ")
      .replace(/\s[-–—]+\s|[–—,;:/|()[\]>!?"“”]|\.\s|\.$/g, ` ${BREAK} `)
      .match(/[a-z0-9]+|\|/g) ?? []
  )
}

/** The words that may be a word's plural: "dress" gives "dresses". None of "dresses". */
function pluralsOf(word: string): string[] {
  return [
    ...(/s$|(?:ss|sh|ch|x)e$/.test(word) ? [] : [`${word}s`]),
    ...(/[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : []),
    ...(/[^f]f$/.test(word) ? [`${word.slice(0, -1)}ves`] : []),
    ...(/(?:ss|sh|ch|x)$/.test(word) ? [`${word}es`] : []),
  ]
}

/** Phrases by their words between spaces. */
export interface Lexicon<T> {
  readonly phrases: ReadonlyMap<string, T>
  /** The same in the plural. */
  readonly plurals: ReadonlyMap<string, T>
  /** By first word, in either number, the number of words of the longest phrase that begins with it. */
  readonly longest: ReadonlyMap<string, number>
  /** The first two words of all phrases that have as many. */
  readonly pairs: ReadonlySet<string>
}

/** A phrase that was found, from word `start` up to but not including word `end`. */
export interface Hit<T> {
  readonly value: T
  readonly start: number
  readonly end: number
}

/**
 * Makes a lexicon. A singular phrase is also found in the plural. A phrase listed in the plural is
 * found only in that form, since "heels" are shoes and a "heel" is a part of one.
 */
export function lexicon<T>(entries: Iterable<readonly [phrase: string, value: T]>): Lexicon<T> {
  const phrases = new Map<string, T>()
  const plurals = new Map<string, T>()
  const longest = new Map<string, number>()
  const pairs = new Set<string>()
  for (const [phrase, value] of entries) {
    const words = wordsOf(phrase)
    const [first = ""] = words
    const before = words.slice(0, -1)
    phrases.set(words.join(" "), value)
    if (words.length > 1) pairs.add(words.slice(0, 2).join(" "))
    for (const last of pluralsOf(words.at(-1) ?? "")) {
      const plural = [...before, last].join(" ")
      plurals.set(plural, value)
      if (words.length === 2) pairs.add(plural)
    }
    for (const word of [first, ...pluralsOf(first)]) {
      longest.set(word, Math.max(longest.get(word) ?? 0, words.length))
    }
  }
  return { phrases, plurals, longest, pairs }
}

/** A table of "one|two|three" lists by value, as the entries of a lexicon. */
export function listed<T extends string>(
  table: Partial<Readonly<Record<T, string>>>,
): (readonly [phrase: string, value: T])[] {
  // Object.entries loses the key type of the table.
  return (Object.entries(table) as [T, string][]).flatMap(([value, list]) =>
    list.split("|").map((phrase) => [phrase, value] as const),
  )
}

/** All phrases in a list of words, in order; of phrases that overlap, the longest. */
export function findPhrases<T>(words: readonly string[], among: Lexicon<T>): Hit<T>[] {
  const hits: Hit<T>[] = []
  let start = 0
  while (start < words.length) {
    const hit = longestAt(words, start, among)
    if (hit) hits.push(hit)
    start = hit ? hit.end : start + 1
  }
  return hits
}

function longestAt<T>(
  words: readonly string[],
  start: number,
  { phrases, plurals, longest, pairs }: Lexicon<T>,
): Hit<T> | undefined {
  const first = words[start] ?? ""
  const most = longest.get(first) ?? 0
  // Most words that may begin a phrase are alone.
  const some = most > 1 && !pairs.has(`${first} ${words[start + 1]}`) ? 1 : most
  for (let end = Math.min(words.length, start + some); end > start; end -= 1) {
    const phrase = end === start + 1 ? first : words.slice(start, end).join(" ")
    const value = phrases.get(phrase) ?? plurals.get(phrase)
    if (value !== undefined) return { value, start, end }
  }
  return undefined
}
