import { type FeedEvery, feedName } from "@stylin/api/contract"
import { LOCALE } from "../../words/language.ts"
import { capitalised } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"

/** How often a feed is fetched, as it is said within a sentence. */
export const EVERY: Readonly<Record<FeedEvery, string>> = {
  never: t("only by hand"),
  hour: t("every hour"),
  day: t("every day"),
  week: t("every week"),
}

/** How often a feed can be fetched, the most frequent last. */
export const EVERY_CHOICES = [
  { value: "never", label: capitalised(EVERY.never) },
  { value: "week", label: capitalised(EVERY.week) },
  { value: "day", label: capitalised(EVERY.day) },
  { value: "hour", label: capitalised(EVERY.hour) },
] as const satisfies readonly { value: FeedEvery; label: string }[]

const moments = new Intl.DateTimeFormat(LOCALE, {
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
  return { name: t("Please use 1 to 40 of a-z, 0-9 and -. “demo” is taken.") }
}
