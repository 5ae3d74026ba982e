import { HEELS, type Touch, wholeGarment } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { clothFor } from "../../clothing.ts"
import { bounds, last, type Points } from "../../core/geom.ts"
import { Pen } from "../../core/pen.ts"
import { makeBody, type PoseName } from "../../figure/body.ts"
import { SHOES } from "../kinds-shoes.ts"
import { trouserLeg } from "../legs.ts"
import { from, heelGround, lastOfFoot, until } from "./last.ts"
import { shoePair } from "./pair.ts"
import { sideFrame } from "./side.ts"
import { hasShaft, LIFT, type ShoeKind, type ShoeSpec, shaftTop } from "./spec.ts"
import { stanceOf } from "./stance.ts"
import { ALONE, spec } from "./testing.ts"
import { shoes } from "./worn.ts"
import { heelPiece } from "./worn-parts.ts"

// Object.keys loses the key type of the table.
const KINDS = Object.keys(SHOES) as ShoeKind[]
const pairBounds = (one: ShoeSpec) => {
  const pen = new Pen()
  shoePair(pen, one)
  return bounds(pen.outlines)
}
const inner = (points: readonly (readonly [number, number])[]) => points.map(([x]) => x)

test("the toe points the way the foot is turned", () => {
  const toes = (pose: PoseName) => {
    const body = makeBody({ pose })
    return [stanceOf(body, "L").toe, stanceOf(body, "R").toe]
  }

  expect(toes("stand")).toEqual([-1, 1])
  expect(toes("cross")).toEqual([1, -1])
})

test("a foot that faces the viewer shows less of its side than one that is turned", () => {
  const body = makeBody({ pose: "stand" })
  const reach = (side: "L" | "R") => {
    const stance = stanceOf(body, side)
    const [toe = [0, 0]] = stance.at([[20, 46]])
    return Math.abs(toe[0] - stance.limb.p(1)[0])
  }

  expect(Math.abs(body.feet.R)).toBeGreaterThan(Math.abs(body.feet.L))
  expect(reach("R")).toBeGreaterThan(reach("L") + 6)
})

test("a heel points the toe down and stands on the ground that the ball of the foot stands on", () => {
  const [, flatToe] = last(lastOfFoot(0, "round").tip)
  const [, liftedToe] = last(lastOfFoot(1, "round").tip)
  const [, ground] = heelGround(lastOfFoot(1, "round"), 1)

  expect(liftedToe - flatToe).toBeGreaterThan(4)
  expect(ground).toBeLessThan(liftedToe)
  expect(liftedToe - ground).toBeLessThan(4)
})

test("a pointed toe reaches further than a round one", () => {
  const furthest = (toe: "round" | "pointed") =>
    Math.max(...lastOfFoot(1, toe).tip.map(([x, y]) => x + y))

  expect(furthest("pointed") - furthest("round")).toBeGreaterThan(4)
})

test("runs are cut at a height", () => {
  const run = [
    [0, 0],
    [10, 10],
    [10, 20],
  ] as const

  expect(from(run, 5)).toEqual([
    [5, 5],
    [10, 10],
    [10, 20],
  ])
  expect(until(run, 15)).toEqual([
    [0, 0],
    [10, 10],
    [10, 15],
  ])
})

test("shafts end where their names say: ankle, knee, thigh", () => {
  expect(shaftTop(spec("ankle_boots"))).toBeGreaterThan(0.8)
  expect(shaftTop(spec("knee_boots"))).toBeCloseTo(0.56)
  expect(shaftTop(spec("knee_boots", { shaft: "thigh" }))).toBeLessThan(0.4)
  expect(KINDS.filter((kind) => hasShaft({ kind }))).toHaveLength(5)
})

test("the side view lifts the heel and leaves the toe near the ground", () => {
  for (const heel of HEELS) {
    const frame = sideFrame(heel, (point) => point)
    expect(frame.soleY(240)).toBeGreaterThan(frame.ground - 36)
    if (LIFT[heel] > 0.5) expect(frame.soleY(240) - frame.soleY(10)).toBeGreaterThan(30)
  }
})

