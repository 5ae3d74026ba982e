import { getCalendar, type Look, putPlan, Refusal, removePlan } from "@stylin/api/contract"
import { DONE, type Implement } from "../plugins/operations.ts"
import { withoutAway } from "../recommendations/away.ts"
import type { Services } from "../services.ts"
import { listAway } from "../stores/item-states.ts"
import { dropPlan, keepPlan, listPlans, listWornOn } from "../stores/plans.ts"
import { findLook, loved } from "../stores/recommendations.ts"
import { answeredLooks } from "./answered-looks.ts"
import { earlier } from "./earlier.ts"

/** What she plans to wear, and when. */
export function planRoutes(implement: Implement, services: Services): void {
  const { queries } = services.database

  implement(getCalendar, async ({ query, account, now }) => {
    const [plans, worn, away, hearts] = await Promise.all([
      listPlans(queries, account.id, query),
      listWornOn(queries, account.id, query),
      listAway(queries, account.id),
      loved(queries, account.id),
    ])
    const shown = plans.map(({ look }): Look => {
      const wearable = withoutAway(look, away)
      return hearts.has(look.look_id) ? { ...wearable, isFavorite: true } : wearable
    })
    const looks = await answeredLooks(services, account, now, shown)
    return {
      plans: plans.flatMap(({ plan_id, day }, at) => {
        const look = looks[at]
        return look ? [{ plan_id, day, look }] : []
      }),
      worn,
    }
  })

  implement(putPlan, async ({ body, account, now }) => {
    const { plan_id: planId, day, look_id, said_at } = body
    const look = await findLook(queries, account.id, look_id)
    if (!look) throw new Refusal(404, "This look is no longer known.")
    await keepPlan(queries, account.id, { planId, day, look, saidAt: earlier(said_at, now) })
    return DONE
  })

  implement(removePlan, async ({ body, account, now }) => {
    await dropPlan(queries, account.id, body.plan_id, earlier(body.said_at, now))
    return DONE
  })
}
