import {
  getCalendar,
  type Look,
  proposePlans,
  putPlan,
  Refusal,
  removePlan,
} from "@stylin/api/contract"
import type { Account } from "../plugins/accounts.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { withoutAway } from "../recommendations/away.ts"
import { proposeDays } from "../recommendations/days.ts"
import type { Services } from "../services.ts"
import { loved } from "../stores/favourites.ts"
import { listAway } from "../stores/item-states.ts"
import { dropPlan, keepPlan, listPlans, listWornOn } from "../stores/plans.ts"
import { findLook } from "../stores/recommendations.ts"
import { looksAnswered } from "./answered-looks.ts"
import { saidAt } from "./said-at.ts"

/** What she plans to wear, and when. */
export function planRoutes(implement: Implement, services: Services): void {
  const { queries } = services.database
  const answeredLooks = looksAnswered(services)

  /** The same with their looks as answered. */
  async function answered<Of extends { readonly look: Look }>(
    account: Account,
    now: number,
    several: readonly Of[],
  ): Promise<Of[]> {
    const looks = several.map(({ look }) => look)
    const shown = await answeredLooks(account, now, looks)
    return several.map((one, at) => ({ ...one, look: shown[at] ?? one.look }))
  }

  implement(getCalendar, async ({ query, account, now }) => {
    const [plans, worn, away, hearts] = await Promise.all([
      listPlans(queries, account.id, query),
      listWornOn(queries, account.id, query),
      listAway(queries, account.id),
      loved(queries, account.id),
    ])
    const shown = plans.map(({ plan_id, day, look: kept }) => {
      const wearable = withoutAway(kept, away)
      const look = hearts.has(kept.look_id) ? { ...wearable, isFavorite: true } : wearable
      return { plan_id, day, look }
    })
    return { plans: await answered(account, now, shown), worn }
  })

  implement(putPlan, async ({ body, account, now }) => {
    const { plan_id: planId, day, look_id, said_at } = body
    const look = await findLook(queries, account.id, look_id)
    if (!look) throw new Refusal(404, "This look is no longer known.")
    await keepPlan(queries, account.id, { planId, day, look, saidAt: saidAt(said_at, now) })
    return DONE
  })

  implement(proposePlans, async ({ body, account, now }) => {
    const { days, passed_over: passedOver = [] } = body
    const asker = { accountId: account.id, now }
    const proposed = await proposeDays(services, asker, { days, passedOver })
    return answered(account, now, proposed)
  })

  implement(removePlan, async ({ body, account, now }) => {
    await dropPlan(queries, account.id, body.plan_id, saidAt(body.said_at, now))
    return DONE
  })
}
