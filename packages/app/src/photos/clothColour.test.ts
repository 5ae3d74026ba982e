// @vitest-environment node
import { difference, type Hex, hexOfLab } from "@stylin/garments/colour"
import { describe, expect, it } from "vitest"
import { AS_SEEN, type ClothReading, readCloth, steadied } from "./clothColour.ts"
import type { SmallFrame } from "./lightCheck.ts"
import { whiteGains } from "./whiteGains.ts"

const SIDE = 24

/** A frame whose pixels have the colour that `hexAt` gives, in a light. */
function frameOf(hexAt: (x: number, y: number) => string, light = [1, 1, 1]): SmallFrame {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const hex = hexAt(at % SIDE, Math.floor(at / SIDE))
    for (let channel = 0; channel < 3; channel += 1) {
      const value = Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16) / 255
      data[at * 4 + channel] = (value ** 2.2 * (light[channel] ?? 1)) ** (1 / 2.2) * 255
    }
  }
  return { width: SIDE, height: SIDE, data }
}

function hexOf(reading: ClothReading): Hex {
  if (reading.kind !== "cloth") throw new Error(`It reads ${reading.kind}.`)
  const [l, a, b] = reading.lab
  return hexOfLab({ mode: "lab65", l, a, b })
}

describe("readCloth", () => {
  it.each(["#b4705a", "#1c1a1b", "#f0f0f0", "#a3ab86"] as const)("reads plain %s", (hex) => {
    const reading = readCloth(frameOf(() => hex))
    expect(reading).toMatchObject({ isPatterned: false })
    expect(difference(hexOf(reading), hex)).toBeLessThan(1)
  })

  it("is not muddied by a seam, a button and a thumb", () => {
    const reading = readCloth(
      frameOf((x, y) =>
        x === 12 ? "#5e382c" : y > 18 ? "#d9b6a0" : y < 2 ? "#efe9df" : "#b4705a",
      ),
    )
    expect(difference(hexOf(reading), "#b4705a")).toBeLessThan(1)
    expect(reading).toMatchObject({ isPatterned: false })
  })

  it("takes folds for one cloth", () => {
    const folds = ["#b4705a", "#a9674f", "#be7a63"] as const
    const reading = readCloth(frameOf((x) => folds[x % 3] ?? "#b4705a"))
    expect(reading).toMatchObject({ isPatterned: false })
    expect(difference(hexOf(reading), "#b4705a")).toBeLessThan(2)
  })

  it("says that cloth of many colours is patterned, and reads the one that covers most", () => {
    const colours = ["#2f6f78", "#2f6f78", "#f2ecdf", "#d6247f", "#1c1a1b"] as const
    const reading = readCloth(frameOf((x) => colours[x % 5] ?? "#2f6f78"))
    expect(reading).toMatchObject({ isPatterned: true })
    expect(difference(hexOf(reading), "#2f6f78")).toBeLessThan(1)
  })

  it("reads nothing with the lens covered, or in glare", () => {
    expect(readCloth(frameOf(() => "#040404"))).toEqual({ kind: "dark" })
    expect(readCloth(frameOf(() => "#ffffff"))).toEqual({ kind: "glare" })
  })
})

describe("whiteGains", () => {
  const LAMP = [1, 0.75, 0.45]

  it("takes a lamp's colour away", () => {
    const gains = whiteGains(frameOf(() => "#d8d8d8", LAMP))
    if (typeof gains === "string") throw new Error(gains)
    const cloth = frameOf(() => "#a3ab86", LAMP)
    expect(difference(hexOf(readCloth(cloth, AS_SEEN)), "#a3ab86")).toBeGreaterThan(9)
    expect(difference(hexOf(readCloth(cloth, gains)), "#a3ab86")).toBeLessThan(6)
  })

  it.each([
    ["too-dark", "#141414"],
    ["too-bright", "#ffffff"],
    ["not-white", "#d6247f"],
  ])("refuses what is %s", (problem, hex) => {
    expect(whiteGains(frameOf(() => hex))).toBe(problem)
  })
})

describe("steadied", () => {
  it("follows slowly while cloth trembles, and at once when there is another", () => {
    expect(steadied(null, [50, 10, 10])).toEqual([50, 10, 10])
    expect(steadied([50, 10, 10], [54, 10, 10])[0]).toBeCloseTo(51.4)
    expect(steadied([50, 10, 10], [70, 10, 10])).toEqual([70, 10, 10])
  })
})
