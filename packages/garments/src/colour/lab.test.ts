import { describe, expect, it } from "vitest"
import { chroma, difference, hue, hueDistance, type Lab, labDifference, toLab } from "./lab.ts"

const lab = (l: number, a: number, b: number): Lab => ({ mode: "lab65", l, a, b })

describe("toLab", () => {
  it("gives sRGB red its published coordinates", () => {
    const red = toLab("#ff0000")
    expect(red.l).toBeCloseTo(53.24, 1)
    expect(red.a).toBeCloseTo(80.09, 1)
    expect(red.b).toBeCloseTo(67.2, 1)
  })

  it("refuses what is not a colour", () => {
    expect(() => toLab("#12345")).toThrow(expect.objectContaining({ code: "not-a-colour" }))
  })
})

describe("CIEDE2000", () => {
  it("agrees with the test data of Sharma, Wu and Dalal", () => {
    expect(labDifference(lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485))).toBeCloseTo(2.0425, 4)
    expect(labDifference(lab(50, 2.5, 0), lab(73, 25, -18))).toBeCloseTo(27.1492, 4)
    expect(labDifference(lab(2.0776, 0.0795, -1.135), lab(0.9033, -0.0636, -0.5514))).toBeCloseTo(
      0.9082,
      4,
    )
  })

  it("is zero between a colour and itself, and the same both ways", () => {
    expect(difference("navy", "navy")).toBe(0)
    expect(difference("navy", "camel")).toBeCloseTo(difference("camel", "navy"), 10)
  })
})

describe("hue and chroma", () => {
  it("tell red, yellow and blue from grey", () => {
    expect(hue(toLab("red"))).toBeCloseTo(31, -1)
    expect(hue(toLab("yellow"))).toBeCloseTo(90, -1)
    expect(hue(toLab("blue"))).toBeCloseTo(271, -1)
    expect(chroma(toLab("grey"))).toBeLessThan(3)
    expect(chroma(toLab("scarlet"))).toBeGreaterThan(60)
  })

  it("measure the shorter way round", () => {
    expect(hueDistance(350, 10)).toBe(20)
    expect(hueDistance(10, 350)).toBe(20)
    expect(hueDistance(0, 180)).toBe(180)
  })
})
