import { type DressedFor, getWeather } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { warn } from "../../lib/report.ts"
import { feed } from "../feed/feed.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { replaceLooks } from "./replaceLooks.ts"
import { takeWeather } from "./weather.ts"

/** How often a page asks at most. */
const AGAIN_MS = 60 * 60 * 1000
/**
 * Degrees that change what she should wear: by the stylist's table some 0.2 clo, the difference between
 * a jumper and a T-shirt.
 */
const MUCH = 4

let askedAt: number | undefined
onForget(() => {
  askedAt = undefined
})

/**
 * If the kept looks are of another day, asks for today's weather, and has other looks chosen where it
 * is much different. Fails silently: yesterday's looks are better than none.
 */
export async function keepUpWithWeather(): Promise<void> {
  const was = feed.looks[0]?.dressed_for
  const now = environment.now()
  if (!was || feed.status.kind !== "ready" || was.day === localDay(now)) return
  if (askedAt !== undefined && now < askedAt + AGAIN_MS) return
  askedAt = now
  const signal = untilForgotten()
  try {
    const known = await environment.call(getWeather, {}, { signal })
    if (signal.aborted) return
    takeWeather(known)
    const isKept = feed.status.kind === "ready" && feed.looks[0]?.dressed_for === was
    if (isKept && differsMuch(was, known.today)) await replaceLooks(known.today)
  } catch (cause) {
    if (!signal.aborted) warn("Today's weather could not be fetched.", cause)
  }
}

/** Whether clothes for one day are wrong on the other. */
export function differsMuch(one: DressedFor, other: DressedFor): boolean {
  return (
    Math.abs(one.low - other.low) >= MUCH ||
    Math.abs(one.high - other.high) >= MUCH ||
    one.is_wet !== other.is_wet ||
    one.is_windy !== other.is_windy
  )
}
