import { messageOf } from "@stylin/api/client"
import { type Plan, proposePlans, type WornOn } from "@stylin/api/contract"
import { proxy, ref, subscribe } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { addDays, daysFrom, weekdayName } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { LOCALE } from "../../words/language.ts"
import { t, tn } from "../../words/t.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { trustProvider } from "../looks/favourites.ts"
import { createOutbox } from "../outbox/outbox.ts"
import { network } from "../shell/network.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { type Days, loadCalendar, planning } from "./planning.ts"
import {
  forgetPassedOver,
  noteProposed,
  type Proposal,
  passedOver,
  proposed,
  standing,
} from "./proposed.ts"
import { planLooks, sendPlans } from "./sayPlan.ts"

const DAYS = 7

/** Whether looks for her week are being made, and the days for which her clothes made none. */
export const week = proxy({ isMaking: false, bare: ref<string[]>([]) })
onForget(() => {
  week.bare = ref([])
})

/** That she asked for her week while the provider was not reached. */
const waitingWeek = createOutbox("week", z.object({ asked_on: z.string() }))

/** What tells which looks she can ask for. */
interface Known {
  readonly plans: readonly Plan[]
  readonly worn: readonly WornOn[]
  readonly proposals: readonly Proposal[]
  readonly bare: readonly string[]
}

/**
 * The proposed plans of the coming week that would give way to other looks if she asked now; none as long as
 * there is a day to plan first.
 */
export function givingWay({ plans, worn, proposals, bare }: Known): Plan[] {
  const days = comingDays()
  const taken = new Set([...plans, ...worn].map(({ day }) => day))
  const isPlanned = days.every((day) => taken.has(day) || bare.includes(day))
  const isWorn = (day: string) => worn.some((one) => one.day === day)
  return isPlanned ? standing(plans, proposals, endsOf(days)).filter(({ day }) => !isWorn(day)) : []
}

/** Whether her clothes made no look for any day of the coming week. */
export function isWeekBare(bare: readonly string[]): boolean {
  return bare.length > 0 && comingDays().every((day) => bare.includes(day))
}

/**
 * Plans a look of her own clothes for each of the seven days from tomorrow on, but for those that have
 * one, and offers to take them all back. Where each has one, other looks come in place of those that were
 * proposed; none comes twice until her clothes make no more. Where the provider is not reached that is done as soon as it is, on
 * the same day. Never rejects: what went wrong is said.
 */
export async function planWeek(): Promise<void> {
  if (week.isMaking) return
  week.isMaking = true
  const signal = untilForgotten()
  try {
    // What is planned already counts, so the provider is told first.
    await sendPlans()
    const days = comingDays()
    await loadCalendar(endsOf(days), signal)
    if (planning.status.kind === "failed") throw new Error(planning.status.message)
    const { plans, worn } = planning
    const giveWay = givingWay({ plans, worn, proposals: proposed.list, bare: week.bare })
    const asked = days.filter((day) => isOpen(day) || giveWay.some((plan) => plan.day === day))
    if (asked.length === 0) say(t("Each of the next seven days has a look already."), "green")
    else await propose(asked, giveWay, signal)
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

async function propose(days: string[], giveWay: Plan[], signal: AbortSignal): Promise<void> {
  const body = { days, passed_over: passedOver() }
  const answer = await environment.call(proposePlans, { body }, { signal })
  trustProvider(answer.map(({ look }) => look))
  const insteadOf = new Map(giveWay.map((plan) => [plan.day, plan]))
  const looks = answer
    .filter(({ day }) => isOpen(day) || insteadOf.has(day))
    .map(({ day, look }) => ({ day, look, insteadOf: insteadOf.get(day) }))
  const lacking = days.filter((day) => answer.every((one) => one.day !== day))
  week.bare = ref(lacking)
  if (looks.length === 0) sayNone()
  else
    noteProposed(planLooks(looks, saidOf(looks.length, giveWay.length > 0, lacking)), days[0] ?? "")
}

/** Says that her clothes make no look; what was passed over may come again from then on. */
function sayNone(): void {
  const isSeen = proposed.list.length > 0
  forgetPassedOver(planning.plans)
  const text = isSeen
    ? t("Those were all the looks that your clothes make for these days. Ask again to start over.")
    : t("Your clothes make no look for these days yet.")
  say(text, "orange")
}

function saidOf(count: number, isOther: boolean, lacking: readonly string[]): string {
  const made = isOther
    ? tn(count, "{count} other look planned.", "{count} other looks planned.")
    : tn(count, "{count} look planned.", "{count} looks planned.")
  const days = inWords(lacking.map(weekdayName))
  return lacking.length > 0
    ? `${made} ${t("Your clothes make no other look for {days}.", { days })}`
    : made
}

/** The seven days from tomorrow on. */
function comingDays(): string[] {
  return daysFrom(addDays(localDay(environment.now()), 1), DAYS)
}

function endsOf(days: readonly string[]): Days {
  const [from = ""] = days
  return { from, to: days.at(-1) ?? from }
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
