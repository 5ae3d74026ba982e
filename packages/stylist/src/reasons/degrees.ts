import type { Need } from "../weather/need.ts"
import { type Facts, fact } from "./grammar.ts"

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const TENS = ["", "", "twenty", "thirty", "forty", "fifty"]

/** A day's lowest and highest temperature in words, without a unit: "six" and "fifteen". */
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
