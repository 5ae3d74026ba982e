import type { Kind, Touch } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { drawFlat } from "../index.ts"

test("what is quilted is stitched into diamonds, and a padded jacket into tubes", () => {
  const isStitched = (kind: Kind, touches: readonly Touch[]) =>
    /M0 10L8 0L16 10L8 20z/.test(drawFlat({ kind, colours: [{ colour: "navy" }], touches }))
  for (const kind of ["puffer", "gilet", "shoulder_bag"] as const) {
    expect(isStitched(kind, ["quilted"])).toBe(true)
    expect(isStitched(kind, [])).toBe(false)
  }
})
