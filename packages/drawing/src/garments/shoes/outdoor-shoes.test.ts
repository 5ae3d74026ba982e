import type { Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { drawFlat, drawLook, FIGURE_POSES } from "../../index.ts"
import { expectSound } from "../../testing/drawn.ts"
import { STEEL } from "../seams.ts"
import { FLEECE } from "./spec.ts"
import { count, named, views, worn } from "./testing.ts"
import { RUBBER } from "./walking-sandals.ts"

// Boots for hills, sandals to walk in, and slippers.

describe("hiking boots", () => {
  it.each<[string, Kind]>([
    ["brown hiking boots", "lace_up_boots"],
    ["grey tramping boots", "lace_up_boots"],
    ["brown walking boots", "ankle_boots"],
  ])("%s have hooks, which no other boots have", (name, kind) => {
    for (const svg of views(name, kind)) expect(count(svg, `fill="${STEEL}"`)).toBeGreaterThan(4)
    for (const svg of views("brown boots", kind)) expect(count(svg, `fill="${STEEL}"`)).toBe(0)
  })

  it("stand flat on a lugged sole, whatever heel their kind has", () => {
    const heel = (name: string) =>
      drawFlat({ ...named(name, "ankle_boots"), cut: { heel: "block" } })
    expect(heel("brown walking boots")).toBe(drawFlat(named("brown walking boots", "ankle_boots")))
    expect(worn("brown walking boots", "ankle_boots")).toContain('stroke-dasharray="2.6 5.6"')
  })
})

it("biker boots are buckled and not laced, and combat boots the other way round", () => {
  const buckles = (svg: string) =>
    svg.match(new RegExp(`<rect [^>]*stroke="${STEEL}"`, "g"))?.length ?? 0
  for (const svg of views("black biker boots", "lace_up_boots"))
    expect(buckles(svg)).toBeGreaterThan(1)
  for (const svg of views("black combat boots", "lace_up_boots")) expect(buckles(svg)).toBe(0)
})

describe("walking sandals", () => {
  const bumper = (svg: string) => count(svg, `<path d=`) > 0 && svg.includes(`fill="${RUBBER}"/>`)

  it.each(["Keens", "Tevas", "navy walking sandals", "hiking sandals"])(
    "%s have a bumper of rubber at the toe and a thick sole",
    (name) => {
      for (const svg of views(name, "sandals")) expect(bumper(svg)).toBe(true)
    },
  )

  it("and other sandals have none", () => {
    for (const svg of views("tan sandals", "sandals")) expect(svg).not.toContain(RUBBER)
  })
})

describe("slippers", () => {
  it.each<[string, Kind]>([
    ["pink slippers", "mules"],
    ["grey slippers", "flats"],
  ])("%s are closed, flat and lined with wool", (name, kind) => {
    for (const svg of views(name, kind)) expect(svg).toContain(`stroke="${FLEECE}"`)
    expect(drawFlat({ ...named(name, kind), cut: { heel: "low" } })).toBe(
      drawFlat(named(name, kind)),
    )
  })

  it("do not shine like leather", () => {
    expect(drawFlat(named("slippers", "mules"))).toMatch(/<pattern [^>]*width="26"/)
  })

  it("and mules have no wool", () => {
    for (const svg of views("pink mules", "mules")) expect(svg).not.toContain(FLEECE)
  })
})

it("Uggs are flat, round and lined", () => {
  expect(worn("Ugg boots", "ankle_boots")).toContain(FLEECE)
  expect(named("Ugg boots", "ankle_boots").colours).toEqual([{ colour: "tan" }])
})

it.each<[string, Kind]>([
  ["brown hiking boots", "lace_up_boots"],
  ["Keens", "sandals"],
  ["slippers", "mules"],
])("%s are drawn whole, in every pose", (name, kind) => {
  for (const pose of FIGURE_POSES)
    expectSound(drawLook({ figure: { pose }, garments: [named(name, kind)] }))
  expectSound(drawFlat(named(name, kind)))
})
