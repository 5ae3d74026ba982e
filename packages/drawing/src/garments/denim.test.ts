import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { light } from "../core/colour.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../index.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { expectSound } from "../testing/drawn.ts"
import { BRASS } from "./seams.ts"
import { ALONE } from "./shoes/testing.ts"

// What tells denim from other cloth in a small picture: its stitching, its pockets, its buttons, and that nobody irons it.

const named = (name: string) => {
  const { kind = "jeans", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const body = makeBody()

function worn(name: string, how: Partial<Wearing> = {}): string {
  const wearing = { ...ALONE, skin: "#7a5036", ...how }
  return made(named(name))
    .piece.worn(new Pen(), body, wearing)
    .map(({ s }) => s)
    .join("")
}
const count = (svg: string, what: string) => svg.split(what).length - 1
const STITCHED = 'stroke-dasharray="2.6 1.6"'

describe("pull-on jeans", () => {
  it.each(["pull-on jeans", "black pull-on jeans"])(
    "%s have seams, pockets and no button",
    (name) => {
      const svg = worn(name)
      expect(count(svg, STITCHED)).toBe(count(worn(name.replace("pull-on ", "")), STITCHED))
      // The rivets of two pockets.
      expect(count(svg, `r="1.7" fill="${BRASS}"`)).toBe(4)
      expect(count(svg, `r="3" fill="${BRASS}"`)).toBe(0)
      expect(count(worn("jeans"), `r="3" fill="${BRASS}"`)).toBe(1)
    },
  )

  it("have a thread that shows on black", () => {
    const { colour, stitch = colour } = made(named("black pull-on jeans")).cloth
    expect(light(stitch) - light(colour)).toBeGreaterThan(0.25)
  })
})

describe("a denim jacket", () => {
  const buttons = (svg: string) => count(svg, 'r="2.5" fill=')

  it.each([
    ["open", {}],
    ["closed", { onSkin: true }],
    ["beneath a coat", { underCoat: true, underJacket: true }],
  ] as const)("has one row of buttons, a yoke and a stitched collar: %s", (_, how) => {
    const svg = worn("denim jacket", how)
    expect(buttons(svg)).toBe(5)
    // On each side three seams and the yoke, and a leaf of the collar.
    expect(count(svg, STITCHED)).toBe(10)
  })

  it("has buttonholes only where its fronts are apart", () => {
    const holes = (how: Partial<Wearing>) => count(worn("denim jacket", how), 'stroke-width="1.3"')
    expect(holes({})).toBeGreaterThan(holes({ onSkin: true }))
  })
})

it.each(["pull-on jeans", "black denim jacket"])("%s are drawn whole, in every pose", (name) => {
  for (const pose of FIGURE_POSES)
    expectSound(drawLook({ figure: { pose }, garments: [named(name)] }))
  expectSound(drawFlat(named(name)))
})
