import { type FeedEvery, feedName } from "@stylin/api/contract"

const EVERY: Readonly<Record<FeedEvery, string>> = {
  never: "Only by hand",
  hour: "Every hour",
  day: "Every day",
  week: "Every week",
}

/** How often a feed can be fetched, the most frequent last. */
export const EVERY_CHOICES = [
  { value: "never", label: EVERY.never },
  { value: "week", label: EVERY.week },
  { value: "day", label: EVERY.day },
  { value: "hour", label: EVERY.hour },
] as const satisfies readonly { value: FeedEvery; label: string }[]

/** How often a feed is fetched: "every day". */
export function everyWords(every: FeedEvery): string {
  return EVERY[every].toLowerCase()
}

const moments = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
  ...{ timeZone: "UTC", timeZoneName: "short" },
})

/** A moment to the minute: "23 November at 04:00 UTC". */
export function momentWords(moment: string): string {
  return moments.format(new Date(moment))
}

/** What is wrong with the name of a feed, as the errors of a form. */
export function nameErrors(name: string): { name?: string } {
  if (feedName.safeParse(name).success) return {}
  return { name: "Please use 1 to 40 of a-z, 0-9 and -. “demo” is taken." }
}
