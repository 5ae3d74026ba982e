import { type GarmentWords, parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { blend, light, shade, tint } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { MANNEQUIN } from "../figure/measures.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../index.ts"
import { made } from "../pieces.ts"
import { expectSound } from "../testing/drawn.ts"
import { cuffTrim } from "./closures.ts"
import { fronts } from "./front.ts"
import { WOOL } from "./jacket-collars.ts"
import { STEEL } from "./seams.ts"
import { ALONE } from "./shoes/testing.ts"

// What coats against the weather have, by which they are told from coats of cloth.

const named = (name: string): GarmentWords => {
  const { kind = "parka", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const count = (svg: string, part: string) => svg.split(part).length - 1
const look = (...names: readonly string[]) => drawLook({ figure: {}, garments: names.map(named) })
const colourOf = (name: string) => made(named(name)).cloth.colour

describe("a parka", () => {
  const flap = (colour: string) => `fill="${tint(colour, 0.3)}" stroke=`
  const studs = (svg: string) => count(svg, `fill="${STEEL}"`)

  it.each(["olive parka", "black parka"])("%s has two large pockets under flaps", (name) => {
    for (const svg of [drawFlat(named(name)), look(name, "jeans")])
      expect(count(svg, flap(colourOf(name)))).toBe(2)
  })

  it("is closed by studs on a flap, and shows the zip beneath it when it is open", () => {
    expect(studs(drawFlat(named("olive parka")))).toBeGreaterThanOrEqual(8)
    const zips = (svg: string) => count(svg, `stroke="${STEEL}" stroke-width="2.6"`)
    expect(zips(look("olive parka", "white t-shirt"))).toBe(1)
    expect(zips(drawFlat(named("olive parka")))).toBe(0)
  })

  it("is drawn in at the waist by a cord", () => {
    const mannequin = makeBody({ measures: MANNEQUIN, pose: "flat" })
    const waist = (belted: boolean) => {
      const { side } = fronts(mannequin, { drop: 0.28, open: 0, belted }).right
      return Math.min(...side.map(([x]) => x))
    }
    expect(waist(true)).toBeLessThan(waist(false))
    const cord = tint(colourOf("olive parka"), 2.4)
    expect(drawFlat(named("olive parka"))).toContain(`stroke="${cord}"`)
  })

  it("has fur broad enough to be seen in a small picture", () => {
    expect(look("olive parka", "white t-shirt")).toMatch(/stroke-width="14"/)
  })
})

describe("a rain shell", () => {
  it.each(["navy rain jacket", "red rain shell", "yellow waterproof jacket"])(
    "%s has a hood with a peak, zips and no studs",
    (name) => {
      const colour = colourOf(name)
      const flat = drawFlat(named(name))
      expect(flat).toContain(`fill="${tint(colour, 0.5)}" stroke=`)
      expect(count(flat, `stroke="${STEEL}"`)).toBeGreaterThanOrEqual(4)
      const worn = made(named(name)).piece.worn(new Pen(), makeBody(), ALONE)
      expect(worn.map(({ s }) => s).join("")).not.toContain(`fill="${STEEL}"`)
    },
  )

  /** Whether its lights have a core that is nearly white, as those of wet-smooth cloth have. */
  const isGlossy = (name: string) => {
    const { colour } = made(named(name)).cloth
    const cores = [0.66, 0.86].map((k) => `fill="${blend(colour, "#FFFFFF", k)}"`)
    return cores.some((core) => drawFlat(named(name)).includes(core))
  }

  it.each(["navy rain jacket", "yellow raincoat", "black windbreaker", "nylon raincoat"])(
    "%s is matt and crumples",
    (name) => {
      expect(isGlossy(name)).toBe(false)
      expect(drawFlat(named(name))).toMatch(/<pattern id="[^"]+" width="64" height="58"/)
    },
  )

  it.each(["vinyl raincoat", "patent raincoat", "rubber raincoat", "black PVC trench coat"])(
    "%s shines",
    (name) => {
      expect(isGlossy(name)).toBe(true)
    },
  )

  it.each(["navy waxed raincoat", "olive waxed raincoat", "yellow oilskin coat"])(
    "%s has a soft sheen, and no light as if it were wet",
    (name) => {
      const glows = (one: string) => drawFlat(named(one)).includes(`stop-opacity=".62"`)
      expect(isGlossy(name)).toBe(false)
      expect(glows(name)).toBe(true)
      for (const matt of ["navy raincoat", "beige trench coat", "driza bone"])
        expect(glows(matt), matt).toBe(false)
    },
  )

  it.each(["black windbreaker", "navy rain jacket"])(
    "%s has slimmer sleeves than a parka of its fit: nothing pads them",
    (name) => {
      const reach = (garment: GarmentWords) => {
        const sleeves = made(garment)
          .piece.worn(new Pen(), makeBody(), ALONE)
          .filter(({ arm }) => arm === "L")
        return bounds(sleeves.map(({ s }) => s).join(""))[0]
      }
      const parka = { ...named("navy parka"), cut: { fit: "relaxed" as const } }
      expect(reach(named(name))).toBeGreaterThan(reach(parka) + 1)
    },
  )

  it("is a coat with a flap over its zip if it is long", () => {
    const studs = count(drawFlat(named("navy raincoat")), `fill="${STEEL}"`)
    expect(studs).toBeGreaterThanOrEqual(6)
  })
})

describe("a fleece", () => {
  /** Rows of curls along its edges. */
  const curls = (name: string) =>
    drawFlat(named(name)).match(/stroke-dasharray="0 (?:5\.4|3\.2)"/g)?.length ?? 0

  it.each([
    "teddy fleece",
    "sherpa fleece",
    "grey fleece",
    "borg jacket",
    "teddy coat",
    "borg gilet",
  ])("%s has curls that stand out from its edges", (name) => expect(curls(name)).toBeGreaterThan(4))

  it.each(["navy blazer", "black puffer", "faux fur coat"])("and a %s has none", (name) =>
    expect(curls(name)).toBe(0),
  )

  it("of teddy has larger curls than one of plain fleece, and is not quilted", () => {
    expect(drawFlat(named("teddy fleece"))).toContain('stroke-dasharray="0 5.4"')
    expect(drawFlat(named("grey fleece"))).not.toContain('stroke-dasharray="0 5.4"')
    expect(drawFlat(named("borg gilet"))).toContain(`stroke="${STEEL}"`)
  })
})

it("a lined denim jacket has a collar of wool, and another one none", () => {
  const wool = (name: string) => drawFlat(named(name)).includes(`fill="${tint(WOOL.colour, 0.4)}"`)
  expect(wool("sherpa-lined denim jacket")).toBe(true)
  expect(wool("denim jacket")).toBe(false)
})

it("a sherpa denim jacket is denim outside, blue unless its colour is said", () => {
  for (const name of ["sherpa denim jacket", "fleece denim jacket"]) {
    const jacket = named(name)
    expect(made(jacket).cloth.material).toBe("denim")
    expect(drawFlat(jacket)).toContain(`fill="${tint(WOOL.colour, 0.4)}"`)
    expect(drawFlat(jacket)).not.toMatch(/stroke-dasharray="0 (?:5\.4|3\.2)"/)
  }
  expect(colourOf("sherpa denim jacket")).toBe(colourOf("blue denim jacket"))
})

it("the wool at a cuff reaches hardly beyond its sleeve", () => {
  const body = makeBody()
  const spec = { cloth: made(named("sheepskin coat")).cloth, cuffs: "wool" } as const
  const [left, , right] = bounds(cuffTrim(new Pen(), body, "L", { ...spec, collar: "notch" }))
  const arm = body.arm.L
  const edges = [-1, 1].map((out) => arm.edge(0.97, out, 4)[0])
  expect(left).toBeGreaterThan(Math.min(...edges))
  expect(right).toBeLessThan(Math.max(...edges))
})

it("an overshirt and a fleece stand further off the body than thin cloth of their cut", () => {
  const body = makeBody()
  const side = (thick: boolean) => fronts(body, { hem: 7.4, thick }).right.side[1]?.[0] ?? 0
  expect(side(true)).toBeGreaterThan(side(false) + 2)
})

it("the flaps of a checked overshirt are in shade, so that its check does not swallow them", () => {
  const name = "red check flannel overshirt"
  const flap = shade(colourOf(name), 0.8)
  expect(count(drawFlat(named(name)), `fill="${flap}" fill-opacity="0.4"`)).toBe(2)
  expect(light(flap)).toBeLessThan(light(colourOf(name)))
})

it.each(["olive parka", "navy rain jacket", "yellow raincoat", "teddy fleece", "borg gilet"])(
  "a %s is drawn whole, in every pose",
  (name) => {
    for (const pose of FIGURE_POSES)
      expectSound(drawLook({ figure: { pose }, garments: [named(name)] }))
  },
)
