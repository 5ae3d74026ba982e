import type { ShoeKind, ShoeSpec } from "./spec.ts"

/** A flat brown leather shoe of a kind, for a test. */
export const spec = (kind: ShoeKind, more: Partial<ShoeSpec> = {}): ShoeSpec => ({
  kind,
  heel: "flat",
  cloth: { colour: "#4a2e22", material: "leather" },
  ...more,
})

/** How shoes are worn where nothing else is. */
export const ALONE = {
  tucked: false,
  underJacket: false,
  underCoat: false,
  freeHand: "L",
  skin: "#d7bd96",
} as const
