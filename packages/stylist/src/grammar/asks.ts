import type { Activity } from "@stylin/garments/vocabulary"
import type { Place } from "../pieces/codes.ts"
import { WEAR, wears } from "../pieces/wear.ts"
import { isCoveredInRain, type Need } from "../weather/need.ts"
import type { Temperatures } from "../weather/normals.ts"

/** Something that a look needs because of a piece in it, the occasion or the day. */
export interface Ask {
  readonly rule:
    | "nothing-beneath"
    | "bare-arms"
    | "bare-shoulders"
    | "bare-legs"
    | "bare-feet"
    | "nothing-over"
    | "no-rain-cover"
    | "nothing-warm"
  /** Looks with one of these bits need it; all looks if there are none. */
  readonly when: number
  /** Any of these bits meets it. */
  readonly given: number
  /** The places that can meet it, in the order in which a look is completed. */
  readonly places: readonly Place[]
  /** Whether the day requires it: it comes off indoors. */
  readonly ofDay?: true
}

/** The outdoor temperature, in °C, below which each is needed. */
const BELOW = {
  bareArms: 14,
  // To the ground a skirt hides what is beneath it.
  bareLegs: 8,
  frost: 2,
  shortHem: 15.5,
  over: 14,
  overAtNight: 16,
  jacket: 12,
  coat: 8,
  knit: 8,
} as const
/** A morning or night colder than this, in °C, asks for a jacket whatever the afternoon is like. */
export const COLD_NIGHT = 10
/** A day that is so many °C warmer than its night, from a night colder than `below`, asks for a layer to take off. */
const SWING = { by: 10, below: 14 } as const
/** Occasions where she is taken out in the cold without legwear: indoors, in shoes that dress up. */
const INDOORS: readonly Activity[] = ["work", "dating"]
/** Occasions where bare shoulders need a sleeve over them. */
const COVERED: readonly Activity[] = ["work", "classes"]
/** Occasions where leggings are not sportswear, and one where they are for her alone who dresses in it. */
const DRESSED: readonly Activity[] = ["work", "classes", "outings", "dating"]
const DRESSED_UNLESS_SPORTY: Activity = "errands"

const WORN_RIGHT: readonly Ask[] = [
  {
    rule: "nothing-beneath",
    when: WEAR.needsTop,
    given: WEAR.underPinafore,
    places: ["top"],
  },
  { rule: "nothing-beneath", when: WEAR.sheer, given: WEAR.beneath, places: ["base"] },
  { rule: "bare-arms", when: WEAR.woolly, given: WEAR.sleeves, places: ["layer"] },
]

/**
 * Everything that looks for an occasion on a day need.
 * @param isSporty whether she loves sportswear
 */
export function asksFor(occasion: Activity, need: Need | undefined, isSporty = false): Ask[] {
  const asks = [...WORN_RIGHT]
  if (COVERED.includes(occasion)) {
    asks.push({
      rule: "bare-shoulders",
      when: WEAR.bareShoulders,
      given: WEAR.layerSleeves,
      places: ["layer"],
    })
  }
  if (DRESSED.includes(occasion) || (occasion === DRESSED_UNLESS_SPORTY && !isSporty)) {
    const given = WEAR.coversSeat
    asks.push({ rule: "nothing-over", when: WEAR.leggings, given, places: ["layer"] })
  }
  if (!need) return asks
  return [...asks, ...asksOfDay(occasion, need).map((ask) => ({ ...ask, ofDay: true as const }))]
}

function asksOfDay(occasion: Activity, need: Need): Ask[] {
  const { outdoors, day } = need
  const asks: Ask[] = []
  const isEvening = occasion === "dating"
  // An evening dress leaves the arms bare once the coat is off.
  if (outdoors < BELOW.bareArms && !isEvening) {
    asks.push({ rule: "bare-arms", when: 0, given: WEAR.sleeves, places: ["layer"] })
  }
  const given = WEAR.legwear
  if (outdoors < BELOW.bareLegs) {
    // Below a hem to the ground nobody sees whether it is tights or tall boots that keep her warm; in frost it is both.
    const tall = outdoors < BELOW.frost ? given : wears("legwear", "highShaft")
    asks.push({ rule: "bare-legs", when: WEAR.bareLegs, given: tall, places: ["legwear", "shoes"] })
  }
  if (outdoors < BELOW.shortHem) {
    asks.push({ rule: "bare-legs", when: WEAR.shortHem, given, places: ["legwear"] })
  }
  if (outdoors < BELOW.knit && !isEvening) {
    asks.push({ rule: "nothing-warm", when: 0, given: WEAR.warm, places: ["layer"] })
  }
  if (outdoors < BELOW.knit && !INDOORS.includes(occasion)) {
    const when = wears("dressyShoe", "openShoe")
    asks.push({ rule: "bare-feet", when, given, places: ["legwear"] })
  }
  if (isCoveredInRain(need)) {
    asks.push({ rule: "no-rain-cover", when: 0, given: WEAR.standsRain, places: ["layer", "coat"] })
  }
  return [...asks, ...asksOver(outdoors, day, isEvening ? BELOW.overAtNight : BELOW.over)]
}

/**
 * What goes over it all: a coat, at least a jacket, or any layer with sleeves.
 * @param mild in °C outdoors: below it any layer goes along
 */
function asksOver(outdoors: number, { low, high }: Need["day"], mild: number): Ask[] {
  const over = { rule: "nothing-over", when: 0, places: ["layer", "coat"] } as const
  if (outdoors < BELOW.coat) return [{ ...over, given: WEAR.coat }]
  if (outdoors < BELOW.jacket || low < COLD_NIGHT) {
    // A jacket alone is enough over long sleeves only.
    const sleeved = { rule: "nothing-over", when: WEAR.jacket, places: ["coat"] } as const
    return [
      { ...over, given: wears("coat", "jacket") },
      { ...sleeved, given: wears("coat", "bodySleeves") },
    ]
  }
  return outdoors < mild || doesSwing({ low, high })
    ? [{ ...over, given: wears("coat", "jacket", "layerSleeves") }]
    : []
}

/** Whether a day is so much warmer than its night that it asks for a layer to take off. */
export function doesSwing({ low, high }: Temperatures): boolean {
  return high - low >= SWING.by && low < SWING.below
}

/** Whether something with these bits leaves a need unmet. */
export function isOpen({ when, given }: Ask, wear: number): boolean {
  return (when === 0 || (wear & when) !== 0) && (wear & given) === 0
}
