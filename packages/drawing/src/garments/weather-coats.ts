import { CORDUROY } from "./jacket-collars.ts"
import type { JacketSpec } from "./jacket-spec.ts"
import { endsAt } from "./layered.ts"
import type { Dressed } from "./words.ts"

/** A light jacket: its zip shows, and hem and cuffs are drawn in by elastic. */
export const drawnIn = (dressed: Dressed) =>
  ({
    ...endsAt(dressed, 7),
    cinched: true,
    details: ["zip", "yoke", "slant", "elastic"],
    sleeves: { reach: "long", end: "gathered", balloon: 5 },
  }) satisfies Partial<JacketSpec>

/** A waxed coat to ride in: it does not shine, and has a broad collar, a cape over the shoulders and no hood. */
export const ridingCoat = ({ cloth, wearing }: Dressed) =>
  ({
    cloth,
    collar: "wide-shirt",
    collarCloth: CORDUROY,
    caped: !wearing.underCoat,
    details: ["placket", "flaps"],
  }) satisfies Partial<JacketSpec>
