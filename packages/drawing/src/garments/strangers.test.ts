import { BODY_TYPES, type GarmentWords, parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { clothTones, skinTones } from "../core/colour.ts"
import { bounds, curve } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { drawArm } from "../figure/arms.ts"
import { makeBody } from "../figure/body.ts"
import { hand } from "../figure/hands.ts"
import { drawFlat, drawLook } from "../index.ts"
import { made } from "../pieces.ts"
import { expectSound, words } from "../testing/drawn.ts"
import { scarf } from "./extras/scarf.ts"
import { lastOfFoot } from "./shoes/last.ts"
import { stanceOf } from "./shoes/stance.ts"
import { heelPiece } from "./shoes/worn-parts.ts"

// What strangers named as wrong: gloves, fringes, heels beside a hem, full arms, thorns on toes.

const named = (name: string): GarmentWords => {
  const { kind = "gloves", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}

describe("gloves", () => {
  const body = makeBody()

  it.each(["#242226", "#1f2a4d", "#b3232b"])("of %s keep their colour on the hand", (colour) => {
    const gloved = hand(new Pen(), body.arm.L, "#d7bd96", "relaxed", colour)
    expect(gloved).toContain(`fill="${clothTones(colour).lit}"`)
    expect(gloved).not.toContain(skinTones(colour).dark)
  })

  it("cover the wrist up into the sleeve of a coat", () => {
    const look = (...names: readonly string[]) =>
      drawLook({ figure: {}, garments: names.map(named) })
    const { colour } = made(named("red wool gloves")).cloth
    const cuffs = (svg: string) => svg.split(`fill="${colour}"`).length
    expect(cuffs(look("camel wool coat", "red wool gloves"))).toBeGreaterThan(
      cuffs(look("camel wool coat")) + 10,
    )
    expectSound(look("camel wool coat", "red wool gloves"))
  })
})

it("the fringe of a scarf is in its own colour, and longer where its name says so", () => {
  const cloth = { colour: "#c98a1b", material: "fleece" } as const
  const low = (fringed: boolean) => {
    const [ends] = scarf(new Pen(), makeBody(), { ...cloth, fringed }, "fringed")
    expect(ends?.s).toContain(`fill="none" stroke="${cloth.colour}"`)
    return bounds(ends?.s ?? "")[3]
  }
  expect(low(true)).toBeGreaterThan(low(false) + 8)
})

it("the heel of boots to walk in goes on the line of their back: beside a hem it would be a nub", () => {
  const stance = stanceOf(makeBody(), "L")
  const last = lastOfFoot(0.3, "round", 0.8)
  const pen = new Pen()
  const spec = { kind: "ankle_boots", heel: "low", cloth: { colour: "#2b2a2e" } } as const
  const tones = skinTones("#d7bd96")
  heelPiece({ pen, stance, spec, skin: "#d7bd96", tones, lift: 0.3 }, last, "#111111")
  const [x0, y0, x1, y1] = bounds(pen.outlines)
  const [h0, , h1] = bounds(`<path d="${curve(stance.at(last.back))}"/>`)
  expect(y1 - y0).toBeLessThan(24)
  expect(stance.toe > 0 ? h0 - x0 : x1 - h1).toBeLessThan(3)
})

it("a full arm lies against the body below a short sleeve, and does not come out beside it", () => {
  for (const type of BODY_TYPES) {
    const body = makeBody({ type, size: "plus" })
    const pen = new Pen()
    drawArm(pen, body, "#d7bd96", "L", { from: 0.22 })
    const [, , inner] = bounds(pen.outlines)
    const pit = body.T(2, -0.98)[0]
    const elbow = body.arm.L.edge(0.5, -1)[0]
    expect(inner).toBeLessThan(Math.max(pit, elbow, body.arm.L.edge(1, -1)[0]) + 6)
  }
})

it.each(["birkenstocks", "court shoes", "black stilettos", "kimono jacket", "pearl necklace"])(
  "%s are sound",
  (name) => expectSound(drawFlat(named(name))),
)

it("a kimono jacket has no flaps, and an overshirt has", () => {
  const buttons = (garment: GarmentWords) => drawFlat(garment).split("<circle").length
  const kimono = words("overshirt", { cut: { neckline: "collarless", fit: "oversized" } })
  expect(buttons(kimono)).toBeLessThan(buttons(words("overshirt")))
})
