import { type Look, type Plan, putPlan, removePlan } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { dayInSentence } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { t } from "../../words/t.ts"
import { aboutLook } from "../looks/knownLook.ts"
import { createSender } from "../outbox/sender.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { sayLookWorn } from "../wearing/worn.ts"
import { noteWorn, planning } from "./planning.ts"
import { asSaid, noteTold, type PlanSaid, waitingPlans } from "./waitingPlans.ts"

interface LookForDay {
  readonly day: string
  readonly look: Look
  /** A plan that gives way to it. */
  readonly insteadOf?: Plan | undefined
}

/** Plans looks for days at once, says so, and offers to take it all back. Returns the plans. */
export function planLooks(looks: readonly LookForDay[], text: string): Plan[] {
  const plans = looks.map(({ day, look, insteadOf }) => {
    const plan_id = insteadOf?.plan_id ?? environment.createKey()
    say(plan_id, { plan_id, day, look })
    return { plan_id, day, look }
  })
  for (const { look } of plans) track("Look Planned", { type: look.type, planned: true })
  showSnackbar({
    text,
    undo: () => {
      for (const [at, { plan_id }] of plans.entries()) say(plan_id, looks[at]?.insteadOf ?? null)
    },
  })
  return plans
}

/** Plans a look for a day, and offers to take that back. */
export function planLook(look: Look, day: string): void {
  planLooks([{ look, day }], t("Planned for {day}.", { day: dayWords(day) }))
}

/** Moves a plan to another day, and offers to move it back. */
export function movePlan(plan: Plan, day: string): void {
  if (day === plan.day) return
  say(plan.plan_id, { ...plan, day })
  showSnackbar({
    text: t("Moved to {day}.", { day: dayWords(day) }),
    undo: () => say(plan.plan_id, plan),
  })
}

/** Takes a plan back, and offers to plan it again. */
export function takePlanBack(plan: Plan): void {
  say(plan.plan_id, null)
  track("Look Planned", { type: plan.look.type, planned: false })
  showSnackbar({ text: t("Taken out of your plan."), undo: () => say(plan.plan_id, plan) })
}

/** Says that she wore a planned look on its day, and offers to take that back. */
export function wearPlan({ day, look }: Pick<Plan, "day" | "look">): void {
  const wear = (isWorn: boolean) => {
    sayLookWorn(look, isWorn, day)
    noteWorn(day, look, isWorn)
  }
  wear(true)
  showSnackbar({ text: t("Worn {day}.", { day: dayWords(day) }), undo: () => wear(false) })
}

/** Takes back that she wore a look on a day. */
export function unwearPlan({ day, look }: Pick<Plan, "day" | "look">): void {
  sayLookWorn(look, false, day)
  noteWorn(day, look, false)
}

function dayWords(day: string): string {
  return dayInSentence(day, localDay(environment.now()))
}

function say(plan_id: string, plan: Plan | null): void {
  const said: PlanSaid = { plan_id, plan, said_at: new Date(environment.now()).toISOString() }
  const others = waitingPlans.said.filter((one) => one.plan_id !== plan_id)
  waitingPlans.said = ref([...others, said])
  planning.plans = ref(asSaid(planning.plans))
  void sendPlans()
}

/** Sends what waits, one after the other. */
export const sendPlans = createSender({
  outbox: waitingPlans,
  tell: async (said) => {
    await tell(said)
    noteTold(said)
  },
  refused: "A plan was refused.",
})

async function tell({ plan_id, plan, said_at }: PlanSaid): Promise<unknown> {
  if (!plan) return environment.call(removePlan, { body: { plan_id, said_at } })
  const { day, look } = plan
  const body = { plan_id, day, look_id: look.look_id, said_at }
  return aboutLook(look, () => environment.call(putPlan, { body }))
}
