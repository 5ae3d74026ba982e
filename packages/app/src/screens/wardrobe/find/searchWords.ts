import type { WardrobeItem } from "@stylin/api/contract"
import { KINDS, sectionName, shelfOf } from "@stylin/garments/vocabulary"
import { language } from "../../../words/language.ts"
import { sayWithin } from "../../../words/sayWord.ts"
import { familiesOf } from "./colourFamilies.ts"
import { seasonsOf } from "./seasonsOf.ts"

/** Items never change in place, so their words are read once. */
const known = new WeakMap<WardrobeItem, readonly string[]>()

/**
 * Whether an item has every word of a search. A word fits from its first letters on, and as the plural of
 * one of the item's, or with a German adjective's ending, whatever its case and accents.
 */
export function hasWords(item: WardrobeItem, search: string): boolean {
  const own = wordsOf(item)
  return inWords(search).every((word) => {
    const forms = language === "de" ? [...singulars(word), withoutEnding(word)] : singulars(word)
    return own.some((one) => one.startsWith(word) || forms.includes(one))
  })
}

function wordsOf(item: WardrobeItem): readonly string[] {
  const before = known.get(item)
  if (before) return before
  const { item_summary, kind, colours = [], material, pattern, note = "", size = "" } = item
  const said = [
    item_summary,
    sectionName(item.section),
    ...(kind ? [...KINDS[kind].words, shelfOf(kind), ...seasonsOf(item)] : []),
    ...colours,
    ...familiesOf(item),
    material?.replaceAll("_", " ") ?? "",
    pattern ?? "",
    // What her own language calls it.
    ...(kind
      ? [sayWithin(kind, KINDS[kind].words[0]), sayWithin(`shelf ${shelfOf(kind)}`, shelfOf(kind))]
      : []),
    ...[...colours, ...seasonsOf(item), ...familiesOf(item)].map((word) => sayWithin(word)),
    ...[item.section, material ?? "", pattern ?? ""].map((word) => sayWithin(word)),
    note,
    size,
  ]
  const words = [...new Set(inWords(said.join(" ")).flatMap(singulars))]
  known.set(item, words)
  return words
}

/** "schwarz" of "schwarze" and "schwarzer". */
function withoutEnding(word: string): string {
  return word.replace(/e[mnrs]?$/, "")
}

/** Lower case, without accents, with ss for ß, split at whatever is no letter or digit. */
function inWords(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss")
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** The word, and what it may be the plural of. */
function singulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [word]
  const forms = [word, word.slice(0, -1)]
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2))
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith("ves")) forms.push(`${word.slice(0, -3)}f`)
  return forms
}
