import type { Length, Skirt } from "@stylin/garments/vocabulary"

/** How a skirt hangs: see `hang` and `hemWave`. */
export interface SkirtHang {
  readonly flare: number
  readonly waves: number
  readonly amp: number
  readonly ease: number
}

/** The fall of each cut for a skirt that ends at a share of the way down. */
export function skirtHang(cut: Skirt, share: number): SkirtHang {
  switch (cut) {
    case "pencil":
      return { flare: -4 - 9 * share, waves: 0, amp: 0, ease: 2 }
    case "slip":
      return { flare: 2 + 12 * share, waves: 3, amp: 1.6, ease: 2 }
    case "pleated":
      return { flare: 9 + 74 * share, waves: 9, amp: 2.6, ease: 6 }
    case "circle":
      return { flare: 20 + 96 * share, waves: share < 0.3 ? 5 : 7, amp: 5, ease: 10 }
    case "wrap":
      return { flare: 12 + 34 * share, waves: 2, amp: 2, ease: 4 }
    case "tiered":
      return { flare: 12 + 74 * share, waves: share < 0.3 ? 5 : 8, amp: 3, ease: 7 }
    case "a-line":
      return { flare: 12 + 50 * share, waves: 3, amp: 2.2, ease: 4 }
  }
}

/** Where the tiers of a skirt begin; a long plain skirt ends in a flounce. */
export function tiersOf(cut: Skirt, length: Length): readonly number[] {
  if (cut === "tiered") return [0.36, 0.68]
  return cut === "a-line" && length === "maxi" ? [0.74] : []
}
