import { type Hex, nearestName, type SeasonalType, wornPalette } from "@stylin/garments/colour"
import { type ClothMatch, clothMatch } from "../../lib/clothMatch.ts"

/** What a fabric's colour is, and of which type. */
export interface FabricMatch {
  readonly name: string
  /** The type whose colours it belongs to; undefined if it is of none of those offered. */
  readonly type: SeasonalType | undefined
}

/** What holding fabric is about. */
export interface FabricChoice {
  /** The types that she is offered. */
  readonly types: readonly SeasonalType[]
  /** Called with the type of the fabric that she likes best on herself. */
  readonly onChoose: (type: SeasonalType) => void
}

/** Verdicts by which a fabric belongs to a type, the surest first. */
const BELONGS: readonly ClothMatch["verdict"][] = ["yours", "close", "suits"]

/** To which of the types that she is offered a fabric belongs. */
export function fabricMatch(fabric: Hex, types: readonly SeasonalType[]): FabricMatch {
  const [closest] = types
    .flatMap((type) => {
      const match = clothMatch(fabric, wornPalette(type), type)
      const place = match ? BELONGS.indexOf(match.verdict) : -1
      return match && place >= 0 ? [{ type, place, apart: match.nearest[0].difference }] : []
    })
    .toSorted((one, other) => one.place - other.place || one.apart - other.apart)
  return { name: nearestName(fabric).name, type: closest?.type }
}
