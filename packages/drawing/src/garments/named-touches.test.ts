import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { skinTones } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../index.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { expectOnSheet, expectSound } from "../testing/drawn.ts"
import { bodiceSides } from "./bodice-sides.ts"
import type { Fall } from "./bodice-spec.ts"
import { bootsFrom } from "./kinds-shoes.ts"
import { ALONE } from "./shoes/testing.ts"

// What a name says and a picture once left out: tears, tartans, shafts of trainers, dresses that follow the hip.

const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const body = makeBody()
const SKIN = "#7a5036"

function worn(name: string, how: Partial<Wearing> = {}) {
  const pen = new Pen()
  const layers = made(named(name)).piece.worn(pen, body, { ...ALONE, skin: SKIN, ...how })
  return { svg: layers.map(({ s }) => s).join(""), bounds: bounds(pen.outlines) }
}

describe("ripped jeans", () => {
  const holes = (svg: string) => svg.split(`fill="${skinTones(SKIN).lit}"`).length - 1

  it.each(["ripped straight jeans", "black ripped skinny jeans", "distressed wide leg jeans"])(
    "show the leg at one knee and one thigh: %s",
    (name) => expect(holes(worn(name).svg)).toBe(2),
  )

  it("are whole unless their name says it", () => {
    expect(holes(worn("straight jeans").svg)).toBe(0)
    expect(holes(worn("raw hem jeans").svg)).toBe(0)
  })

  it("with a raw hem have threads where others are sewn", () => {
    const threads = (name: string) => worn(name).svg.split('stroke-width="0.8"').length
    expect(threads("raw hem jeans")).toBeGreaterThan(threads("jeans"))
  })
})

describe("a tartan", () => {
  const widths = (name: string) =>
    new Set(
      [...worn(name).svg.matchAll(/stroke-width="([\d.]+)"[^>]*stroke-opacity/g)].map(([, w]) =>
        Number(w),
      ),
    )

  it("of one colour has broad bands and thin lines, in three tones of it", () => {
    const broad = [...widths("red tartan shirt")].filter((w) => w > 9)
    const thin = [...widths("red tartan shirt")].filter((w) => w < 3)
    expect(broad.length).toBeGreaterThan(0)
    expect(thin.length).toBeGreaterThan(1)
    expect([...widths("red gingham shirt")].filter((w) => w > 9)).toEqual([])
  })

  it("of two colours is woven in the second", () => {
    const svg = worn("red and black tartan shirt").svg
    const black = made(named("red and black tartan shirt")).cloth.second
    expect(svg).toContain(`stroke="${black}"`)
  })
})

describe("high-top trainers", () => {
  it("reach over the ankle, and others do not", () => {
    expect(worn("white high-top trainers").bounds[1]).toBeLessThan(body.leg.L.p(0.92)[1])
    expect(worn("white trainers").bounds[1]).toBeGreaterThan(body.leg.L.p(0.92)[1])
  })

  it("are laced up the shaft", () => {
    const lines = (name: string) =>
      Math.max(
        ...[...worn(name).svg.matchAll(/<path d="([^"]+)" fill="none"/g)].map(
          ([, d = ""]) => d.split("M").length - 1,
        ),
      )
    expect(lines("black high-top trainers")).toBeGreaterThan(lines("black trainers"))
  })

  it("take slim jeans in, and straight ones end on them", () => {
    const shaft = bootsFrom(made(named("white high-top trainers")).words)
    expect(shaft).toBeGreaterThan(0.87)
    const end = (bootsFrom?: number) => worn("straight jeans", { bootsFrom }).bounds[3]
    expect(end(shaft)).toBeLessThan(end() - 15)
    expect(bootsFrom(made(named("white trainers")).words)).toBeUndefined()
  })

  it("stand taller than others in a shop's picture", () => {
    expect(drawFlat(named("white high-top trainers"))).not.toBe(drawFlat(named("white trainers")))
  })
})

describe("a dress that follows the body", () => {
  const cut = { fit: "fitted", shaped: true } as const
  const width = (fall: Fall, at: number) => {
    const { left, right } = bodiceSides(body, { ...cut, fall })
    return (right.at(at)?.[0] ?? 0) - (left.at(at)?.[0] ?? 0)
  }
  const usual: Fall = { length: 0.5, flare: -8 }
  const clinging: Fall = { length: 0.5, flare: -30, clings: true }

  it("is closer at the waist and at the hem than others", () => {
    for (const at of [4, -1]) expect(width(clinging, at)).toBeLessThan(width(usual, at) - 2)
  })

  it("covers the thighs", () => {
    const [x] = body.leg.L.edge(0.5, 1)
    expect(bodiceSides(body, { ...cut, fall: clinging }).left.at(-1)?.[0]).toBeLessThan(x)
  })

  it.each(["black bodycon dress", "navy pencil dress"])("is what a %s is", (name) => {
    const { cut: said, ...words } = named(name)
    const drawn = (fit: "fitted" | "regular") => {
      const pen = new Pen()
      const layers = made({ ...words, cut: { ...said, skirt: "pencil", fit } }).piece.worn(
        pen,
        body,
        // A jacket presses both alike, and only the one that is cut to the body clings.
        { ...ALONE, underJacket: true },
      )
      return layers.map(({ s }) => s).join("") + pen.outlines
    }
    expect(said?.fit).toBe("fitted")
    expect(drawn("fitted")).not.toBe(drawn("regular"))
  })
})

it.each([
  "ripped jeans",
  "raw hem jeans",
  "red tartan skirt",
  "white high tops",
  "black bodycon dress",
  "navy backpack",
])("%s are drawn whole, in every pose", (name) => {
  for (const pose of FIGURE_POSES) {
    const svg = drawLook({ figure: { pose }, garments: [named(name)] })
    expectSound(svg)
    expectOnSheet(svg)
  }
  expectSound(drawFlat(named(name)))
})
