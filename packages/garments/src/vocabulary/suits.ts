import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import { parseGarment } from "./parse/parse.ts"
import { readKind } from "./parse/read-kind.ts"
import { titleOf } from "./parse/title.ts"

/** A piece of a suit or a twin set, with a name of its own: "navy trouser suit" has a "navy suit jacket". */
export interface SuitPiece {
  readonly name: string
  readonly kind: Kind
}

/** After these a suit is one garment, is for sport, bed and water, or is worn with what the text names. */
const NO_SUIT = new RegExp(
  String.raw`\b(?:swim|swimming|bathing|body|jump|play|cat|boiler|track|jogging|sweat|shell|wet|dry|dive|diving|ski|snow|` +
    "lounge|romper|scrub|utility|flight|space|rain|sun|sauna|sleep|gym|running|training|yoga|cycling|racing|beach|salwar|shalwar|kameez|punjabi|anarkali|patiala)[ -]?$|" +
    String.raw`\b(?:for|with|under|over)\b`,
  "i",
)

/** Where no other garment follows: not "suit trousers", nor "suit bag". */
const AND_NO_MORE = /^(?:\s*(?:$|[,;:.(|/])|\s+[-–—]\s|\s+(?:in|with|and|from|by|of)\b)/i
/** A suit, and what it has besides its jacket. */
const SUIT = /\b(?:(trouser|pant|skirt|short)s?[ -]?)?suits?\b/gi
const SCRUBS = /\b(?:scrubs|scrubs? (?:suits?|sets?))\b/gi
const TWIN_SET = /\btwin[ -]?sets?\b/gi
const IN_PIECES = /\b(?:two|three|2|3)[ -]?(?:piece|pc)s?\b/i
const IN_THREE = /\b(?:three|3)[ -]?(?:piece|pc)s?\b/i
const OTHER_WORLDS =
  /\b(?:pyjamas?|pajamas?|bikini|swim\w*|fancy dress|costume|dogs?|dolls?|exfoliat\w*)\b/i
const PIECE = "jacket|blazer|trousers?|pants|skirt|shorts|waistcoat"
/** A list of pieces: "(jacket and trousers)". */
const listOf = (piece: string): RegExp =>
  new RegExp(
    String.raw`[\s(,:–—-]*(?:\bwith\s+)?(?:\bmatching\s+)?\b(?:${piece})\b` +
      String.raw`(?:\s*(?:,|and|&|\+|/)\s*(?:matching\s+)?(?:${piece})\b)*\)?`,
    "i",
  )
const PIECES = listOf(PIECE)
const KNITS = listOf("cardigan|jumper|sweater")
const BELOW = [
  { said: /\bskirt/i, word: "skirt", kind: "pencil_skirt" },
  { said: /\bshort/i, word: "shorts", kind: "shorts" },
] as const
const TROUSERS = { word: "trousers", kind: "trousers" } as const

/**
 * The jacket and what is worn below of a suit that a text names, a waistcoat too if it says so, the cardigan and the jumper
 * of a twin set, or the two halves of scrubs, each by a name that says which it is. Undefined if it names neither, or only one piece of it.
 * @param type what a shop or she calls things of its kind: it tells where the text leaves the kind open
 */
export function suitIn(text: string, type = ""): readonly SuitPiece[] | undefined {
  const isOpen = type !== "" && parseGarment(text).confidence.kind !== "sure"
  return piecesIn(text) ?? (isOpen && piecesIn(type) ? piecesIn(`${text} ${type}`) : undefined)
}

function piecesIn(text: string): readonly SuitPiece[] | undefined {
  return suitPiecesIn(text) ?? twinSetIn(text) ?? scrubsIn(text)
}

/** What is worn in a hospital, if its name says neither of which half it is nor that it is another thing. */
function scrubsIn(text: string): readonly SuitPiece[] | undefined {
  const found = wholeIn(text, SCRUBS)
  if (!found || isNoSet(text, found)) return undefined
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  if (kindIn(`${before} ${after}`)) return undefined
  return [
    { name: nameOf(before, "scrub top", after), kind: "tunic" },
    { name: nameOf(before, "scrub trousers", after), kind: "trousers" },
  ]
}

/** The first place where a text names a set, and not only a piece of it: "suit navy pinstripe", not "suit navy trousers". */
function wholeIn(text: string, set: RegExp): RegExpExecArray | undefined {
  return [...text.matchAll(set)].find((found) => {
    const after = text.slice(found.index + found[0].length)
    return AND_NO_MORE.test(after) || isDescription(after)
  })
}

/** Whether a set that a text names is one garment, is of another world, or goes with what the text names. */
function isNoSet(text: string, { index }: RegExpExecArray): boolean {
  return OTHER_WORLDS.test(text) || NO_SUIT.test(text.slice(0, index))
}

/** Whether words begin with a colour, a pattern or a cloth, and name no garment. */
function isDescription(words: string): boolean {
  const [first = ""] = words.trim().split(/\s+/)
  const { colours, pattern, material } = parseGarment(first)
  const isSaid = colours.length > 0 || pattern !== undefined || material !== undefined
  return isSaid && kindIn(words) === undefined
}

/** The cardigan and the jumper that are knitted to be worn one over the other. */
function twinSetIn(text: string): readonly SuitPiece[] | undefined {
  const found = wholeIn(text, TWIN_SET)
  if (!found || isNoSet(text, found)) return undefined
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length).replace(KNITS, "")
  // Earrings come in pairs as well, and a set of a camisole and a cardigan says so.
  if (kindIn(`${before} ${after}`)) return undefined
  return [
    { name: nameOf(before, "twinset cardigan", after), kind: "cardigan" },
    { name: nameOf(before, "twinset jumper", after), kind: "jumper" },
  ]
}

