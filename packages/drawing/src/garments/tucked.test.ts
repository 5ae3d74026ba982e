import { BODY_TYPES } from "@stylin/garments/vocabulary"
import { describe, expect, test } from "vitest"
import { range } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import type { Fit } from "../figure/fit.ts"
import { RISE } from "../figure/hang.ts"
import { made } from "../pieces.ts"
import { bodice } from "./bodice.ts"
import { bodiceSides } from "./bodice-sides.ts"

const FITS: readonly Fit[] = ["fitted", "regular", "relaxed", "oversized"]
const CM = 3.5
/** How much wider a body is just above the waistband than at it, at most. */
const SLOPE = 3
/** How far it may roll out over the band, in cm. */
const MOST = { fitted: 0.5, regular: 0.8, relaxed: 1.2, oversized: 2 } as const
const worn = BODY_TYPES.flatMap((type) => FITS.map((fit) => ({ type, fit })))

/** Half the width of the outline at the height of each of its points below the bust. */
function fallOf(type: (typeof BODY_TYPES)[number], fit: Fit, band: number) {
  const body = makeBody({ type, pose: "square" })
  const { left, right } = bodiceSides(body, { fit, tucked: true, band })
  const from = body.T(3, -1)[1] - 4
  const to = body.T(band, -1)[1] + 4
  return range(left.length).flatMap((i) => {
    const [l, r] = [left[i] ?? [0, 0], right[i] ?? [0, 0]]
    return l[1] >= from && l[1] <= to ? [(r[0] - l[0]) / 2] : []
  })
}

describe("a tucked top", () => {
  test.each(worn)("that is $fit does not balloon over its waistband ($type)", ({ type, fit }) => {
    for (const band of [RISE.high, RISE.mid]) {
      const { w } = makeBody({ type, pose: "square" }).row(band)
      const above = fallOf(type, fit, band).at(-2) ?? Number.NaN
      expect(above - w).toBeLessThan(MOST[fit] * CM + SLOPE)
    }
  })

  test.each(["hourglass", "inverted_triangle"] as const)(
    "falls in from bust to waist (%s)",
    (type) => {
      for (const fit of FITS) {
        const widths = fallOf(type, fit, RISE.high)
        expect(widths).toEqual(widths.toSorted((a, b) => b - a))
      }
    },
  )

  test("is taken in where the waistband is", () => {
    const top = made({ kind: "t_shirt", colours: [{ colour: "white" }] })
    const drawn = (waistband: "high" | "low") => {
      const body = makeBody({ pose: "square" })
      const wearing = { tucked: true, underJacket: false, underCoat: false, freeHand: "L" } as const
      const pen = new Pen()
      top.piece.worn(pen, body, { ...wearing, waistband, skin: "#d7bd96" })
      return pen.outlines
    }

    expect(drawn("low")).not.toBe(drawn("high"))
  })
})

describe("a top whose front alone is tucked in", () => {
  test.each(BODY_TYPES)(
    "shows the middle of the waistband and hangs over its ends (%s)",
    (type) => {
      const body = makeBody({ type, pose: "square" })
      const { hem } = bodice(new Pen(), body, { colour: "#ffffff" }, { frontIn: RISE.high })
      const { w } = body.row(RISE.high)
      const [middle, bandEnds] = body.T(RISE.high + 0.42, 0)
      const shown = hem.flatMap(([x, y]) => (y < bandEnds ? [Math.abs(x - middle)] : []))
      expect(Math.max(...shown)).toBeGreaterThan(w * 0.45)
      expect(Math.max(...shown)).toBeLessThan(w * 0.85)
      for (const side of [hem.at(0), hem.at(-1)]) expect(side?.[1]).toBeGreaterThan(bandEnds)
    },
  )

  test("blouses over the waistband's edge, level across the middle", () => {
    const body = makeBody({ pose: "square" })
    const { hem } = bodice(new Pen(), body, { colour: "#ffffff" }, { frontIn: RISE.high })
    const top = Math.min(...hem.map(([, y]) => y))
    const level = hem.filter(([, y]) => y - top < 5)
    expect(Math.abs(top - body.T(RISE.high, 0)[1])).toBeLessThan(8)
    expect((level.at(-1)?.[0] ?? 0) - (level[0]?.[0] ?? 0)).toBeGreaterThan(
      body.row(RISE.high).w * 0.9,
    )
  })
})

test("an oversized top is much wider than a relaxed one, alone and worn", () => {
  for (const body of [makeBody({ pose: "square" }), makeBody({ pose: "flat" })]) {
    const [wide, close] = (["oversized", "relaxed"] as const).map((fit) => {
      const { left, right } = bodiceSides(body, { fit })
      return (right.at(-1)?.[0] ?? 0) - (left.at(-1)?.[0] ?? 0)
    })
    expect((wide ?? 0) - (close ?? 0)).toBeGreaterThan(22)
  }
})
