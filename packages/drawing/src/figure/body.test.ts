import { AGE_LOOKS, BODY_SIZES, type BodyType, HEIGHTS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { dist, type Point } from "../core/geom.ts"
import { makeBody, POSES, type PoseName } from "./body.ts"
import { hang, hemWave, outerX } from "./hang.ts"
import { MEASURES } from "./measures.ts"

const TYPES = ["hourglass", "pear", "inverted_triangle", "rectangle", "oval"] as const
// Object.keys loses the key type of the table.
const POSE_NAMES = Object.keys(POSES) as readonly PoseName[]
const widths = (type: BodyType) => makeBody({ type }).half

describe("the five bodies", () => {
  it("have arms as full as they are: a full body's are fuller down to the wrist", () => {
    const [full, slight] = (["oval", "rectangle"] as const).map((type) => makeBody({ type }).arm.L)
    for (const t of [0.2, 0.5, 0.65, 0.8])
      expect(full?.radii(t)[0]).toBeGreaterThan(Number(slight?.radii(t)[0]) * 1.18)
  })

  it("each have their own shape", () => {
    expect(Object.keys(MEASURES)).toEqual([...TYPES])
    const hourglass = widths("hourglass")
    expect(hourglass.waist / hourglass.hip).toBeLessThan(0.68)
    const pear = widths("pear")
    expect(pear.hip - pear.bust).toBeGreaterThan(12)
    const inverted = widths("inverted_triangle")
    expect(inverted.shoulder - inverted.hip).toBeGreaterThan(15)
    const rectangle = widths("rectangle")
    expect(rectangle.waist / rectangle.hip).toBeGreaterThan(0.8)
    const oval = widths("oval")
    expect(oval.waist).toBeGreaterThan(oval.bust)
    expect(oval.waist).toBeGreaterThan(oval.hip)
    expect(oval.waist - oval.under).toBeGreaterThan(4)
    expect(oval.waist - oval.hip).toBeGreaterThan(12)
    expect(oval.bust - oval.hip).toBeGreaterThan(5)
    // Round, not a box: the middle stands out beyond the shoulders.
    expect(oval.waist - oval.shoulder).toBeGreaterThan(10)
  })
})

describe("size, height and age", () => {
  it("make every type wider at every level, and leave it its type", () => {
    for (const type of TYPES) {
      const [regular, fuller, plus] = BODY_SIZES.map((size) => makeBody({ type, size }).half)
      for (const level of ["bust", "waist", "hip"] as const) {
        expect(Number(fuller?.[level])).toBeGreaterThan(Number(regular?.[level]) + 5)
        expect(Number(plus?.[level])).toBeGreaterThan(Number(fuller?.[level]) + 5)
      }
    }
    const pear = makeBody({ type: "pear", size: "plus" }).half
    expect(pear.hip - pear.bust).toBeGreaterThan(12)
  })

  it("put height into the legs, and stoop a little with the years", () => {
    const [petite, average, tall] = HEIGHTS.map((height) => makeBody({ height }))
    expect(Number(petite?.lm.ankleL[1])).toBeLessThan(Number(average?.lm.ankleL[1]) - 30)
    expect(Number(tall?.lm.ankleL[1])).toBeGreaterThan(Number(average?.lm.ankleL[1]) + 20)
    expect(petite?.T(7, 0)).toEqual(tall?.T(7, 0))
    const [younger, older] = AGE_LOOKS.map((age) => makeBody({ age }))
    expect(Number(older?.head.c[1])).toBeGreaterThan(Number(younger?.head.c[1]))
    expect(older?.head.tilt).toBe(younger?.head.tilt)
  })

  it("lets a flared skirt fall from a round middle, and a close one taper to the hips", () => {
    for (const size of BODY_SIZES) {
      const body = makeBody({ type: "oval", pose: "square", size })
      const halves = (flare: number) => {
        const { L, R } = hang(body, { vw: 5.05, length: 0.5, flare })
        return R.map(([x], i) => (x - Number(L[i]?.[0])) / 2)
      }
      const [waist = 0, , hip = 0, ...below] = halves(30)
      expect(waist - hip).toBeLessThan(8)
      expect(Math.max(...below)).toBeGreaterThan(waist)
      const [top = 0, , seat = 0] = halves(-8)
      expect(top - seat).toBeGreaterThan(10)
    }
  })

  it("never let a leg show through a skirt", () => {
    for (const size of BODY_SIZES) {
      for (const height of HEIGHTS) {
        for (const pose of POSE_NAMES) {
          const body = makeBody({ type: "pear", pose, size, height })
          const { L, R } = hang(body, { length: 0.6, flare: -6 })
          for (const [x, y] of L.slice(3)) expect(x).toBeLessThanOrEqual(outerX(body, -1, y, 3.5))
          for (const [x, y] of R.slice(3)) expect(x).toBeGreaterThanOrEqual(outerX(body, 1, y, 3.5))
        }
      }
    }
  })
})

describe("makeBody", () => {
  it("lays clothes out on shorter legs than the croquis has", () => {
    const ankle = (pose: PoseName) => makeBody({ pose }).lm.ankleL[1]

    expect(ankle("stand") - ankle("flat")).toBeGreaterThan(50)
  })

  it("keeps limbs the same length in every pose, except a lifted leg", () => {
    for (const pose of POSE_NAMES.filter((name) => name !== "flat")) {
      const body = makeBody({ pose })
      for (const side of ["L", "R"] as const) {
        const [hip, knee, ankle] = body.leg[side].joints as readonly [Point, Point, Point]
        const length = dist(hip, knee) + dist(knee, ankle)
        if (!body.lift[side] && !body.flat) expect(length).toBeGreaterThan(320)
        expect(length).toBeLessThan(360)
      }
    }
  })

  it("stands on the sheet in every type and pose", () => {
    for (const type of TYPES) {
      for (const pose of POSE_NAMES) {
        for (const kind of ["hang", "hip", "pocket"] as const) {
          const body = makeBody({ type, pose, arms: { L: kind, R: kind } })
          for (const point of Object.values(body.lm)) {
            expect(point[0]).toBeGreaterThan(120)
            expect(point[0]).toBeLessThan(480)
            expect(point[1]).toBeLessThan(710)
          }
        }
      }
    }
  })

  it("mirrors a pose and leaves the body as it is", () => {
    const [one, other] = [makeBody({ pose: "stand" }), makeBody({ pose: "standLeft" })]
    const [x, y] = one.T(5, -1)
    const [mx, my] = other.T(5, 1)
    expect(mx).toBeCloseTo(600 - x)
    expect(my).toBeCloseTo(y)
    expect(one.half).toEqual(other.half)
  })

  it("turns a trunk in three quarters: its middle moves, its edges come nearer", () => {
    const [facing, turned] = [makeBody({ pose: "square" }), makeBody({ pose: "stride" })]
    const middleOf = ({ T }: typeof facing) =>
      (T(3, 0)[0] - T(3, -1)[0]) / (T(3, 1)[0] - T(3, -1)[0])
    expect(middleOf(facing)).toBeCloseTo(0.5)
    expect(middleOf(turned)).toBeGreaterThan(0.58)
    expect(turned.row(3).w).toBeLessThan(facing.row(3).w)
  })

  it("adds ease outwards and drop downwards", () => {
    const body = makeBody({ pose: "flat" })
    const [x, y] = body.T(3, 1)
    expect(body.T(3, 1, 10, 4)).toEqual([x + 10, y + 4])
    expect(body.T(3, -1, 10)[0]).toBeCloseTo(body.T(3, -1)[0] - 10)
  })

  it("lets an arm hang if a pose has no other place for it", () => {
    expect(makeBody({ pose: "flat", arms: { L: "hip" } }).arm.L.kind).toBe("hang")
  })
})

describe("hang", () => {
  it("never lets a leg show through", () => {
    for (const pose of POSE_NAMES) {
      const body = makeBody({ type: "pear", pose })
      const { L, R, hemY } = hang(body, { length: 0.6, flare: -6 })
      for (const [x, y] of L.slice(3)) expect(x).toBeLessThanOrEqual(outerX(body, -1, y, 3.5))
      for (const [x, y] of R.slice(3)) expect(x).toBeGreaterThanOrEqual(outerX(body, 1, y, 3.5))
      expect(hemY).toBeGreaterThan(body.T(7, 0)[1])
    }
  })

  it("swings cloth against a step, at the hem more than at the knee", () => {
    const middle = (pose: PoseName, length: number) => {
      const { L, R } = hang(makeBody({ pose }), { length, flare: 40 })
      const hip = makeBody({ pose }).T(7, 0)[0]
      return ((L.at(-1)?.[0] ?? 0) + (R.at(-1)?.[0] ?? 0)) / 2 - hip
    }
    expect(middle("stride", 0.9)).toBeLessThan(middle("stride", 0.4) - 4)
    expect(middle("strideLeft", 0.9)).toBeGreaterThan(middle("strideLeft", 0.4) + 4)
  })

  it("waves a hem between its ends", () => {
    const hem = hemWave([0, 0], [100, 0], 6, 3, 2)
    expect(hem).toHaveLength(7)
    expect(hem[0]).toEqual([0, 0])
    expect(hem[6]?.[1]).toBeCloseTo(0)
    expect(Math.max(...hem.map(([, y]) => y))).toBeLessThanOrEqual(8)
  })
})

it("a woman of the largest size is nearly half as broad again as a regular one", () => {
  for (const type of TYPES) {
    const [regular, plus] = (["regular", "plus"] as const).map(
      (size) => makeBody({ type, size }).half,
    )
    if (!(regular && plus)) throw new Error("no bodies were made")
    for (const level of ["bust", "waist", "hip"] as const) {
      expect(plus[level] / regular[level]).toBeGreaterThan(1.45)
      expect(plus[level] - regular[level]).toBeGreaterThan(26)
    }
  }
})

it("a full thigh does not pinch in above the knee", () => {
  for (const type of TYPES) {
    const { L } = makeBody({ type, size: "plus" }).leg
    const inner = (t: number) => L.radii(t)[1]
    expect(inner(0.44), type).toBeGreaterThan(inner(0.51) * 0.95)
  }
})
