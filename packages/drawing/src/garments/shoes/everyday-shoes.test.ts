import type { Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { drawFlat, drawLook, FIGURE_POSES } from "../../index.ts"
import { made } from "../../pieces.ts"
import { expectSound } from "../../testing/drawn.ts"
import { soleOn } from "./comfort-shoes.ts"
import { BRASS, CORK } from "./footbed-sandals.ts"
import { FOXING, RUBBER } from "./rubber-sole.ts"
import { count, named, views } from "./testing.ts"

// Sandals on a footbed of cork, plimsolls, and comfortable shoes.

describe("sandals on a footbed", () => {
  it.each<[string, Kind]>([
    ["Birkenstocks", "sandals"],
    ["black Birkenstock sandals", "sandals"],
    ["navy footbed sandals", "sandals"],
    ["Birkenstock mules", "mules"],
  ])("%s have a bed of cork, and a buckle on each of two straps", (name, kind) => {
    const [onFeet = "", alone = ""] = views(name, kind)
    const buckles = (svg: string) => count(svg, `stroke="${BRASS}"`)
    expect(onFeet).toContain(`fill="${CORK}"`)
    expect(alone).toContain(`fill="${CORK}"`)
    // Those of the far shoe of a pair are not drawn.
    expect([buckles(onFeet), buckles(alone)]).toEqual([4, 2])
  })

  it("and other sandals have none of it", () => {
    for (const svg of views("tan sandals", "sandals")) expect(svg).not.toContain(CORK)
  })

  it("stand flat, whatever heel is said", () => {
    const words = named("Birkenstocks", "sandals")
    expect(drawFlat({ ...words, cut: { heel: "block" } })).toBe(drawFlat(words))
  })
})

describe("plimsolls", () => {
  it.each(["white plimsolls", "navy plimsols", "canvas pumps", "red canvas shoes"])(
    "%s have a cap of rubber and a line round their sole",
    (name) => {
      for (const svg of views(name, "trainers")) {
        expect(svg).toContain(`fill="${RUBBER}"`)
        expect(svg).toContain(`stroke="${FOXING}"`)
        // Three eyelets show on each shoe that is in front.
        expect(count(svg, "<circle")).toBeLessThanOrEqual(6)
      }
    },
  )

  it("and trainers have neither", () => {
    for (const svg of views("white trainers", "trainers")) {
      expect(svg).not.toContain(RUBBER)
      expect(svg).not.toContain(FOXING)
    }
  })
})

describe("comfortable shoes", () => {
  it.each(["black Hotter shoes", "black comfortable shoes", "black wide fit shoes"])(
    "%s are closed and slipped on without a strap, on a moulded sole",
    (name) => {
      const sole = soleOn(made(named(name, "flats")).cloth.colour)
      for (const svg of views(name, "flats")) {
        expect(svg).toContain(`fill="${sole}"`)
        expect(svg).toContain("stroke-dasharray")
      }
      for (const svg of views("black ballet flats", "flats")) {
        expect(svg).not.toContain(`fill="${sole}"`)
        expect(svg).not.toContain("stroke-dasharray")
      }
    },
  )
})

it.each<[string, Kind]>([
  ["Birkenstocks", "sandals"],
  ["white plimsolls", "trainers"],
  ["comfortable shoes", "flats"],
])("%s are drawn whole, in every pose", (name, kind) => {
  for (const pose of FIGURE_POSES)
    expectSound(drawLook({ figure: { pose }, garments: [named(name, kind)] }))
  expectSound(drawFlat(named(name, kind)))
})
