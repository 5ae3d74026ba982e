import {
  CUT_FIELDS,
  type Cut,
  type CutField,
  type Kind,
  kindFacts,
  usualCut,
} from "@stylin/garments/vocabulary"
import type { Random } from "@stylin/stylist"
import { ANY_PRAISE, CUT_PHRASES, NOUNS, PATTERN_PHRASES, PRAISE } from "./phrases.ts"
import { pick } from "./random.ts"
import type { Style } from "./style.ts"

/** Parts of the usual cut that a title mentions where it has nothing special to say. */
const WORTH_SAYING: Readonly<Partial<Record<CutField, readonly string[]>>> = {
  fit: ["relaxed", "oversized"],
  length: ["midi"],
  rise: ["mid", "high"],
  neckline: ["crew", "v", "scoop", "square", "sweetheart"],
  leg: ["straight", "slim", "tapered"],
}

/** Says a style without its colour: "High-waisted striped linen wide-leg trousers". */
export function nameStyle(style: Style, random: Random): string {
  const { kind, cloth, pattern } = style
  const noun = pick(NOUNS[kind] ?? [kindFacts(kind).words[0]], random)
  const cut = Object.keys(style.cut).length > 0 ? style.cut : partOfUsual(kind, random)
  const cuts = CUT_FIELDS.flatMap((field) => {
    const phrases = phrasesOf(field, cut)
    return phrases.length > 0 && !isSilent(field, cut) ? [pick(phrases, random)] : []
  })
  const praise = praiseFor(kind, random)
  const print = pattern === "plain" ? [] : [pick(PATTERN_PHRASES[pattern], random)]
  return capitalised([...praise, ...cuts, ...print, joined(cloth, noun)].join(" "))
}

/** A title in its shop's manner. */
export function titleOf(name: string, colours: readonly string[], { shop }: Style): string {
  const colour = colours.join(" and ")
  if (shop.titles === "no colour") return name
  if (shop.titles === "colour first") return `${capitalised(colour)} ${lowered(name)}`
  return `${name} in ${colour}`
}

/** How shops say a part of a cut; nothing where they do not. */
export function phrasesOf(field: CutField, cut: Cut): readonly string[] {
  const phrases: Readonly<Record<string, readonly string[]>> = CUT_PHRASES[field]
  return phrases[cut[field] ?? ""] ?? []
}

/** One word of a kind's usual cut, for most of the styles that have no other. */
function partOfUsual(kind: Kind, random: Random): Cut {
  const usual = usualCut(kind)
  const fields = CUT_FIELDS.filter((field) => WORTH_SAYING[field]?.includes(usual[field] ?? ""))
  if (fields.length === 0 || random() > 0.75) return {}
  const field = pick(fields, random)
  return { [field]: usual[field] }
}

/** A bare neckline says of itself that there are no sleeves. */
function isSilent(field: CutField, { neckline, sleeve }: Cut): boolean {
  return field === "sleeve" && sleeve === "sleeveless" && neckline !== undefined
}

function praiseFor(kind: Kind, random: Random): readonly string[] {
  const own = PRAISE[kind]
  return random() < (own ? 0.3 : 0.08) ? [pick(own ?? ANY_PRAISE, random)] : []
}

/** "faux leather" and "leather jacket" make a "faux leather jacket"; of jeans none says "denim". */
function joined(cloth: string, noun: string): string {
  if (noun.endsWith("jeans")) return noun
  const shared = cloth.split(" ").at(-1) ?? cloth
  if (noun === shared) return noun
  return noun.startsWith(`${shared} `)
    ? `${cloth} ${noun.slice(shared.length + 1)}`
    : `${cloth} ${noun}`
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** With a small first letter, unless the first word is one that keeps its capital. */
function lowered(text: string): string {
  return /^(?:[A-Z]-|Bardot)/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
