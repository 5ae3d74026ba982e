import type { Colouring } from "./colouring.ts"
import { interpolate } from "./interpolate.ts"
import { hue, type Lab } from "./lab.ts"
import { SEASONAL_COLOURING, SEASONAL_TYPES, type SeasonalType } from "./seasons.ts"

/** A person's colours in daylight. */
export interface PersonColours {
  readonly skin: Lab
  readonly hair: Lab
  /** Of the irises. */
  readonly eyes: Lab
}

/**
 * Hue angle, by lightness, of skin that is neither cool nor warm. The deeper the skin, the more its
 * melanin covers the blood that makes it redder and the carotene that makes it yellower.
 */
const NEUTRAL_HUE = [
  [35, 57.5],
  [55, 65.5],
  [70, 69.5],
] as const

/** The hue angle of neutral skin of a lightness, in degrees: neither cool nor warm. */
export function neutralSkinHue(lightness: number): number {
  return interpolate(NEUTRAL_HUE, lightness)
}

/** How far skin leans from neutral, in degrees of hue: above 0 to warm, below to cool. */
export function skinLeaning(skin: Lab): number {
  return hue(skin) - neutralSkinHue(skin.l)
}

/**
 * Where a person stands in the three dimensions of colour analysis, by the rules of
 * decisions/009-colour-type.md: undertone from the skin's hue angle and a little from the hair,
 * depth from the lightness of all three, clarity from the contrast of skin and hair.
 */
export function personColouring({ skin, hair, eyes }: PersonColours): Colouring {
  // Black hair shows no hue.
  const hairSays = clamp((hair.l - 15) / 15, 0)
  const temperature = 0.8 * clamp(skinLeaning(skin) / 7) + 0.2 * hairSays * clamp((hair.b - 11) / 8)
  const value = 0.4 * skin.l + 0.45 * hair.l + 0.15 * eyes.l
  // Contrast relative to the sum, so that deep skin counts as much as light skin.
  const contrast = Math.abs(skin.l - hair.l) / (skin.l + hair.l)
  const depth = clamp((42 - value) / 18)
  const clarity = clamp((contrast - 0.38) / 0.28)
  // Fair hair on fair skin is light, not muted.
  const isMuted = clarity < 0 ? 1 - 0.45 * clamp(-depth, 0) : 1
  return { temperature: clamp(temperature), depth, clarity: clarity * isMuted }
}

const DIRECTIONS = SEASONAL_TYPES.map((type) => {
  const { temperature, depth, clarity } = SEASONAL_COLOURING[type]
  const length = Math.hypot(temperature, depth, clarity)
  return [temperature / length, depth / length, clarity / length] as const
})

/** How close each type is to the direction of a person's colouring: cosines, in the types' order. */
export function typeCosines({ temperature, depth, clarity }: Colouring): number[] {
  const length = Math.hypot(temperature, depth, clarity) || 1
  return DIRECTIONS.map(([t, d, c]) => (temperature * t + depth * d + clarity * c) / length)
}

/** The type closest to the direction of a person's colouring. */
export function nearestType(colouring: Colouring): SeasonalType {
  const cosines = typeCosines(colouring)
  return SEASONAL_TYPES[cosines.indexOf(Math.max(...cosines))] ?? "soft summer"
}

/** Steps round the circle of types from one to the other, 0 to 6; neighbours are 1 apart. */
export function typeDistance(one: SeasonalType, other: SeasonalType): number {
  const apart = Math.abs(SEASONAL_TYPES.indexOf(one) - SEASONAL_TYPES.indexOf(other))
  return Math.min(apart, SEASONAL_TYPES.length - apart)
}

function clamp(value: number, least = -1): number {
  return Math.min(1, Math.max(least, value))
}
