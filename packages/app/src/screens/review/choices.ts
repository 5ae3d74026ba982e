import type { ProductShot } from "@stylin/api/contract"
import { COLOUR_NAMES, type ColourName, difference, hexOf, isHex } from "@stylin/garments/colour"
import {
  type Colour,
  isColour,
  KIND_NAMES,
  KINDS,
  type Kind,
  SECTIONS,
  type Section,
} from "@stylin/garments/vocabulary"
import type { ReviewChoice, ReviewColour } from "@stylin/ui"
import { LOCALE } from "../../words/language.ts"
import { sayKind } from "../../words/sayKind.ts"
import { sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"

/** How many kinds, and how many colours, are one tap away. */
const FEW_KINDS = 4
const FEW_COLOURS = 9

/** Frequent enough to be offered with any garment. */
const USUAL_COLOURS = ["black", "white", "grey", "navy", "beige"] as const

/** The sections there are. */
export const SECTION_CHOICES: readonly ReviewChoice[] = SECTIONS.map((value) => ({
  value,
  label: sayWord(value),
}))

/**
 * The kinds to choose from: the likeliest, those similar to what was read, then all others by name.
 */
export function kindChoices(
  { kind, section }: Pick<ProductShot, "kind" | "section">,
  likeliest: readonly Kind[] = [],
): {
  few: readonly ReviewChoice[]
  more: readonly ReviewChoice[]
} {
  const alike = [...KIND_NAMES].sort(
    (one, other) => strangeness(one, kind, section) - strangeness(other, kind, section),
  )
  const likely = [...new Set([...likeliest, ...alike])].slice(0, FEW_KINDS)
  return {
    few: likely.map(kindChoice),
    more: KIND_NAMES.filter((name) => !likely.includes(name))
      .map(kindChoice)
      .sort((one, other) => one.label.localeCompare(other.label, LOCALE)),
  }
}

/**
 * The colours to choose from: what was read, colours often confused with it, and the usual ones.
 */
export function colourChoices(colours: readonly string[] = []): readonly ReviewColour[] {
  const read = colours.map((colour) => colour.toLowerCase()).filter(isColour)
  const [main] = read
  const near = main === undefined ? [] : nearestTo(main)
  const all = [...new Set<Colour>([...read, ...near, ...USUAL_COLOURS])]
  return all.slice(0, FEW_COLOURS).map((colour) => ({
    value: colour,
    label: isHex(colour) ? t("As read") : sayWord(colour),
    css: hexOf(colour),
  }))
}

/** How a colour is called; of one without a name, the name of the nearest. */
function colourWord(colour: Colour): string {
  const [nearest = colour] = isHex(colour) ? nearestTo(colour) : [colour]
  return sayWord(nearest)
}

/** What a garment's row says of it: its kind, and its main colour in a word and as it looks. */
export function shownFacts({ kind, colours }: Pick<ProductShot, "kind" | "colours">): {
  kind?: string
  colour?: string
  css?: string
} {
  const main = colours?.[0]?.toLowerCase()
  return {
    ...(kind && { kind: sayKind(kind) }),
    ...(main !== undefined && isColour(main) && { colour: colourWord(main), css: hexOf(main) }),
  }
}

/** The kind as a word of the vocabulary, and where it is worn; null for any other word. */
export function kindNamed(value: string): { kind: Kind; section: Section } | null {
  const kind = KIND_NAMES.find((name) => name === value)
  return kind ? { kind, section: KINDS[kind].section } : null
}

/** The section of this name; null for any other word. */
export function sectionNamed(value: string): Section | null {
  return SECTIONS.find((name) => name === value) ?? null
}

function kindChoice(value: Kind): ReviewChoice {
  return { value, label: sayKind(value) }
}

/** How unlike the read kind another one is; the table itself has similar kinds together. */
function strangeness(name: Kind, read: Kind | undefined, section: Section): number {
  const elsewhere = KINDS[name].section === section ? 0 : 10 * KIND_NAMES.length
  if (read === undefined) return elsewhere + KIND_NAMES.indexOf(name)
  const otherSlot = KINDS[name].slot === KINDS[read].slot ? 0 : KIND_NAMES.length
  const distance = Math.abs(KIND_NAMES.indexOf(name) - KIND_NAMES.indexOf(read))
  return name === read ? -1 : elsewhere + otherSlot + distance
}

function nearestTo(colour: Colour): ColourName[] {
  const far = new Map(COLOUR_NAMES.map((name) => [name, difference(colour, name)]))
  return COLOUR_NAMES.filter((name) => name !== colour)
    .sort((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0))
    .slice(0, 3)
}