test("boots are taller alone than shoes, and knee boots tallest", () => {
  const height = (kind: ShoeKind) => {
    const [, y0, , y1] = pairBounds(spec(kind))
    return y1 - y0
  }

  expect(height("ankle_boots")).toBeGreaterThan(height("loafers") * 1.4)
  expect(height("knee_boots")).toBeGreaterThan(height("ankle_boots") * 1.5)
})

test("no two kinds are drawn the same, alone or worn", () => {
  const body = makeBody()
  const alone = KINDS.map((kind) => shoePair(new Pen(), spec(kind)))
  const worn = KINDS.map((kind) => shoes(new Pen(), body, spec(kind), "#d7bd96")[0]?.s)

  expect(new Set(alone).size).toBe(KINDS.length)
  expect(new Set(worn).size).toBe(KINDS.length)
})

test("every kind on every heel is drawn whole, in little text, alone and in every pose", () => {
  for (const kind of KINDS) {
    for (const heel of HEELS) {
      const pen = new Pen({ id: "p" })
      const alone = pen.svg(shoePair(pen, spec(kind, { heel })))
      expect(alone).not.toMatch(/NaN|undefined|Infinity/)
      expect(alone.length).toBeLessThan(30_000)
      for (const pose of ["stand", "walkLeft", "cross"] as const) {
        const worn = new Pen({ id: "w" })
        const [layer] = shoes(worn, makeBody({ pose }), spec(kind, { heel }), "#825c43")
        expect(worn.svg(layer?.s ?? "")).not.toMatch(/NaN|undefined|Infinity/)
        const [, , , low] = bounds(worn.outlines)
        expect(low).toBeLessThan(775)
      }
    }
  }
})

test("a platform stands on a deep sole: on the foot, every kind reaches lower than on a block heel", () => {
  const body = makeBody({ pose: "stand" })
  const low = (kind: ShoeKind, heel: ShoeSpec["heel"]) => {
    const pen = new Pen()
    shoes(pen, body, spec(kind, { heel }), "#d7bd96")
    return bounds(pen.outlines)[3]
  }
  for (const kind of KINDS.filter((one) => one !== "wellies")) {
    expect(low(kind, "platform") - low(kind, "block"), kind).toBeGreaterThan(6)
  }
})

test("chunky boots stand flat on a deep sole with cleats, deeper than other boots", () => {
  const worn = (kind: ShoeKind, touches: readonly Touch[], heel: ShoeSpec["heel"] = "flat") => {
    const words = wholeGarment({ kind, cut: { heel }, touches, colours: [{ colour: "black" }] })
    const pen = new Pen()
    SHOES[kind](words, clothFor(words)).worn(pen, makeBody({ pose: "stand" }), ALONE)
    return { drawn: pen.outlines, low: bounds(pen.outlines)[3] }
  }
  for (const kind of ["ankle_boots", "chelsea_boots", "lace_up_boots", "loafers"] as const) {
    expect(worn(kind, ["thick-sole"]).low - worn(kind, []).low, kind).toBeGreaterThan(6)
    const [low, flat] = (["block", "flat"] as const).map(
      (heel) => worn(kind, ["thick-sole"], heel).drawn,
    )
    expect(low).toBe(flat)
  }
  expect(worn("ankle_boots", ["thick-sole"], "stiletto").drawn).toBe(
    worn("ankle_boots", [], "stiletto").drawn,
  )
})

test("brogues are punched and laced, and no other low shoe is", () => {
  const holes = (kind: ShoeKind) =>
    shoePair(new Pen(), spec(kind)).match(/<circle [^>]*r="2\.[246]"\/>/g)?.length ?? 0
  expect(holes("brogues")).toBeGreaterThan(10)
  expect(KINDS.filter((kind) => holes(kind) > 0)).toEqual(["brogues"])
})

test("a shoe on the left foot mirrors one on the right", () => {
  const stand = stanceOf(makeBody({ pose: "stand" }), "R")
  const mirrored = stanceOf(makeBody({ pose: "standLeft" }), "L")
  const points = lastOfFoot(0.5, "almond").sole

  expect(inner(mirrored.at(points)).map((x) => 600 - x)).toEqual(
    inner(stand.at(points)).map((x) => expect.closeTo(x, 5)),
  )
})

