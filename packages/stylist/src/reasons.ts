import type { Activity } from "@stylin/garments/vocabulary"
import { effectOnBody } from "./bodies.ts"
import { flatteringColour, temperatureOf } from "./colouring.ts"
import { formalityMiss, moodOf } from "./occasions.ts"
import { outfitTags } from "./tags.ts"
import type { Taste } from "./taste.ts"
import type { Garment, Reason, ReasonLabel } from "./types.ts"
import { capitalised, kindWord, listed } from "./words.ts"

type Say = (outfit: readonly Garment[], occasion: Activity, taste: Taste) => string | undefined

/** What decided for an outfit, a sentence each; what did not is left out. */
export function reasonsFor(outfit: readonly Garment[], occasion: Activity, taste: Taste): Reason[] {
  return SAYINGS.flatMap(([label, say]) => {
    const text = say(outfit, occasion, taste)
    return text === undefined ? [] : [{ label, text }]
  })
}

const SAYINGS: readonly (readonly [ReasonLabel, Say])[] = [
  ["Color Type", sayColouring],
  ["Body Type", sayBody],
  ["Occasion", sayOccasion],
  ["Your wardrobe", sayWardrobe],
  ["Your style", sayStyle],
]

function sayColouring(outfit: readonly Garment[], _: Activity, { season }: Taste) {
  if (!season) return undefined
  const colours = outfit.map((garment) => flatteringColour(garment, season))
  const named = [...new Set(colours.filter((colour) => colour !== undefined))]
  if (named.length === 0) return undefined
  const verb = named.length === 1 ? "shares" : "share"
  return `${capitalised(listed(named))} near your face ${verb} the ${temperatureOf(season)} undertone of your ${season} colouring.`
}

function sayBody(outfit: readonly Garment[], _: Activity, { bodyType }: Taste) {
  if (!bodyType) return undefined
  for (const garment of outfit) {
    const effect = effectOnBody(garment, bodyType)
    if (effect) return `We picked the ${kindWord(garment)} to ${effect}.`
  }
  return undefined
}

function sayOccasion(outfit: readonly Garment[], occasion: Activity) {
  const clothes = outfit.filter(({ slot }) => slot !== "bag" && slot !== "accessory")
  const closest = clothes
    .toSorted((a, b) => formalityMiss(a, occasion) - formalityMiss(b, occasion))
    .slice(0, 2)
  return `The ${listed(closest.map(kindWord))} keep it ${moodOf(occasion)}.`
}

function sayWardrobe(outfit: readonly Garment[]) {
  const own = outfit.filter(({ owned }) => owned)
  if (own.length === 0) return undefined
  if (own.length === outfit.length) return "You own every piece of it already."
  return `It starts from what you own: your ${listed(own.map(kindWord))}.`
}

function sayStyle(outfit: readonly Garment[], _: Activity, { loves }: Taste) {
  const tags = outfitTags(outfit)
  // In her own order of preference, so that what she put first is named first.
  const shared = [...loves].filter((tag) => tags.has(tag)).slice(0, 3)
  if (shared.length === 0) return undefined
  return `It has what you love: ${listed(shared.map((tag) => tag.toLowerCase()))}.`
}
