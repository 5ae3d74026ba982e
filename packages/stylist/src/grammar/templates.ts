import { type Activity, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Place } from "../pieces/codes.ts"
import { hasBit } from "../pieces/traits.ts"
import type { Brief } from "./brief.ts"

/**
 * The places of an outfit. `needed` places must be filled; `wanted` ones stay empty if nothing
 * fits. Whatever else a look needs is added later: see `asks.ts`.
 */
export interface Template {
  readonly needed: readonly Place[]
  readonly wanted: readonly Place[]
}

/** Every outfit is built on one of these. */
const BASES: readonly (readonly Place[])[] = [
  ["top", "bottom", "shoes"],
  ["dress", "shoes"],
]

/** What may go on top, by the outdoor temperature. */
const EXTRAS = {
  warm: [["bag"], ["bag", "accessory"], ["accessory"], []],
  mild: [["layer", "bag"], ["bag", "accessory"], ["layer", "bag", "accessory"], ["layer"]],
  cool: [
    ["coat", "bag"],
    ["layer", "bag"],
    ["coat", "bag", "accessory"],
    ["layer", "bag", "accessory"],
  ],
  cold: [
    ["coat", "bag"],
    ["coat", "bag", "accessory"],
    ["coat", "accessory"],
  ],
} satisfies Record<string, readonly (readonly Place[])[]>

/** The upper bound of each range, in °C outdoors. */
const UP_TO = { cold: 8, cool: 14, mild: 19.5 } as const

/** Occasions that ask for more than the weather does, where it is not so cold that a coat hides it. */
const OF_OCCASIONS: Partial<Record<Activity, readonly (readonly Place[])[]>> = {
  work: [["layer", "bag"]],
  dating: [["bag", "accessory"]],
}

const LAYERING = PREFERENCE_TAGS.indexOf("Layering")

/**
 * The templates for an occasion, a day and a person: more cover when it is cold, less when it is
 * warm, and no layers for somebody who avoids them. A coat does not count as layering.
 */
export function templatesFor({ occasion, setting, person, need }: Brief): Template[] {
  const air = airOf(need?.outdoors)
  const isTailored = setting === "tailored_work"
  const isHidden = air === "cold" && occasion === "work" && !isTailored
  const extras = [...EXTRAS[air], ...(isHidden ? [] : (OF_OCCASIONS[occasion] ?? []))]
  const isLayered = !hasBit(person.avoids, LAYERING)
  return BASES.flatMap((needed) =>
    extras.map((wanted) => ({
      needed,
      wanted: isLayered ? wanted : wanted.filter((place) => place !== "layer"),
    })),
  )
}

function airOf(celsius: number | undefined): keyof typeof EXTRAS {
  if (celsius === undefined) return "mild"
  if (celsius < UP_TO.cold) return "cold"
  if (celsius < UP_TO.cool) return "cool"
  return celsius < UP_TO.mild ? "mild" : "warm"
}
