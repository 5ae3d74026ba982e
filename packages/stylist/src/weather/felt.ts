import type { Weather } from "./day.ts"
import { normalsFor, type Whereabouts } from "./normals.ts"

/** Mild days are the same all year. */
const MILD = { low: 10, high: 16 } as const
/** Degrees by which a cold or hot day differs from the month's usual day. */
const STEP = 5
/** A cold day is no warmer and a hot one no colder than this, whatever the month. */
const WARMEST_COLD = { low: 7, high: 12 } as const
const COLDEST_HOT = { low: 16, high: 24 } as const

/**
 * The weather that she means by a word: cold is less than the month's usual day and never mild, hot more
 * and never mild.
 */
export function feltWeather(
  felt: "cold" | "mild" | "hot",
  month: number,
  at?: Whereabouts,
): Weather {
  if (felt === "mild") return MILD
  const { low, high } = normalsFor(month, at)
  return felt === "cold"
    ? {
        low: Math.min(low - STEP, WARMEST_COLD.low),
        high: Math.min(high - STEP, WARMEST_COLD.high),
      }
    : { low: Math.max(low + STEP, COLDEST_HOT.low), high: Math.max(high + STEP, COLDEST_HOT.high) }
}
