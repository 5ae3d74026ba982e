import {
  colourHints,
  colourNames,
  type Kind,
  kindFacts,
  PATTERNS,
  type Pattern,
  rightlySpelled,
} from "@stylin/garments/vocabulary"
import { colourOf, kindCodes, kindOf, NONE } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { remembered } from "../pieces/remembered.ts"
import { isLabel } from "./labels.ts"
import { beginsWithMaker, withMakers } from "./makers.ts"
import { saidIn } from "./said-kinds.ts"

const PATTERN_ADJECTIVES: Record<Pattern, string | undefined> = {
  plain: undefined,
  stripe: "striped",
  check: "checked",
  floral: "floral",
  dot: "polka-dot",
  animal: "animal-print",
  geometric: "geometric",
  abstract: "printed",
}

const KNITTED = kindCodes("jumper", "cardigan", "knitted_vest", "knitted_dress")

/** Patterns that her name for a garment says more exactly. */
const SAID_PATTERN =
  /\b(?:paisley|tartan|gingham|houndstooth|dogtooth|leopard|zebra|batik|ikat|shweshwe|nordic|fair isle|ankara|kitenge|african[ -]print|wax[ -]print|camouflage)\b/i

/** What is drawn like flowers, and called something else by her. */
const NO_FLOWERS =
  /\b(?:lemons?|cherr(?:y|ies)|strawberr(?:y|ies)|fruits?|butterfl(?:y|ies)|birds?|palms?|leaf|leaves|block[- ]print(?:ed)?)\b/i

/** Its pattern, as it is spoken of: lemons are no flowers. */
export function figureOf({ pattern, owned, name = "" }: Piece): Pattern {
  const figure = PATTERNS[pattern] ?? "plain"
  return figure === "floral" && owned && NO_FLOWERS.test(name) ? "abstract" : figure
}

function patternWord(piece: Piece): string | undefined {
  const { kind, owned, name = "" } = piece
  const said = owned ? SAID_PATTERN.exec(name)?.[0] : undefined
  if (said) return said.toLowerCase().replace(/^african/, "African")
  const figure = figureOf(piece)
  // What is knitted in is not printed.
  const isKnitted = KNITTED.has(kind) || (owned && /\b(?:knit|knitted|wool)\b/i.test(name))
  return figure === "abstract" && isKnitted ? "patterned" : PATTERN_ADJECTIVES[figure]
}

/** Kinds that people call differently than shops do. */
const CALLED: Partial<Record<Kind, string>> = {
  t_shirt: "T-shirt",
  // Shops call most that is no leather so.
  leather_jacket: "jacket",
  wool_coat: "coat",
  teddy_coat: "coat",
  tote_bag: "tote",
  shoulder_bag: "bag",
  clutch: "clutch",
  mary_janes: "Mary Janes",
  pinafore: "pinafore",
}

/** A garment's kind as people say it: "wide-leg trousers". */
export function kindWord({ kind }: Pick<Piece, "kind">): string {
  const name = kindOf(kind)
  return CALLED[name] ?? kindFacts(name).words[0]
}

/**
 * The main colour's name, of her own clothes as she calls it: her "cerise jumper" is not fuchsia. Undefined if it is
 * not known.
 */
export function colourWord(piece: OfColour): string | undefined {
  return piece.colours[0] === undefined ? undefined : mainColourWord(piece)
}

/** A waxed jacket that she calls green is olive to us. */
const OF_WAX = ["green"]

type OfColour = Pick<Piece, "colours" | "name" | "owned">

const mainColourWord = remembered(({ colours, name, owned }: OfColour): string => {
  const colour = colourOf(colours[0] ?? NONE)
  if (!owned || name === undefined) return colour
  const said = longestIn(name, colourNames(colour)) ?? longestIn(name, colourHints(colour))
  return said ?? (colour === "olive" ? longestIn(name, OF_WAX) : undefined) ?? colour
})

