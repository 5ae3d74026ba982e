import { type Kind, kindFacts, type Slot } from "@stylin/garments/vocabulary"
import type { ProposedCrop, Role } from "../vision/outfit.ts"
import type { NamedGarment } from "../vision/remote/model-answer.ts"

/** At most this many garments of one outfit photo are proposed. */
const MOST_WORN = 8

const SLOT_ROLES: Readonly<Partial<Record<Slot, Role>>> = {
  top: "top",
  layer: "layer",
  dress: "dress",
  bottom: "bottom",
  shoes: "shoes",
  bag: "bag",
}

const KIND_ROLES: Readonly<Partial<Record<Kind, Role>>> = {
  beanie: "hat",
  beret: "hat",
  cap: "hat",
  fedora: "hat",
  bucket_hat: "hat",
  sun_hat: "hat",
  scarf: "scarf",
  headscarf: "scarf",
  belt: "belt",
  tights: "legwear",
  socks: "legwear",
}

/** What a kind is worn as; undefined where no crop can be read for it. */
function roleOf(kind: Kind): Role | undefined {
  return SLOT_ROLES[kindFacts(kind).slot] ?? KIND_ROLES[kind]
}

/** The garment that fills most of a photo; undefined if none was named. */
export function largest(named: readonly NamedGarment[]): NamedGarment | undefined {
  return named.toSorted((one, other) => areaOf(other) - areaOf(one))[0]
}

/** The garment that fills most of a crop, among those that have a role in an outfit photo. */
export function largestWorn(named: readonly NamedGarment[]): NamedGarment | undefined {
  return largest(named.filter(({ kind }) => roleOf(kind) !== undefined))
}

/** Named garments as crops to read, without those that have no role, such as earrings. */
export function wornCrops(named: readonly NamedGarment[]): (ProposedCrop & { kind: Kind })[] {
  return named
    .flatMap(({ kind, box }) => {
      const role = roleOf(kind)
      return role ? { role, kind, crop: box } : []
    })
    .slice(0, MOST_WORN)
}

function areaOf({ box }: NamedGarment): number {
  return box.width * box.height
}
