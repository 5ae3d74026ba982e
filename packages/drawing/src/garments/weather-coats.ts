import type { Material } from "@stylin/garments/vocabulary"
import type { Cloth } from "../core/cloth.ts"
import type { Fit } from "../figure/fit.ts"
import { CORDUROY } from "./jacket-collars.ts"
import type { JacketSpec } from "./jacket-spec.ts"
import { endsAt } from "./layered.ts"
import type { SleeveSpec } from "./sleeves.ts"
import type { Dressed } from "./words.ts"

/** What its words say is coated: it shines as if it were wet. */
const COATED: ReadonlySet<Material> = new Set(["patent", "rubber"])

/** The cloth of a raincoat: thin and matt, and coated only if its words say so. */
export const proofed = ({ cloth, garment }: Dressed): Cloth => {
  if (COATED.has(garment.cloth.material)) return { ...cloth, material: "coated" }
  return cloth.material === "plain" ? { ...cloth, material: "crinkled" } : cloth
}

/** How wide the sleeves of a raincoat are: its thin cloth has no padding to fill them. */
const SLIMMER = {
  fitted: "fitted",
  regular: "fitted",
  relaxed: "regular",
  oversized: "relaxed",
} as const satisfies Record<Fit, Fit>

/** The sleeves of a raincoat, closer than those of other coats of its fit. */
export const slimmer = (sleeves: SleeveSpec | undefined, fit: Fit): SleeveSpec | undefined =>
  sleeves && { ...sleeves, fit: SLIMMER[fit] }

/** A light jacket: its zip shows, and hem and cuffs are drawn in by elastic. */
export const drawnIn = (dressed: Dressed) =>
  ({
    ...endsAt(dressed, 7),
    cinched: true,
    details: ["zip", "yoke", "slant", "elastic"],
    sleeves: slimmer({ reach: "long", end: "gathered" }, dressed.garment.cut.fit ?? "regular"),
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
