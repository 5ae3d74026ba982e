// @vitest-environment node
import { expect, it } from "vitest"
import { checkLight, type LightProblem, type SmallFrame } from "./lightCheck.ts"

interface Drawn {
  skin?: string
  hair?: string
  wall?: string
  /** The light's gains for the channels. */
  light?: readonly [number, number, number]
  slant?: number
  size?: number
  away?: boolean
}

/** A flat face in the middle of the oval. */
function draw({
  skin = "#b98a6b",
  hair = "#2c1f18",
  wall = "#aab0b4",
  light = [1, 1, 1],
  slant = 0,
  size = 1,
  away = false,
}: Drawn): SmallFrame {
  const width = 60
  const height = 80
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const u = (x / width - 0.5) / (0.283 * size)
      const v = (y / height - 0.47) / (0.319 * size)
      const inFace = u ** 2 + v ** 2 <= 1
      const inHair = (u / 1.25) ** 2 + ((v + 0.15) / 1.25) ** 2 <= 1
      const hex = away ? wall : inFace ? skin : inHair ? hair : wall
      for (let channel = 0; channel < 3; channel += 1) {
        const value = Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16)
        const lit = Math.max(0.1, 1 + slant * u)
        data[(y * width + x) * 4 + channel] = value * (light[channel] ?? 1) * lit
      }
    }
  }
  return { width, height, data }
}

it.each<[LightProblem | "good", Drawn]>([
  ["good", {}],
  ["too-dark", { light: [0.15, 0.15, 0.15] }],
  ["too-bright", { light: [1.6, 1.6, 1.6] }],
  ["one-sided", { slant: 0.55 }],
  ["strong-cast", { light: [1.15, 0.7, 0.28] }],
  ["no-face", { away: true }],
  ["no-face", { away: true, wall: "#c9a183" }],
  ["no-face", { skin: "#b7b2ad" }],
  ["good", { wall: "#d3bd9c" }],
  ["far-away", { size: 0.68 }],
])("says %s: %j", (verdict, drawn) => {
  expect(checkLight(draw(drawn))).toBe(verdict)
})

it("lets the light have any colour if paper tells it", () => {
  const lamp = draw({ light: [1.15, 0.7, 0.28] })
  expect(checkLight(lamp)).toBe("strong-cast")
  expect(checkLight(lamp, true)).toBe("good")
})

it.each([
  "#d9b6a0",
  "#cfa98e",
  "#c39b7b",
  "#b48a69",
  "#a27857",
  "#8d6648",
  "#79563d",
  "#684a36",
  "#5a4233",
  "#4a372b",
])("finds the light good on skin of %s", (skin) => {
  expect(checkLight(draw({ skin, hair: "#1c1411" }))).toBe("good")
  expect(checkLight(draw({ skin, light: [1, 0.92, 0.8] }))).toBe("good")
})
