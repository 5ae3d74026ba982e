import type { Activity } from "@stylin/garments/vocabulary"
import { normalsFor, type Temperatures, type Whereabouts } from "./normals.ts"

/** The forecast for the day she dresses for. */
export interface Weather extends Temperatures {
  /** The day's rain in mm. */
  readonly rain?: number | undefined
  /** The probability of rain, 0 to 1. */
  readonly rainChance?: number | undefined
  /** The strongest wind, in km/h. */
  readonly wind?: number | undefined
}

/** A day in the form that looks are judged by. */
export interface Day extends Temperatures {
  readonly isWet: boolean
  readonly isWindy: boolean
  /** The strongest wind in km/h, where a forecast has it. */
  readonly wind?: number | undefined
}

/** Rain that soaks through, and wind that blows hats off. */
const WET = { mm: 3, chance: 0.7 } as const
const WINDY_KMH = 30

interface When extends Whereabouts {
  readonly month?: number | undefined
  readonly weather?: Weather | undefined
}

/** The day from its forecast, or from the month's normals; undefined if neither is known. */
export function dayOf({ month, weather, ...at }: When): Day | undefined {
  if (weather) {
    const { low, high, rain = 0, rainChance = 0, wind = 0 } = weather
    return {
      low: Math.min(low, high),
      high: Math.max(low, high),
      isWet: rain >= WET.mm || rainChance >= WET.chance,
      isWindy: wind >= WINDY_KMH,
      ...(wind > 0 && { wind }),
    }
  }
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return undefined
  return { ...normalsFor(month, at), isWet: false, isWindy: false }
}

/** Activities of the afternoon; the others last from morning to evening. */
const AFTERNOONS: readonly Activity[] = ["outings", "errands", "outdoors"]

/** The temperature while she is out, in °C. */
export function outdoorsAt({ low, high }: Temperatures, occasion: Activity): number {
  return AFTERNOONS.includes(occasion) ? Math.max(low, high - 2) : (low + high) / 2
}
