import {
  type Activity,
  PREFERENCE_TAGS,
  type Slot,
  YEAR_SEASONS,
} from "@stylin/garments/vocabulary"
import { hasBit } from "../pieces/traits.ts"
import type { Brief } from "./brief.ts"

/** The places of one outfit. What is `needed` must be filled; what is `wanted` is left when nothing fits. */
export interface Template {
  readonly needed: readonly Slot[]
  readonly wanted: readonly Slot[]
}

/** Every outfit stands on one of these. */
const BASES: readonly (readonly Slot[])[] = [
  ["top", "bottom", "shoes"],
  ["dress", "shoes"],
]

/** What may come on top, by how much the season asks to be covered. */
const EXTRAS = {
  warm: [["bag"], ["bag", "accessory"], ["accessory"], []],
  mild: [["layer", "bag"], ["bag", "accessory"], ["layer", "bag", "accessory"], ["layer"]],
  cold: [
    ["layer", "bag"],
    ["layer", "bag", "accessory"],
    ["layer", "accessory"],
  ],
} satisfies Record<string, readonly (readonly Slot[])[]>

/** Occasions that ask for more than the season does. */
const OF_OCCASIONS: Partial<Record<Activity, readonly (readonly Slot[])[]>> = {
  work: [["layer", "bag"]],
  dating: [["bag", "accessory"]],
}

const LAYERING = PREFERENCE_TAGS.indexOf("Layering")

/**
 * The templates for an occasion, a season and a person: what covers her where it is cold, less where
 * it is warm, and no layers for whoever avoids them.
 */
export function templatesFor({ occasion, person }: Brief): Template[] {
  const extras = [...EXTRAS[airOf(person.season)], ...(OF_OCCASIONS[occasion] ?? [])]
  const isLayered = !hasBit(person.avoids, LAYERING)
  return BASES.flatMap((needed) =>
    extras.map((wanted) => ({
      needed,
      wanted: isLayered ? wanted : wanted.filter((slot) => slot !== "layer"),
    })),
  )
}

function airOf(season: number): keyof typeof EXTRAS {
  if (YEAR_SEASONS[season] === "summer") return "warm"
  return YEAR_SEASONS[season] === "winter" ? "cold" : "mild"
}
