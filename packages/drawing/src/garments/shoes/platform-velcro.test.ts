import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it, test } from "vitest"
import { shade } from "../../core/colour.ts"
import { Pen } from "../../core/pen.ts"
import { makeBody } from "../../figure/body.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../../index.ts"
import { made } from "../../pieces.ts"
import { expectSound } from "../../testing/drawn.ts"
import { ALONE } from "./testing.ts"

const named = (name: string) => {
  const { kind = "trainers", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const body = makeBody()

const worn = (name: string) =>
  made(named(name))
    .piece.worn(new Pen(), body, { ...ALONE, skin: "#7a5036" })
    .map(({ s }) => s)
    .join("")

/** The fills of whole parts: upper, sole and heel. */
const fills = (svg: string) =>
  new Set([...svg.matchAll(/<use href="[^"]+" fill="(#\w+)"/g)].map(([, colour = ""]) => colour))

describe("a pale platform", () => {
  it.each(["nude platform heels", "beige platform heels"])(
    "of %s is covered in its cloth",
    (name) => {
      const { colour } = made(named(name)).cloth
      for (const svg of [worn(name), drawFlat(named(name))]) {
        expect(fills(svg)).toContain(shade(colour, 1.1))
      }
    },
  )

  it("has a leather sole on a dark shoe", () => {
    const { colour } = made(named("black platform heels")).cloth
    expect(fills(worn("black platform heels"))).not.toContain(shade(colour, 1.1))
  })
})

describe("velcro shoes", () => {
  /** Seams that end a strap are stitched. */
  const straps = (svg: string) => svg.split('stroke-dasharray="2.6 1.6"').length - 1

  it.each(["grey velcro shoes", "black velcro sandals"])(
    "%s have two straps on each foot",
    (name) => expect(straps(worn(name))).toBe(4),
  )

  it("have two straps on each shoe of a pair, and others have none", () => {
    expect(straps(drawFlat(named("white velcro trainers")))).toBe(4)
    expect(straps(worn("grey trainers"))).toBe(0)
  })
})

test.each(["grey velcro shoes", "black velcro sandals", "nude platform heels"])(
  "%s are drawn whole, in every pose",
  (name) => {
    for (const pose of FIGURE_POSES)
      expectSound(drawLook({ figure: { pose }, garments: [named(name)] }))
  },
)
