import type { Plan } from "../../contract/plans.ts"
import type { Look } from "../../contract/recommendations.ts"
import { knownLook } from "../changed-look.ts"
import { answered, makeLooks, withoutAway } from "../looks.ts"
import type { Account, State } from "../state.ts"
import { keyOf, wornLooksLately } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type PlanCalls = "getCalendar" | "putPlan" | "proposePlans" | "removePlan"

/** How many looks are tried for a week. */
const MOST_TRIED = 40
/** For how many days what she wore is not proposed again. */
const RESTS_DAYS = 7

/** What a look wears, as one text. */
function outfitOf({ clothes }: Look): string {
  return asOne(clothes.flatMap(([first]) => first?.item_id ?? []))
}

function asOne(pieces: readonly string[]): string {
  return pieces.toSorted().join()
}

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

    proposePlans({ body: { days, passed_over = [] }, account }) {
      const planned = [...account.plans.values()].flatMap(({ plan }) => plan?.look ?? [])
      const known = wornLooksLately(account, state.now(), RESTS_DAYS)
      for (const look of planned) known.add(outfitOf(look))
      for (const pieces of passed_over) known.add(asOne(pieces))
      const request = { occasions: "my_occasions", count: MOST_TRIED, alternatives: 2 }
      const looks = makeLooks(state, account, { ...request, pieces: "mine" }).filter((look) => {
        const isKnown = known.has(outfitOf(look))
        known.add(outfitOf(look))
        return !isKnown && look.clothes.every(([first]) => first?.isYours === true)
      })
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
