import { type Kind, parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { expect, it, test } from "vitest"
import { bounds } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { ALONE } from "../flat.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../index.ts"
import { made } from "../pieces.ts"
import { expectSound } from "../testing/drawn.ts"

// Names of whole shapes: the silhouette is another than their kind's.

const body = makeBody()
const named = (name: string, as: Kind) => {
  const { kind = as, colours } = parseGarment(name)
  return wordsFrom({ name, kind, colours })
}

function worn(name: string, as: Kind) {
  const pen = new Pen()
  const layers = made(named(name, as)).piece.worn(pen, body, ALONE)
  const [x0, y0, x1, y1] = bounds(pen.outlines)
  return { layers, width: x1 - x0, height: y1 - y0, bottom: y1 }
}

test("a swing coat flares to its hem", () => {
  const [swing, plain] = ["grey swing coat", "grey wool coat"].map((name) =>
    worn(name, "wool_coat"),
  )
  expect((swing?.width ?? 0) - (plain?.width ?? 0)).toBeGreaterThan(20)
})

test.each([
  ["green ankle-length dress", "green day dress", "day_dress"],
  ["ankle length pleated skirt", "pleated skirt", "pleated_skirt"],
] as const)("the hem of a %s reaches the ankle", (long, usual, kind) => {
  expect(worn(long, kind).bottom).toBeGreaterThan(worn(usual, kind).bottom + 40)
  expect(worn(long, kind).bottom).toBeGreaterThan(body.lm.ankleR[1] - 20)
})

test("parachute pants are roomy at the knee, and a cord gathers their hems", () => {
  const legs = (name: string) => worn(name, "cargo_trousers")
  expect(legs("black parachute pants").width).toBeGreaterThan(legs("black trousers").width)
  expect(drawFlat(named("black parachute pants", "cargo_trousers"))).not.toBe(
    drawFlat(named("black cargo pants", "cargo_trousers")),
  )
})

test("a satchel is boxy and larger than other shoulder bags, and a jhola larger yet", () => {
  const [plain, satchel, jhola] = ["tan shoulder bag", "tan satchel", "tan jhola bag"].map((name) =>
    worn(name, "shoulder_bag"),
  )
  expect(satchel?.height).toBeGreaterThan((plain?.height ?? 0) * 1.3)
  expect(jhola?.height).toBeGreaterThan((satchel?.height ?? 0) * 1.3)
  for (const one of [satchel, jhola]) expect(one?.layers[0]?.z).toBe(Z.handBag)
})

test("a saree is draped: a blouse that ends above the waist, a skirt to the ground, and a pallu over one shoulder", () => {
  const pieces = made(named("red saree", "maxi_dress")).piece.worn(new Pen(), body, ALONE)
  const at = (z: number) => pieces.find((layer) => layer.z === z)?.s ?? ""
  const pen = new Pen()
  made(named("red saree", "maxi_dress")).piece.worn(pen, body, ALONE)
  expect(bounds(pen.outlines)[3]).toBeGreaterThan(body.lm.ankleL[1] - 20)
  expect(pieces.filter(({ arm }) => arm)).toHaveLength(2)
  expect(at(Z.dress)).not.toBe("")
  const [x0, y0, x1] = bounds(at(Z.dress + 1).replace(/<use[^>]*>/g, ""))
  expect(y0).toBeLessThan(body.T(1.2, 1)[1])
  expect(x1).toBeGreaterThan(body.T(1, 0.5)[0])
  expect(x0).toBeLessThan(body.T(6, -0.9)[0])
})

it.each([
  ["grey swing coat", "wool_coat"],
  ["ankle length blue dress", "day_dress"],
  ["parachute pants", "cargo_trousers"],
  ["brown satchel", "shoulder_bag"],
  ["jhola bag", "shoulder_bag"],
  ["red saree", "maxi_dress"],
] as const)("a %s is drawn whole, in every pose", (name, kind) => {
  for (const pose of FIGURE_POSES)
    expectSound(drawLook({ figure: { pose }, garments: [named(name, kind)] }))
  expectSound(drawFlat(named(name, kind)))
})
