import { describe, expect, it } from "vitest"
import { nth } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { sideEase } from "../figure/fit.ts"
import { bodice } from "./bodice.ts"
import type { BodiceSpec } from "./bodice-spec.ts"

const mannequin = makeBody({ measures: MANNEQUIN, pose: "flat" })
const cloth = { colour: "#9da88b" }
const made = (spec: BodiceSpec) => bodice(new Pen(), mannequin, cloth, spec)
const widthAt = (spec: BodiceSpec, v: number) => {
  const { panel } = made(spec)
  return panel.at(1, v)[0] - panel.at(-1, v)[0]
}

describe("a bodice", () => {
  it("ends at the torso level asked for", () => {
    for (const hem of [5.3, 6.7, 7.5])
      expect(nth(made({ hem }).hem, 0)[1]).toBeCloseTo(mannequin.T(hem, -1)[1], 0)
  })

  it("is wider the looser it fits", () => {
    const widths = (["fitted", "regular", "relaxed", "oversized"] as const).map((fit) =>
      widthAt({ fit }, 0.6),
    )

    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(nth(widths, 3) - nth(widths, 0)).toBeGreaterThan(25)
  })

  it("rests on a middle or a hip that is fuller than the bust", () => {
    const offAt = (type: "oval" | "pear" | "inverted_triangle", v: number) =>
      sideEase(makeBody({ type }), "relaxed")(v)
    for (const [type, v] of [
      ["oval", 5],
      ["pear", 6.7],
    ] as const)
      expect(offAt(type, v), type).toBeLessThan(5)
    expect(offAt("inverted_triangle", 6.7)).toBeGreaterThan(9)
  })

  it("follows the waist when it is shaped to it, and hangs from the bust when it is not", () => {
    const spec = { fit: "regular", tucked: true } as const

    expect(widthAt({ ...spec, shaped: true }, 0.5)).toBeLessThan(widthAt(spec, 0.5))
  })

  it("hangs lower in the middle than at the sides when it has a shirt's tails", () => {
    const { hem } = made({ finish: "tails", hem: 7.2 })
    const middle = nth(hem, Math.floor(hem.length / 2))

    expect(middle[1] - nth(hem, 0)[1]).toBeGreaterThan(12)
  })

  it("narrows to the crotch when it is cut as a brief", () => {
    const { hem } = made({ finish: "brief", hem: 6.75 })
    const lowest = hem.toSorted((a, b) => b[1] - a[1]).slice(0, 2)

    expect(Math.abs(nth(lowest, 0)[0] - nth(lowest, 1)[0])).toBeLessThan(20)
    expect(nth(lowest, 0)[1]).toBeCloseTo(mannequin.T(8, 0)[1], 0)
  })

  it("falls to its share of the way to the ankle", () => {
    const { panel } = made({ fall: { length: 0.5, flare: 10 } })
    const hip = mannequin.T(7, 1)[1]

    expect(panel.at(1, 1)[1]).toBeCloseTo((hip + mannequin.lm.ankleR[1]) / 2, -0.5)
  })

  it("moves its print along inside the folds", () => {
    const draw = (pattern: "dot" | "plain") =>
      bodice(new Pen(), mannequin, { ...cloth, pattern }, {})
        .layers.map(({ s }) => s)
        .join("")

    expect(draw("dot")).toMatch(/<use href="#[\w-]+" x="4.5" y="3"\/>/)
    expect(draw("plain")).not.toContain('x="4.5"')
  })
})
