import type { JacketSpec } from "./jacket-spec.ts"
import type { Dressed } from "./words.ts"

/** How a jacket is cut that is stitched into diamonds: flat, with a shirt's collar, and buttoned. Undefined if it is none. */
export function diamonds(
  { garment }: Dressed,
  collar?: JacketSpec["collar"],
): Partial<JacketSpec> | undefined {
  if (!garment.touches.includes("quilted")) return undefined
  return {
    collar: collar === "hood" ? collar : "wide-shirt",
    breakAt: 1.6,
    lap: 0.06,
    channels: 0,
    details: ["slant"],
    buttoning: { rows: 1, count: 5, step: 0.9 },
    sleeves: { reach: "long", end: "hem" },
  }
}

/** What is stitched into diamonds or is of long pile has no channels. */
export const UNCHANNELLED = { channels: 0, details: ["slant"] } satisfies Partial<JacketSpec>
