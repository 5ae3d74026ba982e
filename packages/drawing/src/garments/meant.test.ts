import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { bounds } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawFlat, drawLook } from "../index.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { expectOnSheet, expectSound } from "../testing/drawn.ts"
import { trouserLeg } from "./legs.ts"
import { SILVER } from "./reflective.ts"
import { ALONE } from "./shoes/testing.ts"

// Names whose picture once showed another garment than the one that is meant.

const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const body = makeBody()

function worn(name: string, how: Partial<Wearing> = {}) {
  const layers = made(named(name)).piece.worn(new Pen(), body, { ...ALONE, ...how })
  return { layers, svg: layers.map(({ s }) => s).join("") }
}
const times = (svg: string, part: string) => svg.split(part).length - 1

it.each([
  "ivory bow blouse",
  "hi vis shirt orange",
  "hi-vis vest",
  "hi-vis jacket",
  "sundress",
  "teal kimono sleeve top",
  "batwing jumper",
  "big statement necklace",
  "driza bone",
  "steel caps",
  "white cons",
  "white linen drawstring pants",
])("%s is sound, alone and worn", (name) => {
  const flat = drawFlat(named(name))
  expectSound(flat)
  expectOnSheet(flat)
  expectSound(drawLook({ figure: {}, garments: [named(name)] }))
})

it("a bow blouse has its bow beneath a jacket too, over the lapels", () => {
  const bow = (name: string) =>
    worn(name, { underJacket: true }).layers.filter(({ z, arm }) => !arm && z > Z.jacket)
  expect(bow("ivory bow blouse")).toHaveLength(1)
  expect(bow("ivory blouse")).toHaveLength(0)
})

describe("what is to be seen from afar", () => {
  it.each(["hi vis shirt orange", "hi-vis jacket", "hi-vis vest", "hi vis polo yellow"])(
    "has silver bands: %s",
    (name) => expect(times(worn(name).svg, SILVER)).toBeGreaterThanOrEqual(2),
  )

  it("glows", () =>
    expect(made(named("hi vis shirt orange")).cloth.colour).not.toBe(
      made(named("orange shirt")).cloth.colour,
    ))

  it("is nothing else that is orange", () =>
    expect(times(worn("orange shirt").svg, SILVER)).toBe(0))
})

it("a sundress leaves the shoulders bare", () => {
  const top = (name: string) => {
    const pen = new Pen()
    made(named(name)).piece.worn(pen, body, ALONE)
    return bounds(pen.outlines)[1]
  }
  expect(top("cotton sundress")).toBeGreaterThan(top("cotton dress") + 20)
})

it("batwing sleeves are cut in one with the body, but not beneath a jacket", () => {
  const inOne = (name: string, how?: Partial<Wearing>) =>
    worn(name, how).layers.filter((layer) => layer.inOne).length
  expect(inOne("batwing top")).toBe(2)
  expect(inOne("teal kimono sleeve top")).toBe(2)
  expect(inOne("teal top")).toBe(0)
  expect(inOne("batwing top", { underJacket: true })).toBe(0)
})

it("a statement necklace is of more and larger pieces than a chain", () => {
  const long = (name: string) => worn(name).svg.length
  expect(long("big statement necklace")).toBeGreaterThan(long("gold necklace") * 4)
})

it("a stockman's coat is matt, and a cape lies over its shoulders", () => {
  const { layers } = worn("driza bone")
  expect(layers.filter(({ z }) => z > Z.armR && z < Z.cape)).toHaveLength(2)
  expect(named("driza bone").cut).toMatchObject({ neckline: "collar", length: "midi" })
  expect(worn("brown raincoat").layers.filter(({ z }) => z > Z.armR && z < Z.cape)).toEqual([])
})

it("boots to work in have a cap over the toes", () => {
  const cap = 'stroke-dasharray="1.8 1.4"'
  expect(times(worn("steel caps").svg, cap)).toBe(2)
  expect(times(worn("black lace up boots").svg, cap)).toBe(0)
})

it("cons have a cap of rubber, and Nikes have none", () => {
  const rubber = "#F3EDE0"
  expect(worn("white cons").svg).toContain(rubber)
  expect(worn("nikes").svg).not.toContain(rubber)
})

describe("a cropped vest of nylon", () => {
  const BRA = "black cropped nylon vest"

  it("ends below the bust as a sports bra does, and is never tucked in", () => {
    const end = (name: string, tucked = false) => bounds(worn(name, { tucked }).svg)[3]
    expect(end(BRA)).toBeLessThan(body.T(4.6, 0)[1])
    expect(end(BRA, true)).toBe(end(BRA))
    expect(end("black cropped vest")).toBeGreaterThan(body.T(4.7, 0)[1])
  })

  it("has straps that meet at the back: a flat is open on both sides of them", async () => {
    /** How many rows of pixels have the ground in two places or more between cloth and cloth. */
    const openings = async (name: string) => {
      const svg = drawFlat(named(name), { ground: "#00ff00" })
      const { data, info } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const rows = Array.from({ length: info.height / 2 }, (_, y) =>
        Array.from({ length: info.width }, (_, x) => {
          const [red = 0, green = 0] = data.subarray((y * info.width + x) * 3)
          return green > 240 && red < 10 ? " " : "#"
        }).join(""),
      )
      return rows.filter((row) => (row.trim().match(/ {4,}/g)?.length ?? 0) > 1).length
    }
    expect(await openings(BRA)).toBeGreaterThan(20)
    expect(await openings("black cropped vest")).toBeLessThan(4)
  })
})

it("a drawstring takes the place of a button and of pressed creases", () => {
  const [corded, pressed] = ["white linen drawstring pants", "white linen pants"] as const
  expect(times(worn(corded).svg, "<circle")).toBe(0)
  expect(times(worn(pressed).svg, "<circle")).toBe(1)
})

it.each(["pear", "oval", "hourglass"] as const)(
  "wide trousers fall from a full hip to the hem without a lump on a figure that is %s",
  (type) => {
    const full = makeBody({ type, size: "plus", pose: "stand" })
    const cut = { leg: "wide", fit: "relaxed", end: 1.085, waist: 5 } as const
    for (const name of ["L", "R"] as const) {
      const { outer, side } = trouserLeg(full, name, cut)
      const [hip = [0, 0], ...down] = outer.slice(2)
      const [footX, footY] = down.at(-1) ?? [0, 0]
      const out = down.map(([x, y]) => {
        const straight = hip[0] + ((footX - hip[0]) * (y - hip[1])) / (footY - hip[1])
        return side * (x - straight)
      })
      expect(Math.max(...out)).toBeLessThan(6)
    }
  },
)
