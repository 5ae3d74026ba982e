import { type Plan, plan } from "@stylin/api/contract"
import * as z from "zod/mini"
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

/** Plans with what she said of them since, known to the provider or not. */
export function asSaid(plans: readonly Plan[]): Plan[] {
  const told = new Set(waitingPlans.said.map(({ plan_id }) => plan_id))
  const others = plans.filter(({ plan_id }) => !told.has(plan_id))
  return [...others, ...waitingPlans.said.flatMap((one) => one.plan ?? [])]
}
