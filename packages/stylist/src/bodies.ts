import {
  BODY_TYPES,
  type BodyEffect,
  type BodyType,
  bodyFit,
  bodyReason,
} from "@stylin/garments/vocabulary"
import { remembered, wordsOf } from "./reading.ts"
import type { Garment } from "./types.ts"

/** From this fit on a garment is said to be chosen for a shape. */
const SAYABLE = 0.3

/** What an effect does for a shape, as it completes "We picked the blazer to …". */
const EFFECTS: Record<BodyType, Partial<Record<BodyEffect, string>>> = {
  hourglass: {
    waist: "mark your waist",
    cling: "follow your curves",
    flare: "skim your hips",
  },
  pear: {
    shoulders: "give your shoulders some presence",
    flare: "skim your hips",
    waist: "mark your waist",
  },
  inverted_triangle: {
    flare: "add volume below and balance your shoulders",
    shoulders: "keep the line of your shoulders soft",
    line: "draw one long line",
  },
  rectangle: {
    waist: "draw in a waist",
    flare: "give your straight line some curve",
    shoulders: "give your straight line some structure",
  },
  oval: {
    line: "draw one long line down your front",
    ease: "fall straight and easy",
    flare: "add some swing at the hem",
  },
}

const FITS = new Map(
  BODY_TYPES.map((type) => [type, remembered((garment) => bodyFit(type, wordsOf(garment)))]),
)

/** How well a garment serves a shape, from -1 to 1. */
export function fitOnBody(garment: Garment, bodyType: BodyType): number {
  return FITS.get(bodyType)?.(garment) ?? 0
}

/** What a garment does for a shape, as it completes "We picked the blazer to …". */
export function effectOnBody(garment: Garment, bodyType: BodyType): string | undefined {
  if (fitOnBody(garment, bodyType) < SAYABLE) return undefined
  const reason = bodyReason(bodyType, wordsOf(garment))
  return reason && EFFECTS[bodyType][reason]
}
