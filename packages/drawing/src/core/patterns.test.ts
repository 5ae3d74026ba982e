import { toOklab } from "@stylin/garments/colour"
import { expect, test } from "vitest"
import { clothOn } from "../garments/overlay.ts"
import { light } from "./colour.ts"
import { bounds, type Points, pairs } from "./geom.ts"
import { Panel } from "./panel.ts"
import { patternOverlay } from "./patterns.ts"
import { Pen } from "./pen.ts"

const panel = new Panel(pairs([0, 0, 0, 50, 0, 100]), pairs([80, 0, 80, 50, 80, 100]), 6)
const OUTLINE = "M0 0h80v100h-80Z"

/** How light the yarns of a cloth's pattern are (OKLab), each by how much of it shows. */
function yarns(pattern: "tweed" | "herringbone", colour: string): number[] {
  const pen = new Pen()
  const svg = pen.svg(patternOverlay(pen, { colour, pattern, material: "plain" }, panel, OUTLINE))
  return [...svg.matchAll(/stroke="(#\w{6})"[^>]*?opacity="([\d.]+)"/g)].map(
    ([, hex = "", opacity = ""]) => light(hex) * Number(opacity),
  )
}

test.each(["tweed", "herringbone"] as const)("black %s stays black", (pattern) => {
  expect(yarns(pattern, "#26242a").length).toBeGreaterThan(0)
  for (const yarn of yarns(pattern, "#26242a")) expect(yarn).toBeLessThan(0.36)
})

/** What a pattern draws on a cloth. */
function overlay(cloth: Parameters<typeof patternOverlay>[1]): string {
  const pen = new Pen()
  return pen.svg(patternOverlay(pen, { material: "plain", ...cloth }, panel, OUTLINE))
}

test("an animal's coat is a leopard's rosettes, and stripes where it is black on white", () => {
  const coat = (colour: string, second?: string) =>
    overlay({ colour, second, pattern: "animal" }).includes("<circle")
  expect(coat("#b98a55", "#201d1e")).toBe(true)
  expect(coat("#eab3bd")).toBe(true)
  expect(coat("#f7f6f3", "#201d1e")).toBe(false)
})

test("the marks on an animal's coat are darker than its ground", () => {
  for (const colour of ["#b98a55", "#8b8c8e", "#654432"]) {
    const marks = /stroke="(#\w{6})"/.exec(overlay({ colour, pattern: "animal" }))?.[1] ?? ""
    expect(light(marks)).toBeLessThan(light(colour) - 0.1)
  }
})

test("an abstract print of two colours has no third hue", () => {
  const [, a, b] = toOklab("#ea7a63")
  const hue = Math.atan2(b, a)
  const svg = overlay({ colour: "#ea7a63", second: "#f7f6f3", pattern: "abstract" })
  const strong = [...svg.matchAll(/fill="(#\w{6})"/g)].flatMap(([, hex = ""]) => {
    const [, x, y] = toOklab(hex)
    return Math.hypot(x, y) > 0.04 ? [Math.atan2(y, x)] : []
  })
  expect(strong.length).toBeGreaterThan(0)
  for (const other of strong) expect(Math.abs(other - hue)).toBeLessThan(0.35)
})

test("a pinstripe of a colour that is known is broad enough to be seen", () => {
  const width = (second?: string) =>
    Number(
      /stroke-width="([\d.]+)"/.exec(
        overlay({ colour: "#201d1e", second, pattern: "pinstripe" }),
      )?.[1],
    )
  expect(width("#b98a55")).toBeGreaterThan(width() * 2)
})

test.each(["gingham", "check"] as const)("%s keeps the hue of a known second colour", (pattern) => {
  const opacity = (second?: string) =>
    Number(/opacity="([\d.]+)"/.exec(overlay({ colour: "#f2e8d5", second, pattern }))?.[1])
  expect(opacity("#2b4a37")).toBeGreaterThan(opacity() + 0.15)
})

test("paisley on a cloth of one colour is as warm as flowers are", () => {
  for (const colour of ["#f2e8d5", "#1f2a47"]) {
    const mixed = overlay({ colour, pattern: "paisley" }).match(/fill="(#\w{6})"/g) ?? []
    const warm = mixed.filter((fill) => toOklab(fill.slice(6, 13))[1] > 0.005)
    expect(warm.length).toBeGreaterThan(0)
  }
})

test.each(["stripe", "pinstripe", "gingham", "check", "tartan"] as const)(
  "the lines of a %s run on beyond both ends of their panel, to a shirt's shoulders and tails",
  (pattern) => {
    const edge = (x: number): Points => [
      [x, 0],
      [x, 100],
      [x, 200],
    ]
    const drawn = patternOverlay(
      new Pen(),
      { colour: "#b3282d", pattern },
      new Panel(edge(0), edge(120)),
      "M0 0",
    )
    const [, top, , foot] = bounds(drawn)
    expect(top).toBeLessThan(-10)
    expect(foot).toBeGreaterThan(210)
  },
)

test("on a lapel they end at its edge", () => {
  const lapel = "M0 0L40 0L40 60z"
  const side = (x: number): Points => [
    [x, 0],
    [x, 60],
  ]
  const drawn = clothOn(
    new Pen(),
    { colour: "#b3282d", pattern: "check" },
    new Panel(side(0), side(40)),
    lapel,
  )
  expect(drawn).toMatch(/^<g clip-path="url\(#/)
})

test("stripes go round the bend of a sleeve, and leave none of it bare", () => {
  // An elbow that points to the left, as a hand on the hip has it.
  const edge = (elbow: number) => pairs([100, 0, 60, 40, elbow, 80, 60, 120, 100, 160])
  const [outside, inside] = [0, 40]
  const svg = patternOverlay(
    new Pen(),
    { colour: "#3566a8", pattern: "stripe" },
    new Panel(edge(outside), edge(inside)),
    "M0 0",
  )
  expect(bounds(svg)[0]).toBeLessThan(15)
})
