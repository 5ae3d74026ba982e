import { messageOf } from "@stylin/api/client"
import { calendar, getCalendar, type Look, type Plan, type WornOn } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { addDays } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { trustProvider } from "../looks/favourites.ts"
import { type WornSaid, waitingWorn } from "../wearing/waitingWorn.ts"
import { asSaid, watchTold } from "./waitingPlans.ts"

const store = createStore({ key: "calendar", version: 1, schema: calendar })
/** How many days before and after today stay on the device. */
const KEPT_DAYS = 45

interface Planning {
  status: Status
  /** Plans never change in place, so they are not tracked. */
  plans: Untracked<readonly Plan[]>
  /** What she wore, by day. */
  worn: Untracked<readonly WornOn[]>
}

function initial(): Planning {
  return { status: IDLE, plans: ref([]), worn: ref([]) }
}

function restored(): Planning {
  const { plans = [], worn = [] } = store.read() ?? {}
  return { status: IDLE, plans: ref(asSaid(plans)), worn: ref(worn) }
}

/** What she plans to wear, and what she wore. */
export const planning = proxy<Planning>(restored())
persist(
  planning,
  store,
  () => {
    const today = localDay(environment.now())
    const [from, to] = [addDays(today, -KEPT_DAYS), addDays(today, KEPT_DAYS)]
    const isNear = ({ day }: { readonly day: string }) => day >= from && day <= to
    const kept = { plans: planning.plans.filter(isNear), worn: planning.worn.filter(isNear) }
    return kept.plans.length + kept.worn.length > 0 ? kept : null
  },
  (other) => {
    planning.plans = ref(other?.plans ?? [])
    planning.worn = ref(other?.worn ?? [])
  },
)
onForget(() => Object.assign(planning, initial()))

/** Days by her calendar, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Fetches what is planned and worn on some days. If that fails, the cached ones stay. */
export async function loadCalendar({ from, to }: Days, signal = untilForgotten()): Promise<void> {
  planning.status = LOADING
  try {
    const query = { from, to }
    const toldSince = watchTold()
    const answer = await environment.call(getCalendar, { query }, { signal })
    trustProvider(answer.plans.map(({ look }) => look))
    const isElsewhere = ({ day }: { readonly day: string }) => day < from || day > to
    const answered = new Set(answer.plans.map(({ plan_id }) => plan_id))
    const others = planning.plans.filter((plan) => isElsewhere(plan) && !answered.has(plan.plan_id))
    planning.plans = ref(asSaid([...others, ...answer.plans], toldSince()))
    planning.worn = ref(
      waitingWorn.said.reduce(withSaid, [...planning.worn.filter(isElsewhere), ...answer.worn]),
    )
    planning.status = READY
  } catch (cause) {
    planning.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/** Shows that she wore a look on a day, or did not. */
export function noteWorn(day: string, look: Look, isWorn: boolean): void {
  planning.worn = ref(withSaid([...planning.worn], { day, look, isWorn }))
}

function withSaid(worn: WornOn[], { isWorn, day, look, item_ids: items = [] }: WornSaid): WornOn[] {
  const look_id = look?.look_id ?? ""
  const hers = look?.clothes.flatMap(([first]) => (first?.isYours ? first.item_id : []))
  const named = hers ?? items
  const isThis = (one: WornOn) => one.day === day && one.look_id === look_id
  const before = look ? [] : (worn.find(isThis)?.item_ids ?? [])
  const left = before.filter((id) => !named.includes(id))
  const item_ids = isWorn ? [...left, ...named] : left
  const others = worn.filter((one) => !isThis(one))
  return item_ids.length > 0 ? [...others, { day, look_id, item_ids }] : others
}