test("a low heel lifts the foot far enough to be seen from the front", () => {
  const toe = (heel: ShoeSpec["heel"]) => last(lastOfFoot(LIFT[heel], "almond").tip)[1]
  expect(toe("low") - toe("flat")).toBeGreaterThan(2)
  expect(toe("low")).toBeLessThan(toe("block"))
})

test("the strap of mary janes shows well below the hem of trousers that reach the shoe", () => {
  const body = makeBody({ pose: "stand" })
  const svg = shoes(new Pen(), body, spec("mary_janes"), "#d7bd96")
    .map(({ s }) => s)
    .join("")
  const buckles = [...svg.matchAll(/cy="([\d.]+)" r="1.9"/g)].map(([, y]) => Number(y))
  const cut = { leg: "straight", fit: "regular", end: 1.05, waist: 5.05 } as const
  const hems = (["L", "R"] as const).map((name) =>
    Math.min(...trouserLeg(body, name, cut).hem.map(([, y]) => y)),
  )
  expect(buckles.length).toBe(2)
  buckles.sort((a, b) => a - b)
  hems.sort((a, b) => a - b)
  for (const [i, hem] of hems.entries()) expect(buckles[i]).toBeGreaterThan(hem + 14)
})

test("wellies are stiff: a band at the rim, no creases, and a sole of another colour", () => {
  const svg = (kind: ShoeKind) =>
    shoes(new Pen(), makeBody(), spec(kind, { cloth: { colour: "#2b4a37" } }), "#d7bd96")
      .map(({ s }) => s)
      .join("")
  expect(svg("wellies")).toContain("#B9AD93")
  expect(svg("knee_boots")).not.toContain("#B9AD93")
})

test("flip-flops have a thong, and no strap round the ankle", () => {
  const highest = (thong: boolean) => pairBounds(spec("sandals", { thong }))[1]
  const worn = (material: "rubber" | "leather") => {
    const words = wholeGarment({
      kind: "sandals",
      cloth: { material },
      colours: [{ colour: "tan" }],
    })
    const pen = new Pen()
    return SHOES.sandals(words, clothFor(words)).worn(pen, makeBody(), ALONE)[0]?.s
  }

  expect(highest(true)).toBeGreaterThan(highest(false) + 20)
  expect(worn("rubber")).not.toBe(worn("leather"))
})

test("a block heel is as broad as the heel that it carries, half as broad again as a low one", () => {
  const broad = (heel: ShoeSpec["heel"]) => {
    const pen = new Pen()
    const stance = { ...stanceOf(makeBody(), "R"), at: (points: Points) => [...points] }
    const tones = { lit: "#d7bd96", dark: "#b58a5f" }
    const worn = { pen, stance, spec: spec("heels", { heel }), skin: "#d7bd96", tones, lift: 0.62 }
    heelPiece(worn, lastOfFoot(0.62, "almond"), "#2b211c")
    const [x0, , x1] = bounds(pen.outlines)
    return x1 - x0
  }

  expect(broad("block")).toBeGreaterThan(15)
  expect(broad("block")).toBeGreaterThan(broad("low") * 1.4)
})

test("walking boots are laced down the instep and welted, where no hem covers them", () => {
  const svg = shoes(new Pen(), makeBody(), spec("lace_up_boots"), "#d7bd96")[0]?.s ?? ""
  const [bars = ""] = [...svg.matchAll(/<path d="([^"]+)"[^>]*stroke-width="1.8"/g)].map(
    ([, d]) => d,
  )

  expect(bars.split("M").length - 1).toBeGreaterThanOrEqual(8)
  expect(svg).toContain("#C9A45C")
})

test("a shadow on a printed shoe is thin enough for its print", () => {
  const shadows = (pattern: "animal" | "plain") => {
    const words = wholeGarment({ kind: "flats", pattern, colours: [{ colour: "camel" }] })
    const flats = spec("flats", { cloth: clothFor(words) })
    const drawn = shoes(new Pen(), makeBody(), flats, ALONE.skin).map(({ s }) => s)
    return drawn.join("").split('fill-opacity="0.8"').length - 1
  }
  expect(shadows("plain")).toBeGreaterThan(0)
  expect(shadows("animal")).toBe(0)
})
