import { type Kind, kindFacts, type Slot } from "@stylin/garments/vocabulary"
import type { ProposedCrop, Role } from "../vision/outfit.ts"
import type { NamedGarment } from "../vision/remote/model-answer.ts"

/** As many garments are proposed of a photo of her. */
const MOST_WORN = 4

const ROLES: Readonly<Partial<Record<Slot, Role>>> = {
  top: "top",
  layer: "layer",
  dress: "dress",
  bottom: "bottom",
  shoes: "shoes",
}

/** The garment that takes most of a photo; undefined where none was named. */
export function largest(named: readonly NamedGarment[]): NamedGarment | undefined {
  return named.toSorted((one, other) => areaOf(other) - areaOf(one))[0]
}

/** The garment that takes most of a crop, of those that a crop can be read for. */
export function largestWorn(named: readonly NamedGarment[]): NamedGarment | undefined {
  return largest(named.filter(({ kind }) => ROLES[kindFacts(kind).slot] !== undefined))
}

/** Named garments as crops to be read; those that no crop can be read for are left out. */
export function wornCrops(named: readonly NamedGarment[]): (ProposedCrop & { kind: Kind })[] {
  return named
    .flatMap(({ kind, box }) => {
      const role = ROLES[kindFacts(kind).slot]
      return role ? { role, kind, crop: box } : []
    })
    .slice(0, MOST_WORN)
}

function areaOf({ box }: NamedGarment): number {
  return box.width * box.height
}
