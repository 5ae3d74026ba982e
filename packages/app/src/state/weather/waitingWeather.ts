import { FELT_WEATHERS, place } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import type { LeftBehind } from "../kept/leftBehind.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"

const said = z.object({
  /** Null if it is to be forgotten. */
  place: z.optional(z.object({ place: z.nullable(place), said_at: z.string() })),
  /** Null if she took it back. */
  felt: z.optional(
    z.object({
      felt: z.nullable(z.enum(FELT_WEATHERS)),
      ends_at: z.string(),
      said_at: z.string(),
    }),
  ),
})
/** What she said last of her place, and of her day. */
export type WeatherSaid = z.infer<typeof said>

const store = createStore({ key: "weather" satisfies LeftBehind, version: 1, schema: said })

/** What the provider does not know yet. */
export const waitingWeather = proxy<WeatherSaid>(store.read() ?? {})
persist(
  waitingWeather,
  store,
  () => (waitingWeather.place || waitingWeather.felt ? { ...waitingWeather } : null),
  (other) => replaceAll(other ?? {}),
)
onForget(() => replaceAll({}))

function replaceAll(next: WeatherSaid): void {
  Object.assign(waitingWeather, { place: next.place, felt: next.felt })
}
