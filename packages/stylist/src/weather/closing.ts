import type { Need } from "./need.ts"

/**
 * Temperatures while she is out, in °C, below which a coat is worn closed. By the wind chill of the
 * Canadian, US and British weather services, 3 °C feels like frost in a usual wind of 20 km/h, and
 * 5 °C in one of 30 km/h. Worn open, a coat still keeps 85 % of its insulation, so that above these
 * it may show what is beneath it.
 */
const FEELS_LIKE_FROST = { usual: 3, windy: 5 } as const

/** Whether she closes a coat on such a day: in rain that soaks through, and where it feels like frost. */
export function closesCoats(need: Need | undefined): boolean {
  if (!need) return false
  const { day, outdoors } = need
  return day.isWet || outdoors < FEELS_LIKE_FROST[day.isWindy ? "windy" : "usual"]
}
