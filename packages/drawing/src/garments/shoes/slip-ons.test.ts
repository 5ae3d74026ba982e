import type { GarmentWords, Kind, Touch } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { blend, INK } from "../../core/colour.ts"
import { Pen } from "../../core/pen.ts"
import { makeBody } from "../../figure/body.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../../index.ts"
import { made } from "../../pieces.ts"
import { expectSound } from "../../testing/drawn.ts"
import { FOXING } from "./rubber-sole.ts"
import { ALONE, count } from "./testing.ts"

// Shoes that are slipped on: trainers without laces, and slides.

const pair = (kind: Kind, ...touches: readonly Touch[]): GarmentWords => ({
  kind,
  touches,
  colours: [{ colour: "navy" }],
})
const worn = (words: GarmentWords) =>
  made(words)
    .piece.worn(new Pen(), makeBody(), ALONE)
    .map(({ s }) => s)
    .join("")
const views = (words: GarmentWords) => [worn(words), drawFlat(words)]

describe("trainers that are slipped on", () => {
  const LACE = 'stroke="#FBF8F2"'

  it.each<readonly Touch[]>([[], ["runner"]])("have no laces: %s", (...touches) => {
    for (const svg of views(pair("trainers", ...touches))) expect(svg).toContain(LACE)
    for (const svg of views(pair("trainers", "pull-on", ...touches)))
      expect(svg).not.toContain(LACE)
  })

  it("are low on a sole of rubber, as plimsolls are, and have no cap or eyelets", () => {
    for (const svg of views(pair("trainers", "pull-on"))) {
      expect(svg).toContain(`stroke="${FOXING}"`)
      expect(svg).not.toContain("<circle")
    }
    expect(drawFlat(pair("trainers", "pull-on", "plimsoll"))).toBe(
      drawFlat(pair("trainers", "pull-on")),
    )
  })
})

describe("slides", () => {
  const slides = pair("sandals", "pull-on")
  const { colour } = made(slides).cloth

  it("have one broad band, and no strap at the toes or the ankle", () => {
    const edges = `stroke="${blend(colour, INK, 0.7)}"`
    expect(count(worn(slides), edges)).toBe(2)
    expect(count(worn(pair("sandals")), edges)).toBe(6)
    expect(drawFlat(slides)).not.toContain("<rect x=")
    expect(drawFlat(pair("sandals"))).toContain("<rect x=")
  })

  it("of rubber are no flip-flops, and none stand on a heel", () => {
    const rubber = { ...slides, cloth: { material: "rubber" } } as const
    expect(count(worn(rubber), 'stroke-dasharray="2.6 1.6"')).toBe(2)
    expect(drawFlat({ ...slides, cut: { heel: "block" } })).toBe(drawFlat(slides))
  })
})

it.each([
  pair("trainers", "pull-on"),
  pair("trainers", "pull-on", "runner"),
  pair("sandals", "pull-on"),
])("%o are drawn whole, in every pose", (words) => {
  for (const pose of FIGURE_POSES) expectSound(drawLook({ figure: { pose }, garments: [words] }))
  expectSound(drawFlat(words))
})
