import type { ColourAnalysis } from "@stylin/api/contract"
import type { SeasonalType } from "@stylin/garments/vocabulary"
import { t } from "../../words/t.ts"

type Measured = Pick<ColourAnalysis, "undertone" | "depth" | "clarity">

/** What was read of her for and against a type. */
export interface Signs {
  readonly speaking: readonly string[]
  readonly against: readonly string[]
}

/** A measure from -1 to 1 tells something from here on, either way. */
const TELLING = 0.33

/** Which end a measure is near. */
export type Degree = "more" | "less" | "between"

/** How deep her colouring is. */
export function depthOf(depth: number): Degree {
  return depth > TELLING ? "more" : depth < -TELLING ? "less" : "between"
}

/** How far hair and skin are apart. */
export function contrastOf(clarity: number): Degree {
  return clarity > TELLING ? "more" : clarity < -TELLING ? "less" : "between"
}

/** Which signs make a type: the one in its name first, then its season's warmth. */
export function signsOf(type: SeasonalType, { undertone, depth, clarity }: Measured): Signs {
  const [first, season] = type.split(" ")
  const isWarm = season === "spring" || season === "autumn"
  const found = [
    first === "deep" || first === "light"
      ? sign(depthOf(depth), first === "deep" ? "more" : "less", {
          more: t("deep colouring"),
          less: t("light colouring"),
        })
      : undefined,
    first === "bright" || first === "soft"
      ? sign(contrastOf(clarity), first === "bright" ? "more" : "less", {
          more: t("high contrast"),
          less: t("low contrast"),
        })
      : undefined,
    sign(WARMTH[undertone], isWarm ? "more" : "less", {
      more: t("warm undertone"),
      less: t("cool undertone"),
    }),
  ].filter((one) => one !== undefined)
  return {
    speaking: found.filter(({ speaks }) => speaks).map(({ words }) => words),
    against: found.filter(({ speaks }) => !speaks).map(({ words }) => words),
  }
}

const WARMTH = { warm: "more", cool: "less", neutral: "between" } as const

/** What lies in between says nothing. */
function sign(
  read: Degree,
  wanted: "more" | "less",
  words: Readonly<Record<"more" | "less", string>>,
) {
  return read === "between" ? undefined : { speaks: read === wanted, words: words[read] }
}

/** A sentence or two: "For it: deep colouring. Against it: warm undertone." */
export function signWords({ speaking, against }: Signs): string {
  const parts = [
    speaking.length > 0 && t("For it: {signs}.", { signs: speaking.join(", ") }),
    against.length > 0 && t("Against it: {signs}.", { signs: against.join(", ") }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(" ") : t("You are somewhere in between.")
}
