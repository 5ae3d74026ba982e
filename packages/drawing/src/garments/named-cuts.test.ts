import { toOklab } from "@stylin/garments/colour"
import { parseGarment, type Touch, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { INK } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { drawFlat, drawLook } from "../index.ts"
import { Outfit } from "../outfit.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { expectOnSheet, expectSound, words } from "../testing/drawn.ts"
import { scarf } from "./extras/scarf.ts"
import { fringe } from "./fringe.ts"
import { ALONE } from "./shoes/testing.ts"

// Cuts that a name says and a picture once left out: peplums, running shoes, waterfall fronts; and fringes on pale cloth.

const named = (name: string) => {
  const { kind, colours } = parseGarment(name)
  return wordsFrom({ name, kind: kind ?? "t_shirt", colours })
}
const mannequin = makeBody({ measures: MANNEQUIN, pose: "flat" })

function outlined(name: string) {
  const pen = new Pen()
  made(named(name)).piece.worn(pen, mannequin, ALONE)
  return bounds(pen.outlines)
}

it.each(["#f4b6c2", "#f3ead7"])("the fringe of a scarf in %s has no ink in it", (colour) => {
  const [ends] = scarf(new Pen(), makeBody(), { colour })
  expect(ends?.s).not.toContain(`fill="${INK}"`)
  const strips = fringe(
    new Pen(),
    { colour, fringed: true },
    [
      [0, 0],
      [40, 0],
    ],
    {
      length: 20,
      apart: 4,
    },
  )
  const edge = /stroke="(#\w{6})"/.exec(strips)?.[1] ?? INK
  expect(toOklab(edge)[0]).toBeGreaterThan(0.45)
})

describe("a peplum", () => {
  it.each(["green peplum top", "white peplum t-shirt"])("hangs from the waist of a %s", (name) => {
    const layers = (touches: readonly Touch[]) =>
      made({ ...named(name), touches }).piece.worn(new Pen(), mannequin, ALONE)
    expect(named(name).touches).toEqual(["peplum"])
    expect(layers(["peplum"]).length).toBe(layers([]).length + 1)
    const outlines = (touches: readonly Touch[], wearing: Partial<Wearing> = {}) => {
      const pen = new Pen()
      made({ ...named(name), touches }).piece.worn(pen, makeBody(), { ...ALONE, ...wearing })
      return bounds(pen.outlines)
    }
    // Within a jacket it lies closer.
    const pressed = outlines(["peplum"], { underJacket: true })
    expect(outlines(["peplum"])[2]).toBeGreaterThanOrEqual(pressed[2])
  })

  it.each(["trousers", "pencil_skirt", "jeans"] as const)("is never tucked into %s", (kind) => {
    const [top, bottom] = [made(named("green peplum top")), made(words(kind, {}))]
    for (const tuck of [undefined, "in", "front"] as const) {
      const outfit = new Outfit([top, bottom], tuck && { tuck })
      expect(outfit.isTucked(top)).toBe(false)
      expect(outfit.frontIn(top)).toBeUndefined()
    }
  })
})

describe("a running shoe", () => {
  it.each(["blue running shoes", "black runners", "trail shoes"])("is what %s are", (name) => {
    expect(named(name)).toMatchObject({ kind: "trainers", touches: ["runner"] })
  })

  it.each(["white plimsolls", "white Converse", "white sneakers"])("is not what %s are", (name) => {
    expect(named(name).touches ?? []).not.toContain("runner")
  })

  it("stands on a deeper sole than others", () => {
    const depth = (name: string) => {
      const pen = new Pen()
      made(named(name)).piece.worn(pen, makeBody(), ALONE)
      return bounds(pen.outlines)[3]
    }
    expect(depth("white runners")).toBeGreaterThan(depth("white trainers") + 3)
    expect(drawFlat(named("white runners"))).not.toBe(drawFlat(named("white trainers")))
  })
})

it("the fronts of a waterfall cardigan fall open to points below its sides, without buttons", () => {
  const [plain, loose] = ["grey cardigan", "grey waterfall cardigan"].map((name) =>
    drawFlat(named(name)),
  )
  expect(outlined("grey waterfall cardigan")[3]).toBeGreaterThan(outlined("grey cardigan")[3] + 30)
  const buttons = (svg = "") => svg.match(/<circle/g)?.length ?? 0
  expect(buttons(plain)).toBeGreaterThan(2)
  expect(buttons(loose)).toBe(0)
})

it.each(["green peplum top", "white runners", "grey waterfall cardigan"])(
  "a %s is drawn whole",
  (name) => {
    for (const svg of [
      drawFlat(named(name)),
      drawLook({ figure: {}, garments: [named(name), words("jeans")] }),
    ]) {
      expectSound(svg)
      expectOnSheet(svg)
    }
  },
)

it("a tie-waist shirt dress is tied, and a belted one has its buckle", () => {
  const buckled = (name: string) => /stroke-width="3\.6"/.test(drawFlat(named(name)))
  expect(buckled("navy belted shirt dress")).toBe(true)
  expect(buckled("navy tie-waist shirt dress")).toBe(false)
})

describe("a shirt of thick cotton", () => {
  /** Pockets with flaps on both sides of the chest. */
  const flaps = (name: string) =>
    drawFlat(named(name)).match(/fill-opacity="0\.5"\/><path [^>]*stroke-width="1\.6"/g)
  it.each(["olive bush shirt", "red check flannel shirt"])(
    "%s has two pockets with flaps",
    (name) => expect(flaps(name)).toHaveLength(2),
  )

  it("and one for the office has none, nor the small squares of gingham", () => {
    expect(flaps("white shirt")).toBeNull()
    const check = (name: string) => {
      const { kind, colours } = parseGarment(name)
      return made(wordsFrom({ name, kind: kind ?? "shirt", colours, pattern: "check" })).cloth
        .pattern
    }
    expect(check("red check flannel shirt")).toBe("check")
    expect(check("red check shirt")).toBe("gingham")
  })
})
