import { refusals } from "./refusals.ts"

/** Sentences with values in them, each with what finds it in a text. */
const PATTERNS = Object.entries(refusals)
  .filter(([english]) => english.includes("{"))
  .map(([english, german]) => {
    const parts = english.split(/\{(\w+)\}/)
    const found = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
    return { pattern: new RegExp(`^${found.join("")}$`, "s"), german }
  })

/** What begins messages of several sentences, or of one that is said of a field: "files: This file is empty." */
const FIELD = /^[a-z_]+: (?=\p{Lu})/u
const BETWEEN_SENTENCES = /(?<=[.?!]) /g

type Words = Readonly<Record<string, string>>

/** What the client or the provider says in English, in German; undefined if it is not known. */
export function inGerman(text: string, words: Words): string | undefined {
  return ofOne(text, words) ?? ofSeveral(text.replace(FIELD, ""), words)
}

function ofOne(text: string, words: Words): string | undefined {
  return words[text] ?? withValues(text)
}

function withValues(text: string): string | undefined {
  for (const { pattern, german } of PATTERNS) {
    const values = pattern.exec(text)?.groups
    if (values) return german.replace(/\{(\w+)\}/g, (name, key) => values[key] ?? name)
  }
  return undefined
}

/** Of messages that follow each other, if all of them are known; each may be several sentences. */
function ofSeveral(text: string, words: Words): string | undefined {
  const whole = ofOne(text, words)
  if (whole !== undefined) return whole
  for (const { index } of text.matchAll(BETWEEN_SENTENCES)) {
    const first = ofOne(text.slice(0, index), words)
    const others = first === undefined ? undefined : ofSeveral(text.slice(index + 1), words)
    if (first !== undefined && others !== undefined) return `${first} ${others}`
  }
  return undefined
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
