import type { Activity } from "@stylin/garments/vocabulary"
import { feltAt } from "./chill.ts"
import { type Day, outdoorsAt } from "./day.ts"

/** What a day requires of an outfit for an occasion; insulation in clo, including underwear. */
export interface Need {
  readonly day: Day
  /** The temperature while she is out, in °C. */
  readonly outdoors: number
  /** Below `least` she is cold and above `most` hot; `aim` is right. */
  readonly least: number
  readonly aim: number
  readonly most: number
  /** What of it stays on when the coat comes off: below `least` she is cold indoors, and without a layer hot above `most`. */
  readonly indoors: { readonly least: number; readonly most: number }
}

interface Step {
  readonly celsius: number
  readonly least: number
  readonly aim: number
  readonly most: number
}

const step = (celsius: number, aim: number, least: number, most: number): Step => ({
  celsius,
  least,
  aim,
  most,
})

/**
 * Clothes for walking about town: the aim is MENEX's 1.691 - 0.0436 t down to 22 °C, bent in heat
 * to what is wearable; the range goes from ISO 11079's minimum for a walker to what keeps a
 * stroller in thermal balance.
 */
const STEPS: readonly Step[] = [
  step(-10, 2.1, 1.9, 2.6),
  step(-5, 1.9, 1.5, 2.5),
  step(0, 1.7, 1.3, 2.1),
  step(5, 1.45, 1.1, 1.7),
  step(10, 1.25, 0.9, 1.4),
  step(13, 1.1, 0.8, 1.3),
  step(16, 0.95, 0.7, 1.15),
  step(18, 0.9, 0.65, 1.05),
  step(20, 0.8, 0.5, 0.95),
  step(22, 0.65, 0.4, 0.85),
  step(25, 0.5, 0.25, 0.65),
  step(28, 0.4, 0.2, 0.5),
  step(30, 0.33, 0.2, 0.45),
  step(35, 0.3, 0.2, 0.4),
]

/** How far a sum of garments may be from what a manikin wearing them measures. */
const ERROR = 0.1
/** From 13 to 20 °C, sun, or a cardigan in the bag, gradually makes up for this much. */
const MILD = { from: 13, to: 20, slack: 0.25 } as const
const LEAST_DECENT = 0.15
/**
 * In the cold she is to be warm enough on her way in the morning, too: gradually from 10 to 6 °C, half of
 * what the day is colder then counts.
 */
const COLD = { from: 10, to: 6, share: 0.5 } as const
/** Brisk walkers (3.5 met) need less. */
const BRISK: Partial<Record<Activity, number>> = { outdoors: 0.2 }
/**
 * What else is right for an activity, in clo: by ISO 8996 somebody on errands walks at 2.6 met, one on a date
 * stands about or sits at 1.2 to 2, between which ISO 11079 has half a clo at 5 °C; the table is for the middle.
 */
const ASIDE: Partial<Record<Activity, number>> = { errands: -0.1, dating: 0.1 }
/** Occasions that are indoors, once she is there. */
const INSIDE: readonly Activity[] = ["work", "classes", "dating"]
/**
 * ASHRAE 55's 0.5 clo for sitting at 24 °C, of which a date, where people eat and dance, needs less; and what is too much for
 * sitting at 20 °C. Houses are heated up to the outdoor temperature `heated`, in °C; above it the day decides.
 */
const HOUSE = { least: 0.5, date: 0.4, most: 1.2, heated: 16 } as const
/** What the warmest hour may have too much of, in clo, with layers off. */
const WARM_HOUR = 0.2

/** What a day requires of an outfit for an occasion. */
export function needOf(day: Day, occasion: Activity): Need {
  const outdoors = outdoorsAt(day, occasion)
  const felt = (celsius: number) => feltAt(celsius, day.wind ?? 0)
  const { aim, most } = at(felt(outdoors))
  const cold = Math.min(1, Math.max(0, (COLD.from - outdoors) / (COLD.from - COLD.to)))
  const { least } = at(felt(outdoors - cold * COLD.share * Math.max(0, outdoors - day.low)))
  const less = BRISK[occasion] ?? 0
  const mild = Math.min(1, Math.max(0, (outdoors - MILD.from) / (MILD.to - MILD.from)))
  return {
    day,
    outdoors,
    least: Math.max(LEAST_DECENT, least - less - ERROR - mild * MILD.slack),
    aim: Math.max(0.2, aim - less + (outdoors < MILD.from ? (ASIDE[occasion] ?? 0) : 0)),
    most: most + ERROR,
    indoors: indoorsOf(day, occasion, outdoors),
  }
}

function indoorsOf(day: Day, occasion: Activity, outdoors: number): Need["indoors"] {
  const warmHour = at(day.high).most + WARM_HOUR
  if (!INSIDE.includes(occasion) || outdoors >= HOUSE.heated) return { least: 0, most: warmHour }
  const least = occasion === "dating" ? HOUSE.date : HOUSE.least
  return { least: least - ERROR, most: Math.min(warmHour, HOUSE.most + ERROR) }
}

function at(celsius: number): Omit<Step, "celsius"> {
  const [first] = STEPS
  const next = STEPS.findIndex((one) => one.celsius >= celsius)
  const to = STEPS[next] ?? STEPS.at(-1)
  const from = STEPS[Math.max(0, next - 1)] ?? first
  if (!(from && to)) throw new RangeError("There are no temperatures to read between.")
  if (next <= 0) return to
  const share = (celsius - from.celsius) / (to.celsius - from.celsius)
  const between = (of: "least" | "aim" | "most") => from[of] + share * (to[of] - from[of])
  return { least: between("least"), aim: between("aim"), most: between("most") }
}

/** The high of a day, in °C, up to which a raincoat is not too hot. */
const COVERED_UP_TO = 19

/**
 * Whether an outfit for the day has something over it that stands rain: on warmer days a raincoat is too hot, and an
 * umbrella does.
 */
export function isCoveredInRain({ day }: Need): boolean {
  return day.isWet && day.high <= COVERED_UP_TO
}
