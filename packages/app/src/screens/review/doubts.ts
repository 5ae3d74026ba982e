import type { ProductShot } from "@stylin/api/contract"
import { hexOf, isHex } from "@stylin/garments/colour"
import { type Colour, isColour } from "@stylin/garments/vocabulary"
import { providerUrl } from "../../lib/provider.ts"
import type { GarmentFacts } from "../../state/pending/pending.ts"
import type { Doubt, ReviewedGarment, review } from "../../state/review/review.ts"
import { sayKind } from "../../words/sayKind.ts"
import { sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { colourChoices, kindChoices, SECTION_CHOICES } from "./choices.ts"
import { marksOf, picturesOf } from "./photoNotices.ts"

/** How many answers are offered before "the same as last". */
const FEW = 3

export interface Answer {
  readonly value: string
  readonly label: string
  /** The colour that it names. */
  readonly css?: string
  /** The picture that it chooses. */
  readonly src?: string
}

export interface Question {
  readonly doubt: Doubt
  readonly words: string
  readonly answers: readonly Answer[]
  /** The answer as it stands; empty if nothing is preset. */
  readonly value: string
}

/** Her decisions about a garment that its questions follow from. */
export interface Asked extends Readonly<Pick<ReviewedGarment, "isChecked" | "isUnsure">> {
  readonly settled: readonly Doubt[]
  readonly shot: ProductShot
  readonly found: ProductShot
  readonly facts: GarmentFacts
}

/** What she last said in this review. */
type Last = (typeof review)["last"]

/** What has to be asked about a garment; nothing about one that is left out. */
export function questionsOf(garment: Asked, last: Readonly<Last> = {}): readonly Question[] {
  return doubtsOf(garment).map((doubt) => question(doubt, garment, last))
}

/** Its doubts that she has not answered. */
export function openDoubts(garment: Asked): readonly Doubt[] {
  return doubtsOf(garment).filter((doubt) => !garment.settled.includes(doubt))
}

function doubtsOf({ isChecked, settled, found, facts }: Asked): Doubt[] {
  const isSame = facts.duplicate_of !== undefined
  // Answered with "the same", it is left out, and the answer can still be changed.
  if (!isChecked) return isSame && settled.includes("same") ? ["same"] : []
  const marks = marksOf(facts.checks ?? [])
  const isKind = found.kind === undefined || marks.includes("kind")
  // A kind says where it is worn.
  const isSection = marks.includes("section") && !isKind
  return [
    ...(isSame ? (["same"] as const) : []),
    ...(isKind ? (["kind"] as const) : []),
    ...(marks.includes("colour") ? (["colour"] as const) : []),
    ...(isSection ? (["section"] as const) : []),
    ...(marks.includes("picture") ? (["picture"] as const) : []),
  ]
}

function question(doubt: Doubt, garment: Asked, last: Readonly<Last>): Question {
  const { shot, found, facts, isChecked, isUnsure, settled } = garment
  if (doubt === "kind") {
    const few = kindChoices(found, facts.likely_kinds).few.slice(0, FEW)
    const same = last.kind && { value: last.kind, label: sayKind(last.kind) }
    const value = shot.kind ?? ""
    return { doubt, words: t("What is it?"), answers: withLast(few, same), value }
  }
  if (doubt === "colour") {
    const few = colourChoices(found.colours).slice(0, FEW)
    const same = last.colour !== undefined && isColour(last.colour) && colourAnswer(last.colour)
    const value = shot.colours?.[0]?.toLowerCase() ?? ""
    return { doubt, words: t("Which colour?"), answers: withLast(few, same || undefined), value }
  }
  if (doubt === "section") {
    const value = isUnsure ? "" : shot.section
    return { doubt, words: t("Where is it worn?"), answers: SECTION_CHOICES, value }
  }
  if (doubt === "picture") {
    const answers = picturesOf(found.image_path, facts.other_pictures).map((picture) => ({
      ...picture,
      src: providerUrl(picture.value),
    }))
    return { doubt, words: t("Which picture?"), answers, value: shot.image_path }
  }
  const value = settled.includes("same") ? (isChecked ? "other" : "same") : ""
  return { doubt, words: t("Is it the same?"), answers: SAME_ANSWERS, value }
}

const SAME_ANSWERS = [
  { value: "same", label: t("The same, leave it out") },
  { value: "other", label: t("Another one") },
] as const

function withLast(few: readonly Answer[], last: Answer | undefined): readonly Answer[] {
  if (last === undefined || few.some(({ value }) => value === last.value)) return few
  return [...few, { ...last, label: t("Same as last: {answer}", { answer: last.label }) }]
}

/** A colour by its name and as it looks; one that has no name is "as read". */
export function colourAnswer(colour: Colour): Answer {
  return {
    value: colour,
    label: isHex(colour) ? t("As read") : sayWord(colour),
    css: hexOf(colour),
  }
}
