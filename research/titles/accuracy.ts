import {
  CUT_FIELDS,
  type Cut,
  PARSED_FIELDS,
  type ParsedField,
  type ParsedGarment,
  parseGarment,
  usualCut,
} from "@stylin/garments/vocabulary"
import { type LabelledTitle, labelledTitles } from "./labelled-titles.ts"

const TITLES = labelledTitles()

/** The FNV-1a hash of a text, as an unsigned 32-bit number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash
}

/** One title in three, by its hash. The parser is never changed because of these. */
export const KEPT_APART = TITLES.filter(({ text }) => hashOf(text) % 3 === 0)

/** The titles whose failures may be inspected. */
export const TUNED = TITLES.filter(({ text }) => hashOf(text) % 3 !== 0)

/** Whether each field of a title was read as labelled. */
export function judge(title: LabelledTitle): Record<ParsedField, boolean> {
  const read = parseGarment(title.text, title.columns)
  const { pattern, material, wearer, ...cut } = title.said ?? {}
  return {
    kind: (read.kind ?? null) === title.kind,
    colours: read.colours.join() === title.colours.join(),
    pattern: read.pattern === pattern,
    material: read.material === material,
    cut: sameCut(read, title, cut),
    wearer: read.wearer === wearer,
  }
}

/** Whether both mean the same garment: a word that repeats what is usual makes no difference. */
function sameCut(read: ParsedGarment, { kind }: LabelledTitle, cut: Cut): boolean {
  const usual = kind ? usualCut(kind) : {}
  const [one, other]: [Cut, Cut] = [
    { ...usual, ...read.cut },
    { ...usual, ...cut },
  ]
  return CUT_FIELDS.every((field) => one[field] === other[field])
}

/** The share of titles (0 to 1) in which a field, or all of them, are read correctly. */
export function accuracyOf(titles: readonly LabelledTitle[]): Record<ParsedField | "all", number> {
  const verdicts = titles.map(judge)
  const share = (isRight: (verdict: Record<ParsedField, boolean>) => boolean) =>
    verdicts.filter(isRight).length / titles.length
  return {
    kind: share(({ kind }) => kind),
    colours: share(({ colours }) => colours),
    pattern: share(({ pattern }) => pattern),
    material: share(({ material }) => material),
    cut: share(({ cut }) => cut),
    wearer: share(({ wearer }) => wearer),
    all: share((verdict) => PARSED_FIELDS.every((field) => verdict[field])),
  }
}
