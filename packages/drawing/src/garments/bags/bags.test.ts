import { BODY_SIZES, BODY_TYPES, type Touch, wholeGarment } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { clothFor } from "../../clothing.ts"
import { bounds, dist } from "../../core/geom.ts"
import { Z } from "../../core/layer.ts"
import { Pen } from "../../core/pen.ts"
import { makeBody } from "../../figure/body.ts"
import { FIGURE_POSES } from "../../figure-words.ts"
import { BAGS } from "../kinds-bags.ts"
import { type BagKind, bagFrame, GILT } from "./bag.ts"
import { BAGS_ALONE } from "./bags.ts"
import { bag } from "./carried.ts"

// Object.keys loses the key type of the table.
const KINDS = Object.keys(BAGS) as BagKind[]
const cloth = { colour: "#6a1f34", material: "leather" } as const
const body = makeBody()

test("a frame scales and turns about the middle of the bag's upper edge", () => {
  const [a = [0, 0], b = [0, 0]] = bagFrame(new Pen(), cloth, [300, 200], 2, 90).at([0, 0, 10, 0])

  expect(a).toEqual([300, 200])
  expect(dist(a, b)).toBeCloseTo(20)
  expect(b[0]).toBeCloseTo(300)
})

test("no two kinds of bag have the same outlines", () => {
  const outlines = KINDS.map((kind) => {
    const pen = new Pen()
    BAGS_ALONE[kind](bagFrame(pen, cloth, [0, 0]))
    return pen.outlines
  })

  expect(new Set(outlines).size).toBe(KINDS.length)
})

test("a straw tote is a basket", () => {
  const height = (material: "leather" | "straw") => {
    const pen = new Pen()
    BAGS_ALONE.tote_bag(bagFrame(pen, { ...cloth, material }, [0, 0]))
    const [, y0, , y1] = bounds(pen.outlines)
    return y1 - y0
  }

  expect(height("straw")).toBeLessThan(height("leather") * 0.8)
})

test("bags of cloth have webbing and tabs where leather ones have gilt", () => {
  const gilt = (material: "leather" | "canvas") => {
    const words = wholeGarment({
      kind: "shoulder_bag",
      cloth: { material },
      colours: [{ colour: "navy" }],
    })
    const drawn = BAGS.shoulder_bag(words, clothFor(words)).alone?.(new Pen()) ?? ""
    return { gilt: drawn.includes(GILT), stitched: drawn.includes("stroke-dasharray") }
  }

  expect(gilt("leather")).toEqual({ gilt: true, stitched: false })
  expect(gilt("canvas")).toEqual({ gilt: false, stitched: true })
})

test("a bag that is held names its hand, and hangs from it", () => {
  for (const kind of ["bucket_bag", "clutch"] as const) {
    const pen = new Pen()
    const [layer] = bag(pen, body, { kind, cloth }, "L")
    const [x0, , x1] = bounds(pen.outlines)
    expect(layer?.hand).toBe("L")
    expect(x0).toBeLessThan(body.lm.wristL[0])
    expect(x1).toBeGreaterThan(body.lm.wristL[0])
  }
})

test("a structured bag is stiff, and held by the handle on its top, unless it is of cloth", () => {
  const words = (material: "leather" | "canvas", touches: readonly Touch[] = ["top-handle"]) =>
    wholeGarment({
      kind: "shoulder_bag",
      cloth: { material },
      colours: [{ colour: "black" }],
      touches,
    })
  const alone = (...said: Parameters<typeof words>) =>
    BAGS.shoulder_bag(words(...said), clothFor(words(...said))).alone?.(new Pen())
  expect(alone("leather")).not.toBe(alone("leather", []))
  expect(alone("canvas")).toBe(alone("canvas", []))
  const [layer] = bag(new Pen(), body, { kind: "shoulder_bag", cloth, hasTopHandle: true }, "R")
  expect(layer?.hand).toBe("R")
})

test("a small bag with a handle on top is held by it, on no strap across the body", () => {
  const carried = (touches: readonly Touch[]) => {
    const words = wholeGarment({ kind: "crossbody_bag", colours: [{ colour: "tan" }], touches })
    const wearing = { tucked: false, underJacket: false, underCoat: false, skin: "#d7bd96" }
    const piece = BAGS.crossbody_bag(words, clothFor(words))
    return piece.worn(new Pen(), body, { ...wearing, freeHand: "L" })[0]
  }
  expect(carried(["top-handle"])?.hand).toBe("L")
  expect(carried([])?.hand).toBeUndefined()
  const [, top] = bounds(carried(["top-handle"])?.s ?? "")
  expect(top).toBeGreaterThan(body.T(6, 0)[1])
})

