import type { Kind } from "@stylin/garments/vocabulary"
import type { RangeEntry } from "../entry.ts"

/** Warm coats at what supermarkets ask for them, in cloths that cost them little. */
export const VALUE = {
  puffer: {
    count: 18,
    pounds: [22, 49],
    palette: "outerwear",
    cloths: ["nylon", "recycled nylon"],
    cuts: {
      fit: ["regular", "relaxed"],
      length: ["regular", "long", "knee"],
      neckline: ["hood", "high"],
    },
  },
  trench_coat: {
    count: 12,
    pounds: [32, 69],
    palette: "outerwear",
    cloths: ["cotton", "cotton twill"],
    cuts: { fit: ["regular", "relaxed"], length: ["knee", "midi"], neckline: ["lapel"] },
  },
  wool_coat: {
    count: 14,
    pounds: [35, 79],
    palette: "outerwear",
    cloths: ["wool-blend"],
    patterns: [["check", 10]],
    cuts: { fit: ["regular", "relaxed"], length: ["knee", "midi"], neckline: ["lapel"] },
  },
  teddy_coat: {
    count: 10,
    pounds: [28, 55],
    palette: "outerwear",
    cloths: ["borg"],
    cuts: { fit: ["relaxed", "regular"], length: ["regular", "knee"] },
  },
} as const satisfies Partial<Record<Kind, RangeEntry>>
