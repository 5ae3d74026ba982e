import { seasonalType } from "@stylin/garments/colour"
import { dayOf } from "@stylin/stylist"
import type { TellsOfHerself } from "../her-feed.ts"

/** A person whose looks are judged by eye. */
export interface SheetPerson extends TellsOfHerself {
  readonly name: string
  /** What she owns, as she would type it, separated by commas. */
  readonly owns: string
}

/** What a judge needs to know of her: what she told the app, what she owns, and the month's usual days. */
export function wordsAbout(person: SheetPerson, month: number): string[] {
  const {
    name,
    body,
    colour,
    love = [],
    avoid = [],
    occasions,
    dressCode,
    pieceBudget,
    latitude,
    longitude,
    owns,
  } = person
  const day = dayOf({ month, latitude, longitude })
  const isOfLeather = [...love, ...avoid].includes("Leather")
  return [
    `${name}: ${[body, colour && seasonalType(colour)].filter(Boolean).join(", ") || "has told nothing of shape and colours"}`,
    `  loves ${love.join(", ") || "nothing in particular"}; avoids ${avoid.join(", ") || "nothing"}`,
    ...(isOfLeather
      ? ["  (Leather: clothes of leather or suede; shoes, bags and belts are no matter of it)"]
      : []),
    `  dresses for ${occasions.join(", ")}; wears to work: ${dressCode ?? "not said"}; spends ${pieceBudget ? `up to £${pieceBudget} on a piece, twice that on shoes and coats` : "what it takes"}`,
    `  owns ${owns || "nothing yet"}`,
    `  month ${month}, where she lives now: ${day ? `${Math.round(day.low)} to ${Math.round(day.high)} °C` : "no weather known"}`,
  ]
}
