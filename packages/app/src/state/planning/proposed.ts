import { type Look, MOST_PASSED_OVER, type Plan } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import type { Untracked } from "../kept/untracked.ts"
import type { Days } from "./planning.ts"

const proposal = z.object({
  plan_id: z.string(),
  day: z.string(),
  look_id: z.string(),
  pieces: z.array(z.string()),
})
export type Proposal = z.infer<typeof proposal>

const store = createStore({ key: "proposed", version: 1, schema: z.array(proposal) })

/**
 * The looks that were planned for her in one press, the earliest first, so that another press brings others. They
 * stay on this device: on another one her plans are all hers.
 */
export const proposed = proxy<{ list: Untracked<readonly Proposal[]> }>({
  list: ref(store.read() ?? []),
})
persist(
  proposed,
  store,
  () => (proposed.list.length > 0 ? [...proposed.list] : null),
  (other) => {
    proposed.list = ref(other ?? [])
  },
)
onForget(() => {
  proposed.list = ref([])
})

/** Notes that plans were proposed. What was proposed for days before a first one is forgotten. */
export function noteProposed(plans: readonly Plan[], from: string): void {
  const now = plans.map(({ plan_id, day, look }) => ({
    plan_id,
    day,
    look_id: look.look_id,
    pieces: piecesOf(look),
  }))
  const known = proposed.list.filter(({ day }) => day >= from)
  proposed.list = ref([...known, ...now].slice(-MOST_PASSED_OVER))
}

/** Plans of some days that stand as they were proposed: she has neither moved nor changed them. */
export function standing(
  plans: readonly Plan[],
  list: readonly Proposal[],
  { from, to }: Days,
): Plan[] {
  const isProposed = ({ plan_id, day, look }: Plan) =>
    list.some((one) => one.plan_id === plan_id && one.day === day && one.look_id === look.look_id)
  return plans.filter((plan) => plan.day >= from && plan.day <= to && isProposed(plan))
}

/** The outfits that were proposed, as ids of her pieces. */
export function passedOver(): string[][] {
  return proposed.list.map(({ pieces }) => [...pieces])
}

/** Forgets what was proposed and does not stand, so that it may come again. */
export function forgetPassedOver(plans: readonly Plan[]): void {
  const stands = new Set(plans.map(({ look }) => look.look_id))
  proposed.list = ref(proposed.list.filter(({ look_id }) => stands.has(look_id)))
}

function piecesOf({ clothes }: Look): string[] {
  return clothes.flatMap(([first]) => first?.item_id ?? [])
}
