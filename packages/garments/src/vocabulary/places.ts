import type { Kind } from "./kind-names.ts"
import { kindFacts, type Slot } from "./kinds.ts"

/**
 * The places of an outfit, in the order in which a look lists them: the slots, plus what goes over
 * everything, what goes beneath, and tights and socks.
 */
export const PLACES = [
  "coat",
  "layer",
  "top",
  "dress",
  "bottom",
  "base",
  "legwear",
  "shoes",
  "bag",
  "accessory",
  "head",
] as const satisfies readonly (Slot | "coat" | "base" | "legwear" | "head")[]
export type Place = (typeof PLACES)[number]

const OTHER_THAN_SLOT: Partial<Readonly<Record<Kind, Place>>> = {
  puffer: "coat",
  parka: "coat",
  raincoat: "coat",
  trench_coat: "coat",
  wool_coat: "coat",
  teddy_coat: "coat",
  cape: "coat",
  thermal_top: "base",
  headscarf: "head",
  tights: "legwear",
  socks: "legwear",
}

/** The place that a kind takes in an outfit. */
export function placeOf(kind: Kind): Place {
  return OTHER_THAN_SLOT[kind] ?? kindFacts(kind).slot
}
