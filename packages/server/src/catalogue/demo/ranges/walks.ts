import type { Kind } from "@stylin/garments/vocabulary"
import type { RangeEntry } from "../entry.ts"

/** What is sold for the country beside things of the same kinds for town: short, and in colours that are seen from afar. */
export const WALKS = {
  raincoat: {
    count: 12,
    pounds: [25, 120],
    palette: "trail",
    cloths: ["recycled nylon", "nylon"],
    cuts: { fit: ["regular", "relaxed"], length: ["regular"], neckline: ["hood", "high"] },
  },
} as const satisfies Partial<Record<Kind, RangeEntry>>
