import { describe, expect, it } from "vitest"
import { COLOUR_NAMES, COLOURS, METALLICS } from "./names.ts"
import { nearestName } from "./nearest.ts"

describe("nearestName", () => {
  it("finds every name of cloth by its own value", () => {
    for (const name of COLOUR_NAMES) {
      if (METALLICS.includes(name)) continue
      expect(nearestName(COLOURS[name])).toEqual({ name, difference: 0 })
    }
  })

  it("names colours as a shop would", () => {
    expect(nearestName("#000080").name).toBe("navy")
    expect(nearestName("#1b2540").name).toBe("navy")
    expect(nearestName("#ffffff").name).toBe("white")
    expect(nearestName("#800020").name).toBe("burgundy")
    expect(nearestName("#fa8072").name).toBe("coral")
    expect(nearestName("#6b6b3a").name).toBe("olive")
  })

  it("names a metal only if asked for one", () => {
    expect(METALLICS).not.toContain(nearestName(COLOURS.gold).name)
    expect(nearestName(COLOURS.gold, { metal: true })).toEqual({ name: "gold", difference: 0 })
  })

  it("refuses what is not a colour", () => {
    expect(() => nearestName("#nothex")).toThrow(expect.objectContaining({ code: "not-a-colour" }))
  })
})