/** The kind that a text names, more than by its cloth or its cut: a denim suit has a jacket too. */
function kindIn(text: string): Kind | undefined {
  const { kind, isBare } = readKind(titleOf(text))
  return isBare ? undefined : kind
}

function suitPiecesIn(text: string): readonly SuitPiece[] | undefined {
  const found = wholeIn(text, SUIT)
  if (!found || isNoSet(text, found)) return undefined
  const [phrase, below = ""] = found
  const before = text.slice(0, found.index).replace(IN_PIECES, "")
  const after = text.slice(found.index + phrase.length)
  // "Shirt suit" is no suit; a blazer may be called one.
  const first = kindIn(before)
  if (first && first !== "blazer") return undefined
  const [listed = ""] = PIECES.exec(after) ?? []
  if (isOneOnly(listed)) return undefined
  const named = (word: string) => nameOf(before, `suit ${word}`, after.replace(PIECES, ""))
  const { word, kind } = BELOW.find(({ said }) => said.test(below) || said.test(listed)) ?? TROUSERS
  const read = parseGarment(named(word))
  const isTold = read.confidence.kind === "sure" && read.kind && isBelow(read.kind)
  return [
    { name: named("jacket"), kind: "blazer" },
    { name: named(word), kind: isTold && read.kind ? read.kind : kind },
    ...(IN_THREE.test(text) || /\bwaistcoat\b/i.test(listed)
      ? [{ name: named("waistcoat"), kind: "waistcoat" } as const]
      : []),
  ]
}

/** Whether a list names a single piece, as in "suit: jacket"; "suit with skirt" has its jacket. */
function isOneOnly(listed: string): boolean {
  const pieces = listed.match(new RegExp(String.raw`\b(?:${PIECE})\b`, "gi")) ?? []
  return pieces.length === 1 && !/\bwith\b/i.test(listed)
}

function isBelow(kind: Kind): boolean {
  return kindFacts(kind).slot === "bottom"
}

function nameOf(...parts: readonly string[]): string {
  const name = parts
    .join(" ")
    .replace(/\s+([,;:.)])/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
