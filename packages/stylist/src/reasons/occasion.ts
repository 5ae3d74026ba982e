import { YEAR_SEASONS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { isForDryPaths } from "../grammar/dress-codes.ts"
import { leaningFor } from "../grammar/leanings.ts"
import { isOutOfPlace, showsDirt } from "../grammar/practical.ts"
import type { Setting } from "../grammar/settings.ts"
import { kindCodes } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { areaOf, isClothing } from "../score/places.ts"
import { leastFor, warmthOf } from "../weather/warmth.ts"
import type { Say } from "./finding.ts"
import { fact, factOfAll } from "./grammar.ts"
import {
  ALL_OF_IT_SAYINGS,
  MEANT_FOR,
  OCCASION_SAYINGS,
  WEATHER_SAYINGS,
} from "./skeletons/occasion.ts"
import { visibleOf } from "./visible.ts"
import { calledShort } from "./words.ts"
import { isWorse } from "./worse.ts"

/** Words for a grade of formality that complete "The blazer and loafers are …". */
const GRADES: Record<number, string> = {
  1: "easy to move in",
  2: "casual",
  3: "smart casual",
  4: "smart",
  5: "dressed for the evening",
}
/** Where she is on her feet nobody asks how smart clothes are, but how they move. */
const EASY = 1

const COVERED: Partial<Record<(typeof YEAR_SEASONS)[number], string>> = {
  winter: "warm enough for winter",
  summer: "cool enough for summer",
}
/** Beside what one speaks of meetings. */
const TAILORED = kindCodes("blazer", "waistcoat", "trousers", "wide_leg_trousers", "pencil_skirt")
/** Warmth, 1 to 5: clothes are called warm from `warm` on, and cool up to `cool`. */
const WARMTH = { warm: 4, cool: 2 } as const

/** The clothes that meet the occasion's formality, and also the season if they do. */
export const sayOccasion: Say = (look, brief, score) => {
  const { aim, least, occasion, setting, person } = brief
  const named = visibleOf(look, brief.need)
    .filter(({ formality }) => formality <= aim && formality >= least)
    .filter((piece) => areaOf(piece) >= 0.5)
    .filter((piece) => !(PRACTICAL.includes(setting) && showsDirt(piece)))
    .filter((piece) => !isOutOfPlace(piece, brief))
    .filter((piece) => !(occasion === "outdoors" && isForDryPaths(piece, brief)))
    .filter((piece) => occasion !== "dating" || leaningFor(piece, setting) > 0)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, 2)
  // Shoes alone do not make an outfit right for the office.
  const isLed = named.some(isClothing) || occasion === "outdoors"
  if (!isLed || !decides(named, look, brief, score)) return undefined
  const season = YEAR_SEASONS[person.season]
  const covered = season && COVERED[season]
  const suits = ({ warmth }: Piece) =>
    season === "winter" ? warmth >= WARMTH.warm : warmth <= WARMTH.cool
  const isSuited =
    covered !== undefined &&
    named.every((piece) => hasBit(piece.seasons, person.season) && suits(piece)) &&
    (season === "winter" ? makeItWarm(named, look, brief) : keepItCool(named, look, brief))
  const things = factOfAll(named, calledShort)
  const grade = setting === "practical_work" ? GRADES[EASY] : GRADES[aim]
  return {
    term: "formality",
    of: named.map(({ id }) => id),
    sayings: [...OCCASION_SAYINGS[setting], ...(isSuited ? WEATHER_SAYINGS : [])],
    facts: {
      things,
      ...(named.some(({ kind }) => TAILORED.has(kind)) && { suited: things }),
      ...(grade && { grade: fact(grade) }),
      ...(isSuited && { weather: fact(covered) }),
    },
  }
}

/** For want of any other reason: all of the look is for the occasion. */
export const sayAllOfIt: Say = (look, brief, score) => {
  const isAllFor = look.every((piece) => (piece.occasions & brief.occasions) !== 0)
  const seen = visibleOf(look, brief.need)
  if (!isAllFor || !decides(seen, look, brief, score)) return undefined
  return {
    term: "formality",
    of: seen.map(({ id }) => id),
    sayings: ALL_OF_IT_SAYINGS,
    facts: { place: fact(MEANT_FOR[brief.setting]) },
  }
}

/** Where clothes are praised for being practical. */
const PRACTICAL: readonly Setting[] = ["errands", "outdoors", "practical_work"]
/** A thin garment of its kind, as a share of a warm one's insulation, and the other way round. */
const THIN = 0.4
const THICK = 1.7

/** Whether the look is warm enough for the day, and would not be if the named garments were thin. */
function makeItWarm(named: readonly Piece[], look: readonly Piece[], { need }: Brief): boolean {
  if (!need) return false
  const isWarm = warmthOf(look) >= leastFor(look, need)
  return isWarm && warmthOf(inCloth(named, look, THIN)) < need.least
}

/** Whether the look is not too warm for the day, and would be if the named garments were thick. */
function keepItCool(named: readonly Piece[], look: readonly Piece[], { need }: Brief): boolean {
  if (!need) return false
  const isCool = (worn: readonly Piece[]) => warmthOf(worn) <= need.most
  return isCool(look) && !isCool(inCloth(named, look, THICK))
}

function inCloth(named: readonly Piece[], look: readonly Piece[], share: number): Piece[] {
  return look.map((piece) => (named.includes(piece) ? { ...piece, clo: piece.clo * share } : piece))
}

/** Two grades off, a garment suits another occasion. */
const OFF = 2

/** Whether the look would be worse if the named garments were dressier or more casual. */
function decides(
  named: readonly Piece[],
  look: readonly Piece[],
  brief: Brief,
  score: number,
): boolean {
  const formality = brief.aim > 3 ? brief.aim - OFF : brief.aim + OFF
  const off = look.map((piece) => (named.includes(piece) ? { ...piece, formality } : piece))
  return isWorse(off, brief, score)
}
