import { describe, expect, it } from "vitest"
import type { CutOut } from "./cut-out.ts"
import type { Mask } from "./raster.ts"
import type { Recognition } from "./recognition.ts"
import { readSleeve, sleeveOf } from "./sleeve.ts"

/** A mask of 100 x 100 px in which these boxes are on. */
function maskOf(
  ...boxes: readonly (readonly [x: number, y: number, w: number, h: number])[]
): Mask {
  const on = new Uint8Array(100 * 100)
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) on.fill(1, y * 100 + left, y * 100 + left + width)
  }
  return { width: 100, height: 100, on }
}

const BODY = [30, 5, 40, 90] as const
const SHORT = maskOf(BODY, [20, 8, 60, 25])
const HANGING = maskOf(BODY, [20, 8, 8, 75], [72, 8, 8, 75])
const SPREAD = maskOf(BODY, [0, 10, 100, 20])

describe("how long sleeves are, by a garment's outline", () => {
  it.each([
    ["end beside the chest", SHORT, "short"],
    ["hang beside the body down to the hem", HANGING, "long"],
    ["are stretched out", SPREAD, "long"],
  ] as const)("tells sleeves that %s", (_, mask, sleeve) => {
    for (const kind of ["t-shirt", "longsleeve", "shirt", "outwear"] as const) {
      expect(sleeveOf(mask, kind)).toBe(sleeve)
    }
  })

  it("says nothing of sleeves that may lie on the body", () => {
    expect(sleeveOf(maskOf(BODY), "shirt")).toBeUndefined()
  })

  it("tells a dress without sleeves, and nothing else of dresses", () => {
    expect(sleeveOf(maskOf(BODY, [20, 50, 60, 45]), "dress")).toBe("sleeveless")
    expect(sleeveOf(SHORT, "dress")).toBeUndefined()
  })

  it("says nothing of what has no sleeves, nor of nothing", () => {
    expect(sleeveOf(SHORT, "pants")).toBeUndefined()
    expect(sleeveOf(maskOf(), "shirt")).toBeUndefined()
  })

  it("says nothing where outline or kind are in doubt", () => {
    const cut: CutOut = { mask: SHORT, other: undefined, agreement: 1, pieces: 1 }
    const seen = (certainty: "sure" | "ask"): Recognition => ({
      section: { answer: "upper_body", probability: 1, certainty: "sure" },
      kind: { answer: "shirt", probability: 1, certainty },
      kinds: ["shirt"],
    })
    expect(readSleeve(cut, seen("sure"))).toBe("short")
    expect(readSleeve(cut, seen("ask"))).toBeUndefined()
    expect(readSleeve({ ...cut, agreement: 0.5 }, seen("sure"))).toBeUndefined()
  })
})
