import type { ColourAnalysis } from "@stylin/api/contract"
import type { SeasonalType } from "@stylin/garments/vocabulary"

type Measured = Pick<ColourAnalysis, "undertone" | "depth" | "clarity">

/** What was read of her for and against a type. */
export interface Signs {
  readonly speaking: readonly string[]
  readonly against: readonly string[]
}

/** A measure from -1 to 1 tells something from here on, either way. */
const TELLING = 0.33

/** "Deep", "light" or neither. */
export function depthWord(depth: number): string {
  return depth > TELLING ? "Deep" : depth < -TELLING ? "Light" : "Middling"
}

/** How far hair and skin are apart. */
export function contrastWord(clarity: number): string {
  return clarity > TELLING ? "High" : clarity < -TELLING ? "Low" : "Middling"
}

/** Which signs make a type: the one in its name first, then its season's warmth. */
export function signsOf(type: SeasonalType, { undertone, depth, clarity }: Measured): Signs {
  const [first, season] = type.split(" ")
  const isWarm = season === "spring" || season === "autumn"
  const deepness = depthWord(depth)
  const contrast = contrastWord(clarity)
  const found = [
    first === "deep" || first === "light"
      ? sign(deepness, first === "deep" ? "Deep" : "Light", `${deepness.toLowerCase()} colouring`)
      : undefined,
    first === "bright" || first === "soft"
      ? sign(contrast, first === "bright" ? "High" : "Low", `${contrast.toLowerCase()} contrast`)
      : undefined,
    sign(undertone, isWarm ? "warm" : "cool", `${undertone} undertone`),
  ].filter((one) => one !== undefined)
  return {
    speaking: found.filter(({ speaks }) => speaks).map(({ words }) => words),
    against: found.filter(({ speaks }) => !speaks).map(({ words }) => words),
  }
}

/** What lies in between says nothing. */
function sign(read: string, wanted: string, words: string) {
  const isBetween = read === "Middling" || read === "neutral"
  return isBetween ? undefined : { speaks: read === wanted, words }
}

/** A sentence or two: "For it: deep colouring. Against it: a warm undertone." */
export function signWords({ speaking, against }: Signs): string {
  const parts = [
    speaking.length > 0 && `For it: ${speaking.join(", ")}.`,
    against.length > 0 && `Against it: ${against.join(", ")}.`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(" ") : "Its signs are in between on you."
}