/** The longest of some words that a name has, ignoring case. */
function longestIn(name: string, words: readonly string[]): string | undefined {
  const spaced = ` ${name.toLowerCase().replaceAll(/[^\p{L}]+/gu, " ")} `
  const [longest] = words
    .filter((word) => spaced.includes(` ${word} `))
    .toSorted((one, other) => other.length - one.length)
  const hyphened = longest?.replaceAll(" ", "-")
  return hyphened && name.toLowerCase().includes(hyphened) ? hyphened : longest
}

/** A garment's kind, of her own as far as she says it more exactly. */
export function saidKind(piece: Piece): string {
  const said = piece.owned ? saidIn(piece.name ?? "", kindOf(piece.kind)) : undefined
  return said ?? kindWord(piece)
}

/** A garment in a few words: "navy blazer", "white striped shirt", "black and pink trail shoes". */
export function shortName(piece: Piece): string {
  return [coloursWord(piece), patternWord(piece), saidKind(piece)].filter(Boolean).join(" ")
}

/** Its colour; both, if she says of something plain that it has two. */
function coloursWord(piece: Piece): string | undefined {
  const { colours, owned, pattern } = piece
  const [main, second, ...more] = colours
  const isOfTwo = owned && PATTERNS[pattern] === "plain" && more.length === 0
  if (!isOfTwo || main === undefined || second === undefined) return colourWord(piece)
  return `${colourWord(piece)} and ${colourWord({ ...piece, colours: [second] })}`
}

