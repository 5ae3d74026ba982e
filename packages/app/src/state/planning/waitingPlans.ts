import { type Plan, plan } from "@stylin/api/contract"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createOutbox } from "../outbox/outbox.ts"

const said = z.object({
  plan_id: z.string(),
  /** Null if she took it back. */
  plan: z.nullable(plan),
  said_at: z.string(),
})
/** What she said of a plan, and when. */
export type PlanSaid = z.infer<typeof said>

/** One entry for a plan. */
export const waitingPlans = createOutbox("plans", said)

/** What the provider was told on this visit, the earliest first. */
let told: readonly PlanSaid[] = []
onForget(() => {
  told = []
})

/** Notes that the provider knows what she said. */
export function noteTold(said: PlanSaid): void {
  told = [...told, said]
}

/** Begins to watch; returns what the provider was told since, which an answer that it made meanwhile may lack. */
export function watchTold(): () => readonly PlanSaid[] {
  const before = told.length
  return () => told.slice(before)
}

/** Plans with what she said of them since, known to the provider or not. */
export function asSaid(plans: readonly Plan[], toldSince: readonly PlanSaid[] = []): Plan[] {
  const said = new Map([...toldSince, ...waitingPlans.said].map((one) => [one.plan_id, one]))
  const others = plans.filter(({ plan_id }) => !said.has(plan_id))
  return [...others, ...[...said.values()].flatMap((one) => one.plan ?? [])]
}
