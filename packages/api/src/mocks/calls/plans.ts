import type { Plan } from "../../contract/plans.ts"
import { knownLook } from "../changed-look.ts"
import { answered, makeLooks, withoutAway } from "../looks.ts"
import type { Account, State } from "../state.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type PlanCalls = "getCalendar" | "putPlan" | "proposePlans" | "removePlan"

/** How many looks are tried for a week. */
const MOST_TRIED = 40

/** The mocked calls about what she plans to wear, over the given state. */
export function planCalls(state: State): Implementations<PlanCalls> {
  function keep(account: Account, id: string, plan: Plan | null, saidAt: string | undefined) {
    const at = Math.min(state.now(), saidAt === undefined ? state.now() : Date.parse(saidAt))
    if (at >= (account.plans.get(id)?.at ?? 0)) account.plans.set(id, { plan, at })
  }

  return {
    getCalendar({ query: { from, to }, account }) {
      const isIn = ({ day }: { day: string }) => day >= from && day <= to
      const plans = [...account.plans.values()]
        .toSorted((a, b) => a.at - b.at)
        .flatMap(({ plan }) => (plan && isIn(plan) ? [plan] : []))
        .toSorted((a, b) => a.day.localeCompare(b.day))
      const looks = answered(
        account,
        plans.map(({ look }) => withoutAway(account, look)),
      )
      const worn = [...account.worn.values()]
        .filter(isIn)
        .toSorted((a, b) => a.day.localeCompare(b.day) || a.at - b.at)
      return {
        plans: plans.flatMap(({ plan_id, day }, at) => {
          const look = looks[at]
          return look ? [{ plan_id, day, look }] : []
        }),
        worn: [...Map.groupBy(worn, ({ day, look_id }) => keyOf(day, look_id)).values()].flatMap(
          (pieces) => {
            const [first] = pieces
            if (!first) return []
            const { day, look_id } = first
            return [{ day, look_id, item_ids: pieces.map(({ item_id }) => item_id) }]
          },
        ),
      }
    },

    putPlan({ body: { plan_id, day, look_id, said_at }, account }) {
      const { isFavorite, seal, ...look } = knownLook(account, look_id)
      keep(account, plan_id, { plan_id, day, look }, said_at)
      return DONE
    },

    proposePlans({ body: { days }, account }) {
      const worn = [...account.worn.values()].map(({ look_id }) => look_id)
      const planned = [...account.plans.values()].map(({ plan }) => plan?.look.look_id)
      const known = new Set([...worn, ...planned])
      const request = { occasions: "my_occasions", count: MOST_TRIED, alternatives: 2 }
      const looks = makeLooks(state, account, { ...request, pieces: "mine" }).filter(
        ({ look_id, clothes }) =>
          !known.has(look_id) && clothes.every(([first]) => first?.isYours === true),
      )
      return answered(account, looks).flatMap((look, at) => {
        const day = days.toSorted()[at]
        return day === undefined ? [] : [{ day, look }]
      })
    },

    removePlan({ body: { plan_id, said_at }, account }) {
      keep(account, plan_id, null, said_at)
      return DONE
    },
  }
}