/** How long her name for a garment may be, to fit into a sentence. */
const SHORT_NAME = { words: 3, letters: 23 } as const
/** Words that keep their capital because they may be a name: "Nana's cardigan", "Levi's". */
const MAY_BE_NAME = /^[A-Z][\w]*['’]s\b|^[A-Z]\S* [A-Z](?!-(?:line|neck|shirt)\b)|^[A-Z]{2}/

/** Chains that sell everything, as people name a garment after one: nobody prints that, however it is typed. */
const CHAIN =
  /^(?:aldi|asda|asos|big ?w|boohoo|bershka|c&a|cos|cotton on|dorothy perkins|dunnes|f&f|fat ?face|gap|george|h&m|hema|hobbs|joules|kmart|lane bryant|lidl|lindex|marks (?:and|&|n) (?:spencer|sparks)|matalan|monki|monsoon|m&s|new look|next(?! to)|old navy|peacocks|penneys|primark|pull ?& ?bear|river island|reserved|sainsbury'?s|seasalt|shein|stradivarius|target|tesco|topshop|torrid|tu|uniqlo|walmart|white stuff|zara)\s+(?=\S)/i

/** Whose it is, or how many of them she has: a look wears one. In two tones, or three quarters long, it is one as well. */
const COUNTED =
  /^my |^(?:two|three|four|several) (?!(?:tone|piece|quarter|stripe|way|button|strap|tier|colou?r|in)s?\b)(?=\p{L}+ .*s$)/iu

/** What has two legs, said as one. */
const ONE_OF_TWO = /\b(?:jean|jegging|legging|trouser|pant|chino|jogger|short)$/i

/** A garment by her name for it, if that fits into a sentence; otherwise a short one. */
export const nameOf = remembered((piece) => {
  const name = withMakers(rightlySpelled(piece.name?.trim() ?? ""))
    .replace(COUNTED, "")
    .replace(CHAIN, "")
    .replace(/[.!,;]+$/, "")
    .replace(ONE_OF_TWO, "$&s")
  const isShort = name.length <= SHORT_NAME.letters && name.split(/\s+/).length <= SHORT_NAME.words
  const isSaid = saysWhose(name) || !isLabel(name, saidKind(piece), colourWord(piece))
  if (!(name && isShort && isSaid)) return shortName(piece)
  return MAY_BE_NAME.test(name) || beginsWithMaker(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
})

/** A garment within a sentence: "your grey jumper", "the navy blazer". */
export function called(piece: Piece): string {
  return piece.owned ? yourName(nameOf(piece)) : `the ${shortName(piece)}`
}

export function yourName(name: string): string {
  return saysWhose(name) ? name : `your ${name}`
}

/** Whether her name says whose it was, so that no "your" precedes it: "Tom's wax jacket". */
export function saysWhose(name: string): boolean {
  return /^\p{Lu}\p{L}*['’]s\b/u.test(name)
}

/**
 * A garment for sale without its colour, her own by her name: "blazer", "grey jumper". It follows
 * "the", so that whose it was is left out of a name that says so: "wax jacket".
 */
export function plainName(piece: Piece): string {
  if (piece.name === undefined) return kindWord(piece)
  return nameOf(piece).replace(/^\p{L}+['’]s\s+/u, "")
}

/** The same within a sentence: "your grey jumper", "the blazer". */
export const calledShort = remembered((piece) =>
  piece.owned ? yourName(nameOf(piece)) : `the ${plainName(piece)}`,
)

/** The same by its kind alone: "your trousers", "the blazer". */
function calledByKind(piece: Piece): string {
  return `${piece.owned ? "your" : "the"} ${saidKind(piece)}`
}

/**
 * Names of garments for one sentence, without the words that they have in common or that the sentence says anyway:
 * her brown walking boots are "your walking boots" beside her brown belt.
 * @param said what else the sentence says
 */
export function calledApart(pieces: readonly Piece[], said = ""): string[] {
  const names = pieces.map(calledShort)
  const words = pieces.flatMap(longWordsOf)
  const spoken = said.split(" ")
  const twice = [
    ...words.filter((word, at) => words.indexOf(word) !== at),
    ...names.flatMap((name) => name.split(" ").filter((word) => spoken.includes(word))),
  ]
  if (twice.length === 0) return names
  return pieces.map((piece) => calledWithout(new Set(twice), piece))
}

/** The long words of what a garment is called, each once. */
const longWordsOf = remembered((piece): readonly string[] => {
  const words = calledShort(piece).match(/\p{L}{4,}/gu) ?? []
  return [...new Set(words)].filter((word) => word !== "your")
})

/** Her name for it without some words and without its colour, if what is left still says what it is; else its kind. */
function calledWithout(words: ReadonlySet<string>, piece: Piece): string {
  if (!piece.owned) return calledByKind(piece)
  const name = nameOf(piece)
  const colour = coloursSaid(piece)
  const parts = name.split(" ")
  const left = parts.filter((part) => !(words.has(part) || colour.includes(part)))
  // Of "black and pink" the one without the other is no name.
  const isWhole =
    left.length > 0 &&
    left.at(-1) === parts.at(-1) &&
    (left.length === parts.length || !parts.includes("and")) &&
    !saysWhose(name)
  return isWhole ? yourName(left.join(" ")) : calledByKind(piece)
}

/** The words for its main colour, as she calls it. */
const coloursSaid = remembered((piece): readonly string[] => colourWord(piece)?.split(" ") ?? [])

/** Joins words as in a sentence: "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ""
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`
}

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A thing at first mention: "a navy blazer", "an ecru shirt", but "bronze mules". */
export function withArticle(name: string): string {
  if (isPlural(name)) return name
  return /^(?:[aeio]|hour|u(?!ni|se))/i.test(name) ? `an ${name}` : `a ${name}`
}

/** The verb for a list of things. */
export function areOrIs(things: readonly string[]): "are" | "is" {
  const [only = ""] = things
  return things.length > 1 || isPlural(only) ? "are" : "is"
}

/** Whether a word is grammatically more than one: trousers, boots; but not a dress. */
export function isPlural(word: string): boolean {
  return word.endsWith("s") && !word.endsWith("ss")
}
