import {
  CUT_FIELDS,
  type Cut,
  type CutField,
  type Kind,
  kindFacts,
  usualCut,
} from "@stylin/garments/vocabulary"
import type { Random } from "@stylin/stylist"
import { CLOTHS } from "./cloths.ts"
import {
  ANY_PRAISE,
  CUT_PHRASES,
  HEELS_BY_HEEL,
  NOUNS,
  NOUNS_IN_CLOTH,
  PATTERN_PHRASES,
  PRAISE,
  TAILORED,
} from "./phrases.ts"
import { pick } from "./random.ts"
import type { Style } from "./style.ts"

/** A style in words, in the order of English adjectives; its colour comes between the two halves. */
export interface StyleName {
  /** Opinion, size and shape: "classic oversized V-neck". */
  readonly before: string
  /** Pattern, cloth and the garment: "striped linen midi dress". */
  readonly after: string
}

/** Parts of the usual cut that a title mentions if nothing is special. */
const WORTH_SAYING: Readonly<Partial<Record<CutField, readonly string[]>>> = {
  fit: ["relaxed", "oversized"],
  length: ["midi"],
  rise: ["mid", "high"],
  neckline: ["crew", "v", "scoop", "square", "sweetheart"],
  leg: ["straight", "slim", "tapered"],
}

/** Words of size, which come before those of shape. */
const SIZES: readonly string[] = ["oversized", "cropped", "long", "knee", "maxi", "ankle", "full"]
/** Lengths that join the noun if the garment has a hem: "midi dress". */
const WITH_NOUN: readonly string[] = ["mini", "midi", "maxi"]

/** Names a style, without its colour. */
export function nameStyle(style: Style, random: Random): StyleName {
  const { kind, cloth, pattern } = style
  const cut = Object.keys(style.cut).length > 0 ? style.cut : partOfUsual(kind, random)
  const noun = nounOf(style, cut, random)
  const [length = ""] = isWithNoun(kind, cut) && !noun.includes(cut.length) ? [cut.length] : []
  const said = CUT_FIELDS.filter((field) => !isInNoun(field, kind, cut)).flatMap((field) => {
    const phrases = phrasesOf(field, cut)
    const isSize = SIZES.includes(cut[field] ?? "") && (field === "fit" || field === "length")
    return phrases.length > 0 ? [{ phrase: pick(phrases, random), isSize }] : []
  })
  const sizes = said.filter(({ isSize }) => isSize)
  const shapes = said.filter(({ isSize }) => !isSize)
  const print = pattern === "plain" ? "" : pick(PATTERN_PHRASES[pattern], random)
  return {
    before: spaced([
      praiseFor(kind, random),
      ...sizes.map(({ phrase }) => phrase),
      isTailored(style, random) ? "tailored" : "",
      ...shapes.map(({ phrase }) => phrase),
    ]),
    after: spaced([print, joined(cloth, spaced([length, noun]))]),
  }
}

/** A title in its shop's style: "Relaxed navy linen shirt", "Relaxed linen shirt in navy". */
export function titleOf({ before, after }: StyleName, colours: readonly string[], style: Style) {
  const colour = colourOf(colours, style)
  return capitalised(
    style.shop.titles === "colour last" && CLOTHS[style.cloth].material !== "metal"
      ? `${spaced([before, after])} in ${colour}`
      : spaced([before, colour, after]),
  )
}

/** How shops phrase a part of a cut; empty if they do not mention it. */
export function phrasesOf(field: CutField, cut: Cut): readonly string[] {
  const phrases: Readonly<Record<string, readonly string[]>> = CUT_PHRASES[field]
  return phrases[cut[field] ?? ""] ?? []
}

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** A plated metal has its colour in its name; steel is "-toned". */
function colourOf(colours: readonly string[], { cloth }: Style): string {
  const said = colours.join(" and ")
  if (cloth === "stainless steel") return `${said}-tone`
  return CLOTHS[cloth].material === "metal" ? "" : said
}

function nounOf({ kind, cloth }: Style, { heel }: Cut, random: Random): string {
  const nouns = NOUNS[kind] ?? [kindFacts(kind).words[0]]
  const special = kind === "heels" && heel ? HEELS_BY_HEEL[heel] : NOUNS_IN_CLOTH[kind]?.[cloth]
  return special ?? pick(nouns, random)
}

/** Whether the garment's noun already says this part of the cut. */
function isInNoun(field: CutField, kind: Kind, cut: Cut): boolean {
  return field === "length" ? isWithNoun(kind, cut) : field === "heel" && kind === "heels"
}

/** Whether a length joins the garment's noun. */
function isWithNoun(kind: Kind, cut: Cut): cut is Cut & { length: string } {
  const { slot } = kindFacts(kind)
  const isOfHems = slot === "dress" || slot === "bottom" || slot === "layer"
  if (!(cut.length && isOfHems && WITH_NOUN.includes(cut.length))) return false
  // A coat or a gown that reaches the floor is full-length.
  return cut.length !== "maxi" || !(slot === "layer" || kind === "evening_dress")
}

/** One word of a kind's usual cut, for most styles that have nothing special. */
function partOfUsual(kind: Kind, random: Random): Cut {
  const usual = usualCut(kind)
  const fields = CUT_FIELDS.filter((field) => WORTH_SAYING[field]?.includes(usual[field] ?? ""))
  if (fields.length === 0 || random() > 0.75) return {}
  const field = pick(fields, random)
  return { [field]: usual[field] }
}

function praiseFor(kind: Kind, random: Random): string {
  return random() < 0.08 ? pick(PRAISE[kind] ?? ANY_PRAISE, random) : ""
}

function isTailored({ kind, cut: { fit = "regular" }, cloth }: Style, random: Random): boolean {
  const isSoft = fit === "relaxed" || fit === "oversized" || cloth === "plisse"
  return TAILORED.has(kind) && !isSoft && random() < 0.3
}

/** "faux leather" and "leather jacket" make "faux leather jacket"; no jeans are called "denim". */
function joined(cloth: string, noun: string): string {
  if (noun.endsWith("jeans")) return noun
  const shared = cloth.split(" ").at(-1) ?? cloth
  if (noun === shared) return noun
  return noun.startsWith(`${shared} `)
    ? `${cloth} ${noun.slice(shared.length + 1)}`
    : `${cloth} ${noun}`
}

function spaced(words: readonly string[]): string {
  return words.filter(Boolean).join(" ")
}
