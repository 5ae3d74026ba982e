import type { WardrobeItem } from "@stylin/api/contract"

/** How her clothes are worn. */
export interface Wears {
  /** How many of her pieces she has worn. */
  readonly pieces: number
  /** On how many days each was worn, added up. */
  readonly times: number
  /** The most worn first; only what she has worn more often than the rest. */
  readonly most: readonly WardrobeItem[]
  /** The least worn first, of those that she has worn. */
  readonly least: readonly WardrobeItem[]
}

/** From so many worn pieces on, some are worn most and others least, unless all are worn alike. */
export const TELLING_FROM = 6
const SHOWN = 3

const timesOf = (item: WardrobeItem | undefined) => item?.worn?.times ?? 0

/** Counts what she has worn. Pieces that are gone still count, because she did wear them. */
export function wearsOf(items: readonly WardrobeItem[]): Wears {
  const worn = items.filter((item) => item.worn).toSorted((a, b) => timesOf(b) - timesOf(a))
  const telling = worn.length >= TELLING_FROM ? worn : []
  const [highest, lowest] = [timesOf(telling[0]), timesOf(telling.at(-1))]
  return {
    pieces: worn.length,
    times: worn.reduce((sum, item) => sum + timesOf(item), 0),
    most: telling.slice(0, SHOWN).filter((item) => timesOf(item) > lowest),
    least: telling
      .slice(-SHOWN)
      .filter((item) => timesOf(item) < highest)
      .toReversed(),
  }
}

/** A piece that she has not worn for long. */
export interface Unworn {
  readonly item: WardrobeItem
  /** What is known of the time before: a day on which she wore it, or the day on which she added it. */
  readonly since: { readonly is: "worn" | "added"; readonly day: string } | undefined
  /** Whether that was a year ago or more. */
  readonly isForYear: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
/** What she added lately has not had its chance yet. */
const CHANCE_DAYS = 30
const YEAR_DAYS = 365

/**
 * What she could wear and has not worn for a year, the longest first; then what she has not worn since she
 * added it, at least a month ago.
 * @param today the day by her calendar
 */
export function unwornOf(items: readonly WardrobeItem[], today: string): Unworn[] {
  const daysSince = (day: string) => (Date.parse(today) - Date.parse(day)) / DAY_MS
  return items
    .filter(({ state }) => state === undefined)
    .map((item): Unworn => {
      const since = item.worn
        ? ({ is: "worn", day: item.worn.last } as const)
        : item.added_on === undefined
          ? undefined
          : ({ is: "added", day: item.added_on } as const)
      return { item, since, isForYear: since !== undefined && daysSince(since.day) >= YEAR_DAYS }
    })
    .filter(({ since, isForYear }) => {
      if (since === undefined || isForYear) return true
      return since.is === "added" && daysSince(since.day) >= CHANCE_DAYS
    })
    .toSorted((one, other) => {
      const [a, b] = [one.since?.day ?? "", other.since?.day ?? ""]
      return a < b ? -1 : a > b ? 1 : 0
    })
}
