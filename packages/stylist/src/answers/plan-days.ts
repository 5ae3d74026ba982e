import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import type { StyledLook } from "../input.ts"
import type { Profile, WeatherKnown } from "../person/person.ts"
import { kindOf, type Place, placeOf } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { stepsBack } from "../search/steps-back.ts"
import { styleLooks } from "../search/style-looks.ts"
import type { Garment } from "../types.ts"

/** A day by her calendar, such as "2026-11-23", and the weather it is dressed for. */
export interface DayToDress extends WeatherKnown {
  readonly day: string
}

export interface PlanDaysInput {
  readonly profile: Profile
  /** What she can wear; nothing is bought. */
  readonly wardrobe: readonly Garment[]
  /** In their order. */
  readonly days: readonly DayToDress[]
  /** What she wore or plans to wear around these days, as ids of garments: none of it comes again. */
  readonly outfits: readonly { readonly day: string; readonly garments: readonly string[] }[]
  /** Outfits that were proposed before: none comes again, nor in other shoes where there is another. */
  readonly passedOver: readonly (readonly string[])[]
  /** Outfits that are not for her. */
  readonly avoidOutfits: readonly (readonly string[])[]
  /** The most garments that a place lists, including the chosen one. */
  readonly alternatives: number
  readonly seed: number
}

/** How many looks are tried for a day, and how many of the best are compared. */
const TRIED = { candidates: 60, compared: 9 } as const
const NOTHING_FOR_SALE = new CatalogueIndex()
/** What is noticed when it comes again, and what counts as the same again in other shoes. */
const NOTICED: readonly Place[] = ["top", "dress", "layer", "bottom"]
const BODY: readonly Place[] = ["top", "dress", "bottom"]
/** More than any number of wears in the last days. */
const AGAIN = 1000

/**
 * A look of her own clothes for each day, none of them twice; undefined where they make none. Of good
 * looks it takes the one whose pieces rested longest.
 */
export function planDays({ days, outfits, ...input }: PlanDaysInput): (StyledLook | undefined)[] {
  const worn = [...outfits]
  return days.map((day, at) => {
    const look = lookFor(day, { ...input, outfits: worn, seed: input.seed + at })
    if (look) worn.push({ day: day.day, garments: wornIn(look).map(({ id }) => id) })
    return look
  })
}

function lookFor(
  day: DayToDress,
  { profile, outfits, passedOver, avoidOutfits, ...input }: Omit<PlanDaysInput, "days">,
): StyledLook | undefined {
  const near = outfits.flatMap((outfit) =>
    Array.from({ length: stepsBack(daysBetween(outfit.day, day.day)) }, () => outfit.garments),
  )
  const known = [...passedOver, ...outfits.map(({ garments }) => garments)]
  // Named one by one: a day without a forecast is not dressed for today's.
  const { day: date, month, latitude, longitude, weather } = day
  const hers = profile.activities ?? []
  const [occasion, others] = occasionsOn(date, hers)
  for (const occasions of [[occasion], others]) {
    if (occasions.length === 0) continue
    const { looks } = styleLooks({
      ...input,
      profile: { ...profile, month, latitude, longitude, weather },
      catalogue: NOTHING_FOR_SALE,
      occasions,
      wishes: { picks: 0 },
      avoidOutfits: [...avoidOutfits, ...known],
      shownLately: near,
      candidatesPerOccasion: TRIED.candidates,
      count: TRIED.compared,
    })
    const cost = (look: StyledLook) =>
      repeatsIn(look, near) + (known.some((garments) => isAgain(look, garments)) ? AGAIN : 0)
    const [best] = looks.toSorted((a, b) => cost(a) - cost(b))
    if (best) return best
  }
  return undefined
}

/** How often a look's noticed pieces are in outfits. */
function repeatsIn(look: StyledLook, outfits: readonly (readonly string[])[]): number {
  return wornAt(NOTICED, look).reduce(
    (sum, { id }) => sum + outfits.filter((garments) => garments.includes(id)).length,
    0,
  )
}

/** Whether an outfit has what a look is of, but perhaps for shoes and what goes over it. */
function isAgain(look: StyledLook, garments: readonly string[]): boolean {
  return wornAt(BODY, look).every(({ id }) => garments.includes(id))
}

function wornAt(places: readonly Place[], look: StyledLook): Piece[] {
  return wornIn(look).filter(({ kind }) => places.includes(placeOf(kindOf(kind))))
}

function wornIn({ slots }: StyledLook): Piece[] {
  return slots.map(([chosen]) => chosen)
}

const WORKDAYS: readonly Activity[] = ["work", "classes"]
const DAY_MS = 24 * 60 * 60 * 1000

/** What to dress for on a day of the week, in turn, and what else she dresses for. */
function occasionsOn(day: string, activities: readonly Activity[]): [Activity, Activity[]] {
  const hers = activities.length > 0 ? activities : ACTIVITIES
  const weekday = new Date(day).getUTCDay()
  const isWorkday = weekday >= 1 && weekday <= 5
  const usual = hers.filter((activity) => WORKDAYS.includes(activity) === isWorkday)
  const from = usual.length > 0 ? usual : hers
  const first = from[Math.floor(Date.parse(day) / DAY_MS) % from.length] ?? ACTIVITIES[0]
  return [first, hers.filter((activity) => activity !== first)]
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS
}
