import {
  type Activity,
  BODY_TYPES,
  type BodyType,
  type Coverage,
  type DressCode,
  PREFERENCE_TAGS,
  type TagPreferences,
  type WornSizes,
  wornBit,
  YEAR_SEASONS,
  type YearSeason,
} from "@stylin/garments/vocabulary"
import { type WorkSetting, workSettingOf } from "../grammar/settings.ts"
import { SLOTS } from "../pieces/codes.ts"
import { pieceOf } from "../pieces/piece.ts"
import { bitsOf } from "../pieces/traits.ts"
import type { Random } from "../random.ts"
import type { LookAnswer } from "../responses.ts"
import type { Garment } from "../types.ts"
import { type Day, dayOf, type Weather } from "../weather/day.ts"
import { HOME_LATITUDE } from "../weather/normals.ts"
import { type PersonPalette, paletteFor } from "./palette.ts"
import { type Preference, preferenceOf } from "./preference.ts"
import type { DismissedLook, SignGiven, SkippedLook } from "./shown.ts"
import { spendingOf } from "./spending.ts"

/** What she asks of everything that she is to wear or buy. */
export interface Needs {
  readonly coverage?: Coverage | undefined
  /** The most that a piece may cost; shoes, and what is worn over everything, may cost twice that. */
  readonly piecePence?: number | undefined
  /** What is bought has to come in these. */
  readonly sizes?: WornSizes | undefined
  /** How she dresses for work; left out, what she owns tells. */
  readonly dressCode?: DressCode | undefined
}

/** What is known of her. A missing part counts for nothing. */
/** What is known of the weather that looks are chosen for. */
export type WeatherKnown = Pick<Profile, "month" | "latitude" | "longitude" | "weather">

export interface Profile {
  /** What every look must keep to. */
  readonly needs?: Needs | undefined
  readonly bodyType?: BodyType | undefined
  readonly activities?: readonly Activity[] | undefined
  readonly tags?: TagPreferences | undefined
  /** The sample looks she rated. */
  readonly ratings?: readonly LookAnswer[] | undefined
  /** Her colouring, named after a season ("soft autumn"); any other word counts for nothing. */
  readonly colourType?: string | undefined
  /** The certainty of her colour type, 0 to 1; 1 if left out. */
  readonly colourConfidence?: number | undefined
  /** The month she dresses for, 1 to 12, by the calendar. */
  readonly month?: number | undefined
  /** Her latitude in degrees, negative in the south; the shop's if left out. */
  readonly latitude?: number | undefined
  /** Her longitude in degrees, negative in the west: with it the month's usual weather is that of her region. */
  readonly longitude?: number | undefined
  /** The day's forecast; without one the month's usual weather counts. */
  readonly weather?: Weather | undefined
  /** Her favourite looks, newest first. */
  readonly favourites?: readonly (readonly Garment[])[] | undefined
  /** What she wore, a day at a time, the latest first. */
  readonly worn?: readonly (readonly Garment[])[] | undefined
  /** Looks she was shown and passed over. */
  readonly skipped?: readonly SkippedLook[] | undefined
  /** Looks that she said are not for her, the latest first. */
  readonly dismissed?: readonly DismissedLook[] | undefined
  /** What she did with single garments, the latest first. */
  readonly signs?: readonly SignGiven[] | undefined
}

/** Her profile as the search uses it. */
export interface Person {
  readonly coverage: Coverage
  /** The most that a piece may cost, in the currency's smallest unit, see `isWithinMeans`. */
  readonly piecePence: number
  /** Per place of `SLOTS` the bit of her size; 0 if it is not known. */
  readonly sizeBits: readonly number[]
  /** How she dresses for work. */
  readonly work: WorkSetting
  /** Whether she says that she dresses smartly for it, whatever she loves. */
  readonly isSmartAtWork: boolean
  /** Her type's index in `BODY_TYPES`; -1 if it is not known. */
  readonly bodyType: number
  readonly palette: PersonPalette | undefined
  /** The season's index in `YEAR_SEASONS`; -1 if the month is not known. */
  readonly season: number
  /** The month that she dresses for, 1 to 12; undefined if it is not known. */
  readonly month: number | undefined
  /** The weather she dresses for; undefined if neither forecast nor month is known. */
  readonly day: Day | undefined
  /** One bit for each of `PREFERENCE_TAGS`. */
  readonly loves: number
  readonly avoids: number
  /** Her loved tags in her own order. */
  readonly loved: readonly (typeof PREFERENCE_TAGS)[number][]
  readonly preference: Preference
  /** Whether anything is known of her taste. */
  readonly hasTaste: boolean
  /** Up to where a pick costs nothing in the score, as `spendingOf` has it. */
  readonly spending: number
}

/**
 * Reads a profile once, for everything that needs it.
 * @param owned what she owns, which tells how she dresses for work where she does not say
 * @param random to search for looks that she might like too: unknown tastes are then drawn from
 *   their distributions
 */
export function personOf(
  profile: Profile,
  owned: readonly Garment[] = [],
  random?: Random,
): Person {
  const { worn = [] } = profile
  const { tags, ratings = [], favourites = [], skipped = [], dismissed = [], signs = [] } = profile
  const season = seasonOfMonth(profile.month, profile.latitude)
  return {
    coverage: profile.needs?.coverage ?? {},
    piecePence: profile.needs?.piecePence ?? Number.POSITIVE_INFINITY,
    sizeBits: SLOTS.map((place) => wornBit(place, profile.needs?.sizes ?? {})),
    work: workSettingOf(profile.needs?.dressCode, owned),
    isSmartAtWork: profile.needs?.dressCode === "smart",
    bodyType: profile.bodyType ? BODY_TYPES.indexOf(profile.bodyType) : -1,
    month: profile.month,
    palette: paletteFor(profile.colourType, profile.colourConfidence ?? 1),
    season: season ? YEAR_SEASONS.indexOf(season) : -1,
    day: dayOf(profile),
    loves: bitsOf(PREFERENCE_TAGS, tags?.love ?? []),
    avoids: bitsOf(PREFERENCE_TAGS, tags?.avoid ?? []),
    loved: tags?.love ?? [],
    preference: preferenceOf(
      tags,
      {
        ratings,
        favourites: favourites.map((look) => look.map(pieceOf)),
        worn: worn.map((pieces) => pieces.map(pieceOf)),
        skipped: skipped.map((look) => ({ ...look, garments: look.garments.map(pieceOf) })),
        dismissed: dismissed.map((look) => ({ ...look, garments: look.garments.map(pieceOf) })),
        signs: signs.map((sign) => ({ ...sign, garment: pieceOf(sign.garment) })),
      },
      random,
    ),
    hasTaste:
      tags !== undefined ||
      [ratings, favourites, worn, skipped, dismissed, signs].some(({ length }) => length > 0),
    spending: spendingOf(dismissed, signs),
  }
}

const SEASONS_BY_QUARTER: readonly YearSeason[] = ["winter", "spring", "summer", "autumn"]

/** Up to this latitude, north and south, the sun stands overhead and the year has no four seasons. */
const TROPICS = 23.4

/** The meteorological season of a month; undefined if it is not a month, or there is none at the latitude. */
export function seasonOfMonth(
  month: number | undefined,
  latitude: number = HOME_LATITUDE,
): YearSeason | undefined {
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return undefined
  if (Math.abs(latitude) < TROPICS) return undefined
  const ahead = latitude < 0 ? 6 : 0
  return SEASONS_BY_QUARTER[Math.floor(((month + ahead) % 12) / 3)]
}
