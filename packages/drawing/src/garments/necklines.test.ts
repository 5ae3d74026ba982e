import { describe, expect, it } from "vitest"
import { nth } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { made } from "../pieces.ts"
import { armhole, depthOf, isBare, neckEdge, type Opening, strapsOf } from "./necklines.ts"
import { neckOf } from "./words.ts"

const mannequin = makeBody({ measures: MANNEQUIN, pose: "flat" })
const EVEN: readonly Opening[] = [
  "crew",
  "v",
  "square",
  "boat",
  "cami",
  "sweetheart",
  "off-shoulder",
]

/** The lowest point of an opening, in px down the page. */
const lowest = (opening: Opening) => Math.max(...neckEdge(mannequin, opening).map((p) => p[1]))

describe("the opening for the head", () => {
  it.each(EVEN)("is the same left and right: %s", (opening) => {
    const edge = neckEdge(mannequin, opening)

    for (const [i, [x, y]] of edge.entries()) {
      const [otherX, otherY] = nth(edge, edge.length - 1 - i)
      expect(x + otherX).toBeCloseTo(600, 3)
      expect(y).toBeCloseTo(otherY, 3)
    }
  })

  it("of a polo is buttoned further up than a shirt's", () => {
    for (const body of [mannequin, makeBody()])
      expect(depthOf(body, "polo")).toBeLessThan(depthOf(body, "shirt") - 0.6)
    const { piece } = made({ kind: "polo", colours: [{ colour: "white" }] })
    const wearing = { tucked: false, underJacket: false, underCoat: false, freeHand: "L" } as const
    const pen = new Pen()
    const drawn = piece.worn(pen, mannequin, { ...wearing, skin: "#d7bd96" }).map(({ s }) => s)
    expect(drawn.join("").match(/<circle [^>]*r="1.7"/g)?.length).toBeGreaterThanOrEqual(2)
  })

  it("of a boat neck runs nearly straight from shoulder to shoulder, far wider than a crew", () => {
    for (const body of [mannequin, makeBody()]) {
      const [boat, crew] = (["boat", "crew"] as const).map((opening) => {
        const edge = neckEdge(body, opening)
        const [from, to] = [nth(edge, 0), nth(edge, -1)]
        const deepest = Math.max(...edge.map(([, y]) => y)) - Math.min(from[1], to[1])
        return { width: to[0] - from[0], flatness: (to[0] - from[0]) / deepest }
      })
      expect(boat?.width).toBeGreaterThan((crew?.width ?? 0) * 1.6)
      expect(boat?.flatness).toBeGreaterThan((crew?.flatness ?? 0) * 1.5)
    }
  })

  it("of a bandeau is held by no straps", () => {
    expect(neckOf({ neckline: "bandeau", sleeve: "strap" }).straps).toBe(false)
    expect(neckOf({ neckline: "sweetheart", sleeve: "strap" }).straps).toBe(true)
  })

  it("is deepest for a wrap, then a scoop, a crew and a roll neck", () => {
    const depths = (["roll", "crew", "scoop", "v", "wrap"] as const).map(lowest)

    expect(depths).toEqual(depths.toSorted((a, b) => a - b))
  })

  it("is wider in a boat neck than in a crew neck, which lies at the same height", () => {
    const width = (opening: Opening) => {
      const edge = neckEdge(mannequin, opening)
      return nth(edge, -1)[0] - nth(edge, 0)[0]
    }

    expect(width("boat")).toBeGreaterThan(width("crew") * 1.25)
    expect(Math.abs(lowest("boat") - lowest("crew"))).toBeLessThan(12)
  })

  it("says where a placket may begin: at its lowest point", () => {
    for (const opening of EVEN) {
      const point = mannequin.T(depthOf(mannequin, opening), 0)
      expect(point[1]).toBeCloseTo(
        neckEdge(mannequin, opening).find(([x]) => x === point[0])?.[1] ?? 0,
        3,
      )
    }
  })

  it("leaves one shoulder bare if its name says so", () => {
    expect([-1, 1].map((side) => isBare("one-shoulder", side))).toEqual([true, false])
    expect([-1, 1].map((side) => isBare("bandeau", side))).toEqual([true, true])
    expect([-1, 1].map((side) => isBare("crew", side))).toEqual([false, false])
  })
})

describe("armholes and straps", () => {
  it("bares more of the shoulder in a halter than in a vest", () => {
    const bare = { sleeved: false, ease: 5, drop: 0 }
    const start = (opening: Opening) => nth(armhole(mannequin, 1, opening, bare), 0)[0]

    expect(start("halter")).toBeLessThan(start("scoop"))
    expect(start("scoop")).toBeLessThan(start("boat"))
  })

  it("carries straps from the bodice's two peaks to the two shoulders", () => {
    const [left, right] = strapsOf(mannequin, "cami")

    expect(left?.[0][0]).toBeLessThan(300)
    expect(right?.[0][0]).toBeGreaterThan(300)
    expect(left?.[1][1]).toBeLessThan(left?.[0][1] ?? 0)
  })
})

it("a shirt is open to its second button, well below a polo", () => {
  const body = makeBody()
  expect(depthOf(body, "shirt")).toBeGreaterThan(2.1)
  expect(depthOf(body, "shirt") - depthOf(body, "polo")).toBeGreaterThan(0.7)
})