test("a backpack is behind the back, seen over the shoulders and at both sides of the waist, and hardly beyond the arms", () => {
  for (const type of BODY_TYPES) {
    const on = makeBody({ type })
    const pen = new Pen()
    const [pack] = bag(pen, on, { kind: "backpack", cloth }, "L")
    const [left, , right] = bounds(pen.outlines)
    const middle = on.row(3).c[0]
    expect(pack?.z).toBeLessThan(Z.skin)
    expect(Math.max(middle - left, right - middle)).toBeLessThan(on.half.shoulder + 28)
  }
  const [pack] = bag(new Pen(), body, { kind: "backpack", cloth }, "L")
  const [left, top, right, bottom] = bounds(pack?.s ?? "")
  expect(left).toBeLessThan(body.T(5, -1)[0] - 20)
  expect(right).toBeGreaterThan(body.T(5, 1)[0] + 20)
  expect(top).toBeLessThan(body.shoulderLine(1, 0.3)[1] - 10)
  expect(bottom).toBeGreaterThan(body.T(6, 0)[1])
})

test("a backpack's straps run from the shoulders, over the coat and under a scarf's ends, to where the arms cover their ends", () => {
  const [, webbing, straps] = bag(new Pen(), body, { kind: "backpack", cloth }, "L")
  const [from, top, to, bottom] = bounds(straps?.s ?? "")
  expect(straps?.z).toBeGreaterThan(Z.armR)
  expect(straps?.z).toBeLessThan(Z.scarf)
  expect(from).toBeLessThan(body.T(2, -0.5)[0])
  expect(to).toBeGreaterThan(body.T(2, 0.5)[0])
  expect(top).toBeLessThan(body.T(1.2, 0)[1])
  expect(bottom).toBeLessThan(body.T(5, 0)[1])
  const [left, , right] = bounds(webbing?.s ?? "")
  expect(webbing?.z).toBeGreaterThan(Z.coat)
  expect(webbing?.z).toBeLessThan(Z.armL)
  expect(left).toBeLessThan(body.T(4, -1)[0])
  expect(right).toBeGreaterThan(body.T(4, 1)[0])
})

test("a shoulder bag hangs at the hip, from the shoulder", () => {
  for (const hand of ["L", "R"] as const) {
    const pen = new Pen()
    const [layer] = bag(pen, body, { kind: "shoulder_bag", cloth }, hand)
    const [, y0, , y1] = bounds(pen.outlines)
    expect(y0).toBeGreaterThan(body.T(5.6, 0)[1])
    expect((y0 + y1) / 2).toBeGreaterThan(body.T(6.6, 0)[1])
    const [, strap] = bounds(layer?.s ?? "")
    expect(strap).toBeLessThan(body.T(1.2, 0)[1])
  }
})

test("a crossbody bag hangs at the hip of the free hand's side", () => {
  const middle = (hand: "L" | "R") => {
    const pen = new Pen()
    bag(pen, body, { kind: "crossbody_bag", cloth }, hand)
    const [x0, , x1] = bounds(pen.outlines)
    return (x0 + x1) / 2
  }

  expect(middle("L")).toBeLessThan(body.T(7, 0)[0] - 15)
  expect(middle("R")).toBeGreaterThan(body.T(7, 0)[0] + 15)
})

test("a crossbody bag sits just above the hip, and no further to the front than the arm makes it", () => {
  const pen = new Pen()
  bag(pen, body, { kind: "crossbody_bag", cloth }, "L")
  const [, y0, x1, y1] = bounds(pen.outlines)
  const hip = body.T(7, -1)

  expect((y0 + y1) / 2).toBeLessThan(hip[1])
  expect(x1).toBeLessThan(body.T(7, 0)[0] + 16)
})

test("the arm at its side covers no more than the edge of a crossbody bag, in any pose, on any body", () => {
  for (const pose of FIGURE_POSES)
    for (const type of BODY_TYPES)
      for (const size of BODY_SIZES) {
        const hand = pose.endsWith("Left") && !/^(?:walk|stride)/.test(pose) ? "R" : "L"
        const on = makeBody({ pose, type, size })
        const pen = new Pen()
        bag(pen, on, { kind: "crossbody_bag", cloth }, hand)
        const [x0, y0, x1, y1] = bounds(pen.outlines)
        const arm = on.arm[hand]
        const outer = arm.side < 0 ? x0 : x1
        for (const t of [0.7, 0.8, 0.9, 1, 1.1]) {
          const [x, y] = arm.edge(t, -1)
          if (y > y0 && y < y1) expect(arm.side * (outer - x)).toBeLessThan(10)
        }
      }
})

