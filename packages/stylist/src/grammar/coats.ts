import { kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Need } from "../weather/need.ts"
import { isHeavyCoat, isThinCoat } from "../weather/warmth.ts"
import type { Brief } from "./brief.ts"
import { isTooGoodForWork } from "./practical.ts"
import { isInTown, isRaincoat } from "./rain.ts"

const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const LAYER = SLOTS.indexOf("layer")
/** Made for weather and sport: nobody who owns anything else goes to dinner in it. */
export const RUGGED = kindCodes("raincoat", "parka", "puffer", "fleece")

/** What is put on over wet things at the water, and nowhere else. */
export const AT_THE_WATER = /\b(?:dry ?robe|changing robe)\b/i

/**
 * From how many °C outdoors on a jacket is coat enough after a cold morning, over something warm and over anything; and the
 * low, in °C, below which it is the latter no more.
 */
const JACKET_FROM = { overWarm: 10, overAny: 12, low: 10 } as const

/** Whether a jacket is all that a look needs over it after a cold morning. */
export function isJacketEnough(look: readonly Piece[], { outdoors, day }: Need): boolean {
  if (!look.some(({ wear }) => (wear & WEAR.jacket) !== 0)) return false
  if (outdoors >= JACKET_FROM.overAny && day.low >= JACKET_FROM.low) return true
  return outdoors >= JACKET_FROM.overWarm && look.some(isWarmBodice)
}

/** Whether it is a top or a dress that warms. */
export const isWarmBodice = ({ slot, wear }: Piece) =>
  (slot === TOP || slot === DRESS) && (wear & WEAR.warm) !== 0

/** Below this low, in °C, she comes home cold in a jacket alone. */
const COLD_NIGHT = 8
const isColdNight = ({ day }: Need) => day.low < COLD_NIGHT

/**
 * How far a coat, or the jacket that is worn as one, is from what she would take for a day and an occasion, from 0: rainwear
 * where she is in town and it is dry, padding at dinner, what work would spoil, what is for colder or for milder days.
 * @param look the whole look
 */
export function misfitOf(over: Piece, look: readonly Piece[], brief: Brief): number {
  const { need, occasion } = brief
  if (!need) return 0
  const isDry = !need.day.isWet
  if (occasion !== "outdoors" && AT_THE_WATER.test(over.name ?? "")) return MISFIT.rugged
  if (occasion === "dating" && RUGGED.has(over.kind) && isDry) return MISFIT.rugged
  if (brief.setting === "practical_work" && isTooGoodForWork(over)) return MISFIT.spoilt
  if (over.slot === LAYER) {
    const isEnough = isJacketEnough(look, need) && !(occasion === "dating" && isColdNight(need))
    return isEnough ? 0 : MISFIT.alone
  }
  if (isHeavyCoat(over, need)) return MISFIT.heavy
  if (isThinCoat(over, need)) return MISFIT.thin
  if (!isRaincoat(over) || !isDry || occasion === "outdoors") return 0
  return isInTown(brief) ? MISFIT.rugged : MISFIT.raincoat
}

const MISFIT = { rugged: 5, spoilt: 4, alone: 3, heavy: 2, thin: 2, raincoat: 1 } as const
