import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { Outfit } from "./outfit.ts"
import { made } from "./pieces.ts"
import { armsOf } from "./posed.ts"

const wear = (kind: Kind, cut: GarmentWords["cut"] = {}) =>
  made({ kind, cut, colours: [{ colour: "navy" }] })

describe("armsOf", () => {
  const jeans = wear("jeans", { rise: "high" })

  it("finds a pocket that nothing hangs over, or else the hip", () => {
    const arm = (...garments: Parameters<typeof Outfit.prototype.isTucked>[0][]) =>
      armsOf("stand", undefined, new Outfit(garments)).R
    expect(arm(wear("t_shirt"), jeans)).toBe("pocket")
    expect(arm(wear("hoodie"), jeans)).toBe("hip")
    expect(arm(wear("t_shirt"), wear("midi_skirt"))).toBe("hip")
    expect(arm(wear("t_shirt"), jeans, wear("denim_jacket"))).toBe("hip")
  })

  it.each(["blazer", "wool_coat", "trench_coat", "teddy_coat"] as const)(
    "shows both hands beside a %s",
    (kind) => {
      const outfit = new Outfit([wear("t_shirt"), jeans, wear(kind)])
      expect(armsOf("stand", undefined, outfit).R).toBe("hang")
      expect(armsOf("stand", { L: "pocket" }, outfit).L).toBe("hang")
      expect(armsOf("stand", { L: "hip" }, outfit).L).toBe("hip")
    },
  )

  it("does as asked if it can, and keeps arms down under a cape", () => {
    expect(armsOf("walk", undefined, new Outfit([jeans]))).toEqual({ L: "hang", R: "hang" })
    expect(armsOf("walk", { L: "hip" }, new Outfit([jeans])).L).toBe("hip")
    expect(armsOf("stand", { L: "hip" }, new Outfit([wear("cape")]))).toEqual({})
  })
})