test("a coat's sleeve, which is wide, moves it further in", () => {
  const from = (inCoat: boolean) => {
    const pen = new Pen()
    bag(pen, makeBody({ pose: "walkLeft" }), { kind: "crossbody_bag", cloth, inCoat }, "L")
    return bounds(pen.outlines)[0]
  }
  expect(from(true)).toBeGreaterThan(from(false) + 2)
})

test("a tote hangs from the shoulder by its long handles, and a basket from the hand", () => {
  const carried = (material: "leather" | "canvas" | "straw") =>
    bag(new Pen(), body, { kind: "tote_bag", cloth: { ...cloth, material } }, "L")
  expect(carried("straw")[0]?.hand).toBe("L")
  for (const material of ["leather", "canvas"] as const) {
    expect(carried(material)[0]?.hand).toBeUndefined()
    expect(carried(material)[0]?.z).toBeLessThan(Z.armL)
  }
})

test("a shoulder bag hangs at the side of the hip in every pose, and half of it or more in front of the arm", () => {
  for (const pose of FIGURE_POSES)
    for (const size of BODY_SIZES)
      for (const hand of ["L", "R"] as const) {
        const pen = new Pen()
        const on = makeBody({ pose, size })
        bag(pen, on, { kind: "shoulder_bag", cloth }, hand)
        const [x0, y0, x1, y1] = bounds(pen.outlines)
        const { side } = on.arm[hand]
        expect(side * ((x0 + x1) / 2 - on.T(6.7, 0)[0])).toBeGreaterThan(28)
        const outer = side < 0 ? x0 : x1
        for (const t of [0.7, 0.8, 0.9, 1, 1.1]) {
          const [x, y] = on.arm[hand].edge(t, -1)
          if (y > y0 && y < y1) expect(side * (outer - x)).toBeLessThan((x1 - x0) / 2)
        }
      }
})

test("only the front of a shoulder bag's strap is on the shoulder: the other end goes up under the arm", () => {
  for (const pose of FIGURE_POSES) {
    const on = makeBody({ pose })
    const { side } = on.arm.L
    const [layer] = bag(new Pen(), on, { kind: "shoulder_bag", cloth }, "L")
    const starts = [
      ...(layer?.s ?? "").matchAll(/<path d="M(-?[\d.]+)[ ]?(-?[\d.]+)[^"]*" fill="none"/g),
    ]
      .map(([, x, y]) => [Number(x), Number(y)] as const)
      .filter(([, y]) => y < on.T(3.4, 0)[1])
    const [shoulder] = on.shoulderLine(side, 0.6)
    const onShoulder = starts.filter(
      ([x, y]) => y < on.T(1.3, side)[1] && Math.abs(x - shoulder) < 9,
    )
    expect(onShoulder.length).toBeGreaterThan(0)
    expect(starts.length).toBeGreaterThan(onShoulder.length)
  }
})

test("the gloss of a bag of leather or satin is one band across it, and cloth has none", () => {
  const bands = (material: "leather" | "satin" | "canvas") => {
    const words = wholeGarment({
      kind: "tote_bag",
      cloth: { material },
      colours: [{ colour: "navy" }],
    })
    const drawn = BAGS.tote_bag(words, clothFor(words)).alone?.(new Pen()) ?? ""
    return drawn.split('stroke-opacity=".22"').length - 1
  }
  expect(bands("leather")).toBe(1)
  expect(bands("satin")).toBe(1)
  expect(bands("canvas")).toBe(0)
})

test("a backpack's straps lie on a coat and below its hood", () => {
  for (const [inCoat, z] of [
    [true, Z.coat],
    [false, Z.jacket],
  ] as const) {
    const spec = { kind: "backpack", cloth, inCoat, underHood: true } as const
    const [, webbing, straps] = bag(new Pen(), body, spec, "L")
    for (const layer of [webbing, straps]) {
      expect(layer?.z).toBeGreaterThan(z)
      expect(layer?.z).toBeLessThan(z + 1)
    }
  }
})
