import type { RangeEntry } from "../entry.ts"

export const BAGS = {
  tote_bag: {
    count: 28,
    pounds: [18, 220],
    palette: "hides",
    cloths: ["leather", "leather", "canvas", "faux leather", "raffia", "suede"],
    patterns: [["stripe", 5]],
  },
  shoulder_bag: {
    count: 30,
    pounds: [25, 220],
    palette: "hides",
    cloths: ["leather", "leather", "suede", "faux leather", "nylon", "raffia"],
    patterns: [["animal", 4]],
  },
  crossbody_bag: {
    count: 28,
    pounds: [20, 180],
    palette: "hides",
    cloths: ["leather", "faux leather", "suede", "nylon", "canvas"],
  },
  bucket_bag: {
    count: 16,
    pounds: [28, 190],
    palette: "hides",
    cloths: ["leather", "suede", "raffia", "faux leather"],
  },
  clutch: {
    count: 28,
    pounds: [18, 120],
    palette: "evening",
    cloths: ["satin", "velvet", "leather", "sequin", "raffia"],
  },
  backpack: {
    count: 16,
    pounds: [28, 150],
    palette: "sport",
    cloths: ["recycled nylon", "canvas", "leather", "nylon"],
  },
} as const satisfies Record<string, RangeEntry>

export const EXTRAS = {
  scarf: {
    count: 34,
    pounds: [12, 110],
    palette: "knitwear",
    cloths: ["wool", "cashmere", "silk", "wool-blend", "cotton", "modal"],
    patterns: [
      ["check", 24],
      ["animal", 8],
      ["dot", 5],
      ["floral", 8],
      ["stripe", 8],
      ["geometric", 5],
    ],
  },
  headscarf: {
    count: 26,
    pounds: [10, 45],
    palette: "everyday",
    cloths: ["viscose", "modal", "chiffon", "cotton", "silk", "satin"],
    patterns: [
      ["floral", 12],
      ["geometric", 6],
    ],
  },
  beanie: {
    count: 16,
    pounds: [10, 55],
    palette: "knitwear",
    cloths: ["rib-knit", "merino", "cashmere", "cable-knit"],
  },
  beret: {
    count: 14,
    pounds: [12, 39],
    palette: "knitwear",
    cloths: ["wool", "wool-blend", "knitted"],
  },
  cap: {
    count: 14,
    pounds: [10, 35],
    palette: "sport",
    cloths: ["cotton", "corduroy", "denim", "cotton twill"],
  },
  fedora: {
    count: 14,
    pounds: [22, 69],
    palette: "outerwear",
    cloths: ["wool"],
  },
  bucket_hat: {
    count: 14,
    pounds: [12, 42],
    palette: "sport",
    cloths: ["cotton", "denim", "canvas", "corduroy"],
    patterns: [
      ["check", 12],
      ["floral", 8],
    ],
  },
  sun_hat: {
    count: 16,
    pounds: [15, 59],
    palette: "straws",
    cloths: ["straw", "raffia"],
  },
  gloves: {
    count: 16,
    pounds: [12, 85],
    palette: "hides",
    cloths: ["leather", "suede", "wool", "cashmere", "knitted"],
  },
  belt: {
    count: 22,
    pounds: [12, 75],
    palette: "hides",
    cloths: ["leather", "suede", "faux leather", "patent"],
    patterns: [["animal", 4]],
  },
  sunglasses: {
    count: 20,
    pounds: [12, 130],
    palette: "shades",
    cloths: ["acetate"],
  },
  necklace: {
    count: 24,
    pounds: [12, 120],
    palette: "metals",
    cloths: [
      "gold-plated",
      "gold-plated",
      "rose-gold-plated",
      "sterling silver",
      "stainless steel",
      "pearl",
    ],
  },
  earrings: {
    count: 28,
    pounds: [8, 95],
    palette: "metals",
    cloths: [
      "gold-plated",
      "gold-plated",
      "rose-gold-plated",
      "sterling silver",
      "sterling silver",
      "stainless steel",
      "pearl",
    ],
  },
  bracelet: {
    count: 18,
    pounds: [10, 95],
    palette: "metals",
    cloths: ["gold-plated", "rose-gold-plated", "sterling silver", "stainless steel", "pearl"],
  },
  ring: {
    count: 16,
    pounds: [8, 85],
    palette: "metals",
    cloths: ["gold-plated", "rose-gold-plated", "sterling silver", "stainless steel"],
  },
  watch: {
    count: 16,
    pounds: [29, 189],
    palette: "metals",
    cloths: ["stainless steel", "gold-plated", "rose-gold-plated"],
  },
} as const satisfies Record<string, RangeEntry>
