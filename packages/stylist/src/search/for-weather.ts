import { amountWords, type Money, POUNDS } from "@stylin/garments/money"
import type { Activity } from "@stylin/garments/vocabulary"
import { type Brief, briefOf } from "../grammar/brief.ts"
import { beyondMeans } from "../grammar/means.ts"
import { type Rule, rulesBroken } from "../grammar/rules.ts"
import type { StyledLook, Unmet } from "../input.ts"
import { isPlural, kindWord, listed } from "../reasons/words.ts"
import type { FoundLook } from "./candidates.ts"

const OF_WEATHER: ReadonlySet<Rule> = new Set<Rule>([
  "season",
  "rain",
  "wind",
  "nothing-over",
  "no-rain-cover",
  "bare-arms",
  "bare-legs",
  "bare-feet",
  "nothing-warm",
  "too-cold",
  "too-hot",
])

/** Whether a look is for other weather than the day's: one that was found more leniently may still be right. */
export function isForOtherWeather({ pieces, brief }: FoundLook): boolean {
  if (brief.lenience === "none") return false
  const asked = { asked: [...brief.asked] }
  return rulesBroken(pieces, briefOf(brief.person, brief.occasion, asked)).some((rule) =>
    OF_WEATHER.has(rule),
  )
}

/** Says that looks do not suit the weather, if any do not: all of them, all for some occasions, or a few. */
export function notForWeather(looks: readonly FoundLook[]): Unmet | undefined {
  if (!looks.some(isForOtherWeather)) return undefined
  const all = [...new Set(looks.map(({ brief }) => brief.occasion))]
  const occasions = all.filter((occasion) =>
    looks.every((look) => look.brief.occasion !== occasion || isForOtherWeather(look)),
  )
  const few = "A few of these looks are for other weather, because there are no more for this."
  if (occasions.length === 0) return { code: "nothing-to-wear", text: few }
  const text =
    occasions.length === all.length
      ? "Nothing here makes a look for this weather; these come nearest to it."
      : `Nothing here makes a look for ${listed(occasions)} in this weather; what you see for that comes nearest.`
  return { code: "nothing-to-wear", text }
}

/**
 * Says for what her own clothes make no look.
 * @param occasions those, all that looks were wanted for, and those for which her clothes make looks that others have
 * taken
 * @param isBought whether there are looks that buy what is missing
 */
export function notOfHers(
  { none, all, taken }: Readonly<Record<"none" | "all" | "taken", readonly Activity[]>>,
  isBought: boolean,
): Unmet {
  const isTaken = none.every((occasion) => taken.includes(occasion))
  const what = none.length === all.length ? "" : ` for ${listed(none)}`
  const lacking = isTaken
    ? `Your own clothes${what} are in other looks already, so some looks add something new.`
    : `Your own clothes are not enough${what} in this weather, so some looks include something to buy.`
  const text = isBought
    ? lacking
    : `Neither your own clothes nor the shops make a whole look${what} in this weather.`
  return { code: "nothing-to-wear", text }
}

/** A look that says first which of its pieces cost more than she spends on one, if any do. */
export function saidBeyondMeans(look: StyledLook, brief: Brief, money: Money = POUNDS): StyledLook {
  const dear = look.slots
    .map(([chosen]) => ({ chosen, over: beyondMeans(chosen, brief), word: kindWord(chosen) }))
    .filter(({ over }) => over > 0)
    .toSorted((a, b) => b.over - a.over)
  const [first, ...others] = dear
  if (!first) return look
  const what = listed(dear.map(({ word }) => word))
  const sum = dear.reduce((sum, { over }) => sum + over, 0)
  const more = amountWords(sum, money)
  const text =
    others.length > 0 || isPlural(first.word)
      ? `The ${what} suit the day, but cost ${more} more than you like to spend.`
      : `The ${what} suits the day, but costs ${more} more than you like to spend.`
  const reason = { label: "Occasion", text, skeleton: "beyond-means", term: "price" } as const
  const rest = look.reasons.filter(({ label }) => label !== "Occasion")
  return { ...look, reasons: [{ ...reason, of: dear.map(({ chosen }) => chosen.id) }, ...rest] }
}
