import type { Need } from "../weather/need.ts"
import { type Facts, fact } from "./grammar.ts"

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const TENS = ["", "", "twenty", "thirty", "forty", "fifty"]

/** The day's low and high in °C, spelled out for a sentence: "six" and "fifteen". */
export function degreesOf({ day }: Pick<Need, "day">): Facts {
  return { low: fact(inWords(day.low)), high: fact(inWords(day.high)) }
}

/** A temperature of -59 to 59 °C. */
function inWords(degrees: number): string {
  const whole = Math.round(degrees)
  const size = Math.abs(whole)
  const [tens, ones] = [Math.floor(size / 10), size % 10]
  const words =
    SMALL[size] ?? [TENS[tens], ...(ones > 0 ? [SMALL[ones]] : [])].filter(Boolean).join("-")
  return whole < 0 ? `minus ${words}` : words
}

/** In °C: on colder days a jacket left open is what a stranger would button. */
const OPEN_FROM = 10

/** Whether a jacket that is the outermost may stay open while she is out. */
export function isMild(need: Need | undefined): boolean {
  return !need || need.outdoors >= OPEN_FROM
}

/** Whether it may from the morning on. */
export function isMildAllDay(need: Need | undefined): boolean {
  return isMild(need) && (!need || need.day.low >= OPEN_FROM)
}
