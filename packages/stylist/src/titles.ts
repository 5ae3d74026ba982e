import { accentsOf, isPrinted } from "./palette.ts"
import type { Garment } from "./types.ts"
import { capitalised, shortName } from "./words.ts"

/** Names an outfit after the two garments that stand out most: "Rust midi skirt and cream jumper". */
export function titleOf(outfit: readonly Garment[]): string {
  const heroes = outfit
    .toSorted((a, b) => prominence(b) - prominence(a))
    .slice(0, 2)
    .map(shortName)
  return capitalised(heroes.join(" and "))
}

function prominence(garment: Garment): number {
  const bySlot = { dress: 4, layer: 3, top: 2, bottom: 2, shoes: 1, bag: 0, accessory: 0 }
  return (
    bySlot[garment.slot] + (isPrinted(garment) ? 1.5 : 0) + (accentsOf(garment).length > 0 ? 1 : 0)
  )
}
