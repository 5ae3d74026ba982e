import type { Activity } from "@stylin/garments/vocabulary"
import { normalsFor, type Temperatures } from "./normals.ts"

/** What is forecast for the day she dresses for. */
export interface Weather extends Temperatures {
  /** Rain of the day in mm. */
  readonly rain?: number | undefined
  /** How likely it is to rain, 0 to 1. */
  readonly rainChance?: number | undefined
  /** Wind at its strongest, in km/h. */
  readonly wind?: number | undefined
}

/** A day as looks are judged by it. */
export interface Day extends Temperatures {
  readonly isWet: boolean
  readonly isWindy: boolean
}

/** Rain that gets through, and wind that takes hats. */
const WET = { mm: 3, chance: 0.7 } as const
const WINDY_KMH = 30

interface When {
  readonly month?: number | undefined
  readonly latitude?: number | undefined
  readonly weather?: Weather | undefined
}

/** The day from its forecast, otherwise from the month's normals; undefined if neither is known. */
export function dayOf({ month, latitude, weather }: When): Day | undefined {
  if (weather) {
    const { low, high, rain = 0, rainChance = 0, wind = 0 } = weather
    return {
      low: Math.min(low, high),
      high: Math.max(low, high),
      isWet: rain >= WET.mm || rainChance >= WET.chance,
      isWindy: wind >= WINDY_KMH,
    }
  }
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return undefined
  return { ...normalsFor(month, latitude), isWet: false, isWindy: false }
}

/** Activities of the afternoon; the others last from morning to evening. */
const AFTERNOONS: readonly Activity[] = ["outings", "errands", "outdoors"]

/** How warm it is while she is out, in °C. */
export function outdoorsAt({ low, high }: Temperatures, occasion: Activity): number {
  return AFTERNOONS.includes(occasion) ? Math.max(low, high - 2) : (low + high) / 2
}
