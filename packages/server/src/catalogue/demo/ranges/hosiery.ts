import type { RangeEntry } from "../entry.ts"

/** What is worn underneath for warmth. */
export const HOSIERY = {
  tights: {
    count: 24,
    pounds: [6, 28],
    palette: "legwear",
    cloths: ["nylon", "wool-blend", "mesh", "recycled nylon", "merino"],
    patterns: [["dot", 6]],
  },
  socks: {
    count: 22,
    pounds: [4, 22],
    palette: "knitwear",
    cloths: ["cotton", "organic cotton", "merino", "rib-knit", "cashmere"],
    patterns: [
      ["stripe", 14],
      ["dot", 6],
    ],
  },
  thermal_top: {
    count: 16,
    pounds: [14, 60],
    palette: "everyday",
    cloths: ["merino", "ribbed jersey", "modal"],
  },
} as const satisfies Record<string, RangeEntry>
