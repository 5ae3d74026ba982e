import { KIND_NAMES, type Kind } from "@stylin/garments/vocabulary"
import { kindCodes, type Place, SLOTS } from "../pieces/codes.ts"

const NEAR_FACE: Record<Place, number> = {
  coat: 0.8,
  base: 0,
  legwear: 0.1,
  layer: 0.8,
  top: 1,
  dress: 1,
  bottom: 0.35,
  shoes: 0.1,
  bag: 0.15,
  accessory: 0.2,
  head: 1,
}
const NEAR_FACE_KINDS: readonly (readonly [Kind, number])[] = [
  // Their bibs end at the chest.
  ["dungarees", 0.4],
  ["pinafore", 0.4],
  ["scarf", 1],
  ["beanie", 0.8],
  ["beret", 0.8],
  ["cap", 0.7],
  ["fedora", 0.7],
  ["bucket_hat", 0.7],
  ["sun_hat", 0.6],
  ["earrings", 0.6],
  ["necklace", 0.6],
  ["sunglasses", 0.5],
]

const BY_SLOT = SLOTS.map((slot) => NEAR_FACE[slot])
const BY_KIND = new Map(
  NEAR_FACE_KINDS.map(([kind, weight]) => [KIND_NAMES.indexOf(kind), weight] as const),
)

/** How much a garment's colour affects the face, from 0 to 1: what frames it counts most. */
export function nearFace({ slot, kind }: { slot: number; kind: number }): number {
  return BY_KIND.get(kind) ?? BY_SLOT[slot] ?? 0
}

// A coat comes off where the look is seen.
const COVERS: Record<Place, number> = {
  coat: 0.4,
  base: 0.1,
  legwear: 0.15,
  layer: 1,
  top: 1,
  dress: 1.6,
  bottom: 1,
  shoes: 0.5,
  bag: 0.3,
  accessory: 0.2,
  head: 0.3,
}
const AREAS = SLOTS.map((slot) => COVERS[slot])

/** A piece's share of a look. */
export function areaOf({ slot }: { slot: number }): number {
  return AREAS[slot] ?? 0
}

const CLOTHING: readonly Place[] = ["layer", "top", "dress", "bottom"]
const IS_CLOTHING = SLOTS.map((slot) => CLOTHING.includes(slot))

/** Whether a piece covers the body and is seen indoors: no shoes, bags, coats or accessories. */
export function isClothing({ slot }: { slot: number }): boolean {
  return IS_CLOTHING[slot] ?? false
}

/** Jewellery, too small for its colour to count. */
export const JEWELS = kindCodes("necklace", "earrings", "bracelet", "ring", "watch")
