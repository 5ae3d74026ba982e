import { expect, it } from "vitest"
import { bounds, pairs } from "./geom.ts"
import { Panel } from "./panel.ts"
import { Pen } from "./pen.ts"
import { coatedLights, leatherLights, satinBands } from "./shine.ts"

const HIGH = 300
const panel = new Panel(pairs([0, 0, 0, 150, 0, HIGH]), pairs([80, 0, 80, 150, 80, HIGH]))
/** How high and how wide each part of a drawing is, in px. */
const sizes = (svg: string) =>
  [...svg.matchAll(/M[^MZ"]+/g)].map(([d]) => {
    const [x0, y0, x1, y1] = bounds(` d="${d}"`)
    return { high: y1 - y0, wide: x1 - x0 }
  })

it.each(["#1f2a4d", "#242226", "#f2c230"])(
  "the lights of coated cloth of %s are broad and short: along a whole coat they would be stripes",
  (colour) => {
    const lights = sizes(coatedLights(new Pen(), panel, colour))
    expect(lights.length).toBeGreaterThan(4)
    for (const { high, wide } of lights) {
      expect(high).toBeLessThan(HIGH * 0.45)
      expect(wide).toBeGreaterThan(8)
    }
  },
)

it("the bright cores of deep satin are short, and those of pale satin run down it", () => {
  const longest = (colour: string) => {
    const cores = /[^>]*\/>$/.exec(satinBands(new Pen(), panel, colour))?.[0] ?? ""
    return Math.max(...sizes(cores).map(({ high }) => high))
  }
  expect(longest("#242226")).toBeLessThan(HIGH * 0.52)
  expect(longest("#e8d9b8")).toBeGreaterThan(HIGH * 0.52)
})

it.each(["#242226", "#7a4a2e", "#6a1f31"])(
  "the lights of leather of %s are a few, narrow and none half as long as a coat",
  (colour) => {
    const drawn = leatherLights(new Pen(), panel, colour)
    const lights = sizes(drawn.slice(0, drawn.lastIndexOf("<path")))
    expect(lights.length / 2).toBeLessThan(8)
    for (const { high, wide } of lights) {
      expect(high).toBeLessThan(HIGH * 0.4)
      expect(wide).toBeLessThan(12)
    }
  },
)
