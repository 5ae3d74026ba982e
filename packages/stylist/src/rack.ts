import type { ColourName } from "@stylin/garments/colour"
import type { Activity, Slot } from "@stylin/garments/vocabulary"
import { fitsOccasion } from "./occasions.ts"
import { accentsOf, isPrinted, knownColours, type Palette } from "./palette.ts"
import { mayShow, meritOf, type Taste } from "./taste.ts"
import type { Garment } from "./types.ts"

/** A garment with everything about it that does not change while outfits are chosen. */
export interface Hanger<G extends Garment> {
  readonly garment: G
  readonly merit: number
  readonly main: ColourName | undefined
  readonly accents: readonly ColourName[]
  readonly isPrinted: boolean
}

/** What may be worn to an occasion, by place. */
export type Rack<G extends Garment> = ReadonlyMap<Slot, readonly Hanger<G>[]>

/** Sorts out what she may be shown for an occasion, and weighs each garment once. */
export function hangUp<G extends Garment>(
  garments: readonly G[],
  occasion: Activity,
  taste: Taste,
): Rack<G> {
  const hangers = garments
    .filter((garment) => fitsOccasion(garment, occasion) && mayShow(garment, taste))
    .map((garment) => ({
      garment,
      merit: meritOf(garment, occasion, taste),
      main: knownColours(garment)[0],
      accents: accentsOf(garment),
      isPrinted: isPrinted(garment),
    }))
  return Map.groupBy(hangers, ({ garment }) => garment.slot)
}

/** How well a garment joins colours already chosen: calm with at most one accent is best. */
export function joinsColours<G extends Garment>(
  hanger: Hanger<G>,
  palette: Palette,
  taste: Taste,
): number {
  const fresh = hanger.accents.filter((accent) => !palette.accents.has(accent)).length
  const accents = palette.accents.size + fresh
  const clash = hanger.isPrinted && palette.prints > 0 ? 1 : 0
  const isSame =
    hanger.main !== undefined && palette.mains.size === 1 && palette.mains.has(hanger.main)
  return (
    (accents > 1 ? -(accents - 1) : 0) -
    clash +
    (accents === 0 ? leaning("Neutral pallets", taste) : 0) +
    (accents === 1 ? 0.2 + leaning("Colour accents", taste) : 0) +
    (isSame ? leaning("Monochrome", taste) : 0)
  )
}

function leaning(tag: "Neutral pallets" | "Colour accents" | "Monochrome", taste: Taste): number {
  if (taste.loves.has(tag)) return 0.5
  return taste.avoids.has(tag) ? -1 : 0
}
