import { messageOf } from "@stylin/api/client"
import { proposePlans } from "@stylin/api/contract"
import { proxy, ref, subscribe } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { addDays, daysFrom, weekdayName } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { LOCALE } from "../../words/language.ts"
import { t, tn } from "../../words/t.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { trustProvider } from "../looks/favourites.ts"
import { createOutbox } from "../outbox/outbox.ts"
import { network } from "../shell/network.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { loadCalendar, planning } from "./planning.ts"
import { planLooks, sendPlans } from "./sayPlan.ts"

const DAYS = 7

/** Whether looks for her week are being made. */
export const week = proxy({ isMaking: false })

/** That she asked for her week while the provider was not reached. */
const waitingWeek = createOutbox("week", z.object({ asked_on: z.string() }))

/**
 * Plans a look of her own clothes for each of the seven days from tomorrow on, but for those that have
 * one, and offers to take them all back. Where the provider is not reached that is done as soon as it is, on
 * the same day. Never rejects: what went wrong is said.
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
    if (planning.status.kind === "failed") throw new Error(planning.status.message)
    if (open.length === 0) say(t("Each of the next seven days has a look already."), "green")
    else await propose(open, signal)
  } catch (cause) {
    if (signal.aborted) return
    if (isReachable()) say(messageOf(cause), "red")
    else wait()
  } finally {
    week.isMaking = false
  }
}

function wait(): void {
  waitingWeek.said = ref([{ asked_on: localDay(environment.now()) }])
  say(t("Your week is planned as soon as you are online."), "orange")
}

/** Plans the week that waits, if any; what she asked for on another day is forgotten. */
export function planWaitingWeek(): void {
  const [asked] = waitingWeek.said
  if (!asked || week.isMaking) return
  waitingWeek.said = ref([])
  if (asked.asked_on === localDay(environment.now())) void planWeek()
}

const isReachable = () => network.isOnline && network.isReached

subscribe(network, () => {
  if (isReachable()) planWaitingWeek()
})

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
