import { messageOf } from "@stylin/api/client"
import { proposePlans } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { addDays, daysFrom, weekdayName } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { LOCALE } from "../../words/language.ts"
import { t, tn } from "../../words/t.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { trustProvider } from "../looks/favourites.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { loadCalendar, planning } from "./planning.ts"
import { planLooks, sendPlans } from "./sayPlan.ts"

const DAYS = 7

/** Whether looks for her week are being made. */
export const week = proxy({ isMaking: false })

/**
 * Plans a look of her own clothes for each of the seven days from tomorrow on, but for those that have
 * one, and offers to take them all back. Never rejects: what went wrong is said.
 */
export async function planWeek(): Promise<void> {
  if (week.isMaking) return
  week.isMaking = true
  const signal = untilForgotten()
  try {
    // What is planned already counts, so the provider is told first.
    await sendPlans()
    const today = localDay(environment.now())
    const from = addDays(today, 1)
    await loadCalendar({ from, to: addDays(today, DAYS) }, signal)
    const open = daysFrom(from, DAYS).filter(isOpen)
    if (planning.status.kind === "failed") say(planning.status.message, "red")
    else if (open.length === 0) say(t("Each of the next seven days has a look already."), "green")
    else await propose(open, signal)
  } catch (cause) {
    if (!signal.aborted) say(messageOf(cause), "red")
  } finally {
    week.isMaking = false
  }
}

async function propose(days: string[], signal: AbortSignal): Promise<void> {
  const answer = await environment.call(proposePlans, { body: { days } }, { signal })
  trustProvider(answer.map(({ look }) => look))
  const planned = answer.filter(({ day }) => isOpen(day))
  const bare = days.filter((day) => answer.every((one) => one.day !== day))
  if (planned.length === 0) {
    say(t("Your clothes make no look for these days yet."), "orange")
    return
  }
  const made = tn(planned.length, "{count} look planned.", "{count} looks planned.")
  const missing = t("Your clothes make no other look for {days}.", {
    days: inWords(bare.map(weekdayName)),
  })
  planLooks(planned, bare.length > 0 ? `${made} ${missing}` : made)
}

function isOpen(day: string): boolean {
  return [...planning.plans, ...planning.worn].every((one) => one.day !== day)
}

function inWords(words: readonly string[]): string {
  return new Intl.ListFormat(LOCALE).format(words)
}

function say(text: string, color: "green" | "orange" | "red"): void {
  showSnackbar({ text, color })
}
