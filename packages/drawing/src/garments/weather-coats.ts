import type { Material, WholeGarment } from "@stylin/garments/vocabulary"
import type { Cloth } from "../core/cloth.ts"
import { CLOSER, type Fit } from "../figure/fit.ts"
import { CORDUROY } from "./jacket-collars.ts"
import type { JacketSpec } from "./jacket-spec.ts"
import { endsAt } from "./layered.ts"
import type { SleeveSpec } from "./sleeves.ts"
import type { Dressed } from "./words.ts"

/** What its words say is coated: it shines as if it were wet. */
const COATED: ReadonlySet<Material> = new Set(["patent", "rubber"])

/** Cotton that shines is waxed. */
export const isWaxed = ({ cloth: { material, sheen } }: Pick<WholeGarment, "cloth">): boolean =>
  sheen !== "matt" && (material === "cotton" || material === "canvas")

/** The cloth of a coat against the rain, which shines only if its words say so. */
export function sheenOf({ cloth, garment }: Pick<Dressed, "cloth" | "garment">): Cloth {
  if (COATED.has(garment.cloth.material)) return { ...cloth, material: "coated" }
  return isWaxed(garment) ? { ...cloth, material: "waxed" } : cloth
}

/** The cloth of a raincoat: thin, and matt unless its words say that it shines. */
export function proofed(dressed: Dressed): Cloth {
  const cloth = sheenOf(dressed)
  return cloth.material === "plain" ? { ...cloth, material: "crinkled" } : cloth
}

/** The sleeves of a raincoat, closer than those of other coats of its fit. */
export const slimmer = (sleeves: SleeveSpec | undefined, fit: Fit): SleeveSpec | undefined =>
  sleeves && { ...sleeves, fit: CLOSER[fit] }

/** A light jacket: its zip shows, and hem and cuffs are drawn in by elastic. */
export const drawnIn = (dressed: Dressed) =>
  ({
    ...endsAt(dressed, 7),
    cinched: true,
    details: ["zip", "yoke", "slant", "elastic"],
    sleeves: slimmer({ reach: "long", end: "gathered" }, dressed.garment.cut.fit ?? "regular"),
  }) satisfies Partial<JacketSpec>

/** A coat to ride in: of oilskin it shines no more than wax does, and it has a broad collar, a cape over the shoulders and no hood. */
export const ridingCoat = ({ cloth, garment, wearing }: Dressed) =>
  ({
    cloth: sheenOf({ cloth, garment }) === cloth ? cloth : { ...cloth, material: "waxed" },
    collar: "wide-shirt",
    collarCloth: CORDUROY,
    caped: !wearing.underCoat,
    details: ["placket", "flaps"],
  }) satisfies Partial<JacketSpec>
