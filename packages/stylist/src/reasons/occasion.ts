import { YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { moodOf } from "../grammar/occasions.ts"
import { hasBit } from "../pieces/traits.ts"
import { areaOf } from "../score/places.ts"
import type { Say } from "./reasons.ts"
import { areOrIs, kindWord, listed } from "./words.ts"

/** What stands for a grade of formality, as completes "The blazer and loafers are …". */
const GRADES: Record<number, string> = {
  1: "made for moving",
  2: "casual",
  3: "smart casual",
  4: "smart",
  5: "dressed for the evening",
}

const COVERED: Partial<Record<(typeof YEAR_SEASONS)[number], string>> = {
  winter: "warm enough for winter",
  summer: "cool enough for summer",
}

/** The clothes that answer the occasion's grade of formality, and the season too where they do. */
export const sayOccasion: Say = (look, { aim, occasion, person }) => {
  const named = look
    .filter((piece) => piece.formality === aim && areaOf(piece) >= 0.5)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, 2)
  if (named.length === 0) return undefined
  const season = YEAR_SEASONS[person.season]
  const covered = season && COVERED[season]
  const isSuited = named.every(({ seasons }) => hasBit(seasons, person.season))
  const weather = covered && isSuited ? ` and ${covered}` : ""
  const kinds = named.map(kindWord)
  return {
    term: "formality",
    of: named.map(({ id }) => id),
    text: `The ${listed(kinds)} ${areOrIs(kinds)} ${GRADES[aim]}${weather}: ${moodOf(occasion)}.`,
  }
}
