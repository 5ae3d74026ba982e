import { YEAR_SEASONS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { moodOf } from "../grammar/occasions.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { areaOf } from "../score/places.ts"
import { scoreOf } from "../score/score.ts"
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
export const sayOccasion: Say = (look, brief, score) => {
  const { aim, occasion, person } = brief
  const named = look
    .filter((piece) => piece.formality === aim && areaOf(piece) >= 0.5)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, 2)
  if (named.length === 0 || !decides(named, look, brief, score)) return undefined
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

/** Two grades off, a garment answers another occasion. */
const OFF = 2

/** Whether the look would be worse if the garments named were dressier or more casual. */
function decides(
  named: readonly Piece[],
  look: readonly Piece[],
  brief: Brief,
  score: number,
): boolean {
  const formality = brief.aim > 3 ? brief.aim - OFF : brief.aim + OFF
  const off = look.map((piece) => (named.includes(piece) ? { ...piece, formality } : piece))
  return scoreOf(off, brief) < score
}
