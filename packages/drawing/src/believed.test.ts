import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it, test } from "vitest"
import { light, shade } from "./core/colour.ts"
import { bounds } from "./core/geom.ts"
import { Pen } from "./core/pen.ts"
import { makeBody } from "./figure/body.ts"
import { soleOf } from "./figure/figure.ts"
import { ALONE } from "./flat.ts"
import { THREAD } from "./garments/seams.ts"
import { drawLook, FIGURE_POSES, type Figure } from "./index.ts"
import { Outfit } from "./outfit.ts"
import { made } from "./pieces.ts"
import { rimColour } from "./told-apart.ts"

// What made strangers doubt a picture: a figure that floats, an outline in chalk, stitches like a print.

const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const look = (figure: Figure, ...names: readonly string[]) =>
  drawLook({ figure, garments: names.map(named) })

test("the shadow on the ground lies under both feet, in every pose", () => {
  for (const pose of FIGURE_POSES) {
    const body = makeBody({ pose })
    const shadows = [
      ...look({ pose }, "black trainers").matchAll(
        /<ellipse cx="([\d.]+)" cy="([\d.]+)" rx="([\d.]+)" ry="([\d.]+)"/g,
      ),
    ].map(([, ...numbers]) => numbers.map(Number))
    for (const side of ["L", "R"] as const) {
      const [x, y] = soleOf(body, side)
      const [ankle] = body.leg[side].p(1)
      expect(Math.abs(x - ankle)).toBeLessThan(8)
      const under = shadows.filter(
        ([cx = 0, cy = 0, rx = 1, ry = 1]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 0.5,
      )
      expect(under.length).toBeGreaterThan(0)
    }
  }
})

test("the shadow touches what the feet stand in", () => {
  for (const pose of FIGURE_POSES) {
    const body = makeBody({ pose })
    const pen = new Pen()
    made(named("black loafers")).piece.worn(pen, body, ALONE)
    const lowest = bounds(pen.outlines)[3]
    const sole = Math.max(soleOf(body, "L")[1], soleOf(body, "R")[1])
    expect(Math.abs(lowest - sole)).toBeLessThan(9)
  }
})

test("what tells a dark edge is a step of its tone, not chalk", () => {
  for (const colour of ["#1c1b1d", "#1d2540", "#3a2419"]) {
    const step = light(rimColour(colour)) - light(colour)
    expect(step).toBeGreaterThan(0.1)
    expect(step).toBeLessThan(0.25)
  }
})

test("the stitches of a jumper stand in columns that do not touch", () => {
  const [, tile = ""] =
    /<pattern [^>]*width="5"[^>]*>(.*?)<\/pattern>/.exec(look({}, "grey jumper")) ?? []
  const [, stitch = ""] = /d="(M[^"]+)"/.exec(tile) ?? []
  const across = [...stitch.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x))
  expect(Math.min(...across)).toBeGreaterThan(0.5)
  expect(Math.max(...across)).toBeLessThan(4.5)
})

test("the outer seams of jeans are grooves in their own tone", () => {
  const jeans = made(named("blue jeans"))
  const svg = jeans.piece
    .worn(new Pen(), makeBody(), ALONE)
    .map(({ s }) => s)
    .join("")
  expect(svg).toContain(`stroke="${shade(jeans.cloth.colour, 1.3)}" stroke-width="0.9"`)
  expect(svg).not.toContain(`stroke="${THREAD}" stroke-width="1.3"`)
})

test("a long skirt has no seam across it beside the hem of a coat, and the coat's back does not show through it", () => {
  const worn = (underCoat: boolean) =>
    made(named("long navy skirt")).piece.worn(new Pen(), makeBody(), {
      ...ALONE,
      underCoat,
      ...(underCoat && { coatEnd: 0.7 }),
    })
  const seam = shade(made(named("long navy skirt")).cloth.colour, 1.5)
  const text = (underCoat: boolean) =>
    worn(underCoat)
      .map(({ s }) => s)
      .join("")
  const seams = (svg: string) => svg.split(`fill="${seam}"`).length
  expect(seams(text(false))).toBeGreaterThan(seams(text(true)))
  const thin = made({ ...named("long navy skirt"), cloth: { material: "chiffon" } })
  const through = (underCoat: boolean) =>
    thin.piece
      .worn(new Pen(), makeBody(), { ...ALONE, underCoat, ...(underCoat && { coatEnd: 0.7 }) })
      .map(({ s }) => s)
      .join("")
      .includes('<g opacity="0.66">')
  expect(through(false)).toBe(true)
  expect(through(true)).toBe(false)
})

describe("a shirt below something that opens in a V", () => {
  it.each(["navy v-neck jumper", "grey blazer", "camel coat"])(
    "is buttoned up to its collar under a %s",
    (over) => {
      const worn = (more: object) =>
        made(named("white shirt"))
          .piece.worn(new Pen(), makeBody(), { ...ALONE, ...more })
          .map(({ s }) => s)
          .join("")
      for (const how of [{ underTop: true }, { underJacket: true }])
        expect(worn(how)).not.toBe(worn({}))
      const shirt = made(named("white shirt"))
      const outfit = new Outfit([made(named(over)), shirt])
      const [top = shirt] = outfit.garments.filter(({ name }) => name === shirt.name)
      expect(outfit.isUnderTop(top) || outfit.isUnderJacket(top)).toBe(true)
    },
  )
})

test("a hand in a pocket shows its wrist and its back", () => {
  const figure = { arms: { R: "pocket" } } as const
  const fingers = (svg: string) => svg.split('stroke-linejoin="round"').length
  const bare = look({ arms: { R: "hang" } }, "white t-shirt", "blue jeans")
  expect(fingers(look(figure, "white t-shirt", "blue jeans"))).toBe(fingers(bare))
})

test("the fronts of a long open coat end in folds, and those of a closed one in an even line", () => {
  const hems = (closed: boolean) => {
    const pen = new Pen()
    made(named("camel wool coat")).piece.worn(pen, makeBody(), { ...ALONE, closed })
    return bounds(pen.outlines)[3]
  }
  expect(hems(false)).toBeGreaterThan(hems(true))
})
