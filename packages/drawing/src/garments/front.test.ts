import { describe, expect, it } from "vitest"
import { cr, nth } from "../core/geom.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { sideEase } from "../figure/fit.ts"
import { made } from "../pieces.ts"
import { frontEase, fronts } from "./front.ts"
import { fitOf } from "./words.ts"

const mannequin = makeBody({ measures: MANNEQUIN, pose: "flat" })
const hemGap = (open: number) => {
  const { left, right } = fronts(mannequin, { open })
  return nth(right.edge, -1)[0] - nth(left.edge, -1)[0]
}

describe("a front that opens", () => {
  it("meets in one edge when it is closed", () => {
    const { left, right } = fronts(mannequin, { open: 0, lap: 0 })

    for (const i of [2, 3, 4, 5]) expect(nth(left.edge, i)[0]).toBeCloseTo(nth(right.edge, i)[0], 3)
  })

  it("stands further open the more it is opened", () => {
    expect(hemGap(0)).toBeCloseTo(0, 3)
    expect(hemGap(0.3)).toBeGreaterThan(10)
    expect(hemGap(0.8)).toBeGreaterThan(hemGap(0.3) + 12)
  })

  it("ends where its length says: a coat at its share of the leg", () => {
    const hip = mannequin.T(7, 0)[1]
    const ankle = mannequin.lm.ankleR[1]
    const { right } = fronts(mannequin, { drop: 0.5 })

    expect(nth(right.side, -1)[1]).toBeCloseTo((hip + ankle) / 2, 0)
  })

  it("is roomier than the clothes below it, and less so under a belt", () => {
    expect(frontEase(mannequin, {})(3)).toBeGreaterThan(5)
    expect(frontEase(mannequin, { belted: true })(5)).toBe(frontEase(mannequin, {})(5) - 4)
  })

  it("is within the closest coat when one goes over it, however wide its cut", () => {
    const beneath = frontEase(mannequin, { fit: "oversized", isUnder: true })
    const coat = frontEase(mannequin, { fit: "fitted" })
    for (const v of [2, 3, 4, 5, 6]) expect(beneath(v)).toBeLessThan(coat(v))
  })

  it.each(["t_shirt", "tunic", "jumper"] as const)("hides the sides of %s below it", (kind) => {
    const { words: garment } = made({
      kind,
      cut: { fit: "oversized" },
      colours: [{ colour: "navy" }],
    })
    const top = sideEase(mannequin, fitOf({ garment, wearing: { underJacket: true } }))
    const coat = frontEase(mannequin, { fit: "fitted" })
    for (const v of [2, 3, 4, 5, 6]) expect(top(v)).toBeLessThan(coat(v))
  })

  it.each(["stand", "walk", "stride", "lean", "leanLeft", "square"] as const)(
    "ends level on both sides, however the hips of %s tilt",
    (pose) => {
      const body = makeBody({ pose })
      for (const cut of [
        { hem: 6.2, open: 0.5 },
        { hem: 7.5, open: 0.5 },
        { drop: 0.28, open: 1 },
        { drop: 0.68, open: 1.3 },
      ]) {
        const { left, right } = fronts(body, cut)
        expect(Math.abs(nth(left.side, -1)[1] - nth(right.side, -1)[1])).toBeLessThan(4)
        expect(Math.abs(nth(left.edge, -1)[1] - nth(right.edge, -1)[1])).toBeLessThan(4)
      }
    },
  )

  it("places what is sewn across it level, however low the neckline is", () => {
    const { left, right } = fronts(mannequin, { open: 0, breakAt: 0.95, lap: 0 })

    for (const half of [left, right])
      for (const y of [0.3, 0.6, 0.9])
        expect(Math.abs(half.at(-0.9, y)[1] - half.at(0.9, y)[1])).toBeLessThan(8)
  })

  it("bulges once between neighbouring quilted seams, no further than the down is thick", () => {
    const plain = fronts(mannequin, { open: 0, hem: 6.5 }).right
    const quilted = fronts(mannequin, { open: 0, hem: 6.5, channels: 6 }).right
    const out = quilted.side.map(([x], i) => x - cr(plain.side, i / (quilted.side.length - 1))[0])
    const peaks = out.filter((d, i) => d > (out[i - 1] ?? d) && d > (out[i + 1] ?? d))

    expect(peaks.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...out)).toBeLessThan(4)
    expect(Math.min(...out)).toBeGreaterThan(-1)
  })
})
