import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"

interface WornToday {
  /** The day, by her own clock, that `looks` are of. */
  day: string
  /** Ids of the looks that she wears on it. */
  looks: readonly string[]
}

const initial = (): WornToday => ({ day: "", looks: [] })
const store = createStore({
  key: "worn-today",
  version: 1,
  schema: z.object({ day: z.string(), looks: z.array(z.string()) }),
})

/** What she wears today, as far as this device knows. */
export const wornToday = proxy<WornToday>(store.read() ?? initial())
persist(
  wornToday,
  store,
  () => (wornToday.looks.length > 0 ? { day: wornToday.day, looks: [...wornToday.looks] } : null),
  (other) => Object.assign(wornToday, other ?? initial()),
)
onForget(() => Object.assign(wornToday, initial()))

/** Whether she wears a look today. */
export function isWornToday({ day, looks }: WornToday, lookId: string): boolean {
  return day === localDay(environment.now()) && looks.includes(lookId)
}
