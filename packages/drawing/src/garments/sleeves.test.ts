import { describe, expect, it } from "vitest"
import { bounds } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { besideBody } from "../figure/beside-body.ts"
import { makeBody, POSES, type PoseName } from "../figure/body.ts"
import { REACH, type Reach, sleeve, tubeOf } from "./sleeves.ts"

const REACHES: readonly Reach[] = ["cap", "short", "elbow", "rolled", "three-quarter", "long"]
const cloth = { colour: "#9da88b" }
// Object.keys loses the key type of the table.
const POSE_NAMES = Object.keys(POSES) as PoseName[]

/** The left, top, right and bottom of one sleeve's outline. */
function extent(pose: PoseName, spec: Parameters<typeof sleeve>[4]) {
  const pen = new Pen()
  const layer = sleeve(pen, makeBody({ pose }), "R", cloth, spec)
  return { layer, box: bounds(pen.outlines) }
}

/** The room in px between an arm and a relaxed sleeve. */
const roomAt = (t: number) => tubeOf(makeBody(), "R", { fit: "relaxed" }).ease(t)

describe("sleeves", () => {
  it("name their arm and how far they reach, so that the arm below is left out", () => {
    const { layer } = extent("stand", { reach: "short" })

    expect(layer.arm).toBe("R")
    expect(layer.t1).toBe(REACH.short)
  })

  it("narrow from the upper arm to the wrist, and lie on the shoulder", () => {
    const body = makeBody({ pose: "square" })
    const pen = new Pen()
    sleeve(pen, body, "R", cloth, { fit: "relaxed" })
    const narrow = new Pen()
    sleeve(narrow, body, "R", cloth, { fit: "fitted" })
    const [, top] = bounds(pen.outlines)
    expect(top).toBeGreaterThan(bounds(narrow.outlines)[1] - 3)
    expect(roomAt(0.3)).toBeGreaterThan(roomAt(0.62))
    expect(roomAt(0.62)).toBeGreaterThan(roomAt(0.8))
    expect(roomAt(0.02)).toBeLessThan(roomAt(0.3) / 2)
  })

  it("end lower the further they reach", () => {
    const ends = REACHES.map((reach) => extent("flat", { reach }).box[3])

    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  })

  it.each(POSE_NAMES)("end at the wrist when long, in the pose %s", (pose) => {
    const wrist = makeBody({ pose }).lm.wristR
    const [, , right, bottom] = extent(pose, { reach: "long" }).box

    expect(bottom).toBeGreaterThan(wrist[1] - 20)
    expect(right).toBeLessThan(620)
  })

  it("are fuller when puffed, blown up or quilted", () => {
    const width = (spec: Parameters<typeof sleeve>[4]) => {
      const [x0, , x1] = extent("flat", { reach: "long", ...spec }).box
      return x1 - x0
    }

    expect(width({ balloon: 13, end: "cuff" })).toBeGreaterThan(width({ end: "cuff" }) + 6)
    expect(width({ fit: "oversized" })).toBeGreaterThan(width({ fit: "fitted" }) + 4)
    expect(width({ channels: 7 })).toBeGreaterThan(width({}))
  })

  it("do not swell over the body above the elbow", () => {
    const { arm, T } = makeBody({ type: "oval", size: "plus" })
    const pit = T(2, -0.98)
    const elbow = arm.L.edge(0.5, -1, 6)
    const within = besideBody(pit, arm.L, 6)
    const down = (pit[1] + elbow[1]) / 2
    const [x] = within([pit[0] + 60, down])
    expect(x).toBeLessThan(Math.max(pit[0], elbow[0]) + 5)
    expect(within([pit[0] - 60, down])).toEqual([pit[0] - 60, down])
  })

  it("fall away beyond the shoulder, also where a hand is at the hip", () => {
    const body = makeBody({ type: "oval", size: "plus", arms: { R: "hip" } })
    const pen = new Pen()
    sleeve(pen, body, "R", cloth, { fit: "relaxed" })
    expect(bounds(pen.outlines)[1]).toBeGreaterThan(body.shoulderLine(1, 0.8)[1] - 0.5)
  })

  it("begin on the upper arm when they leave the shoulder bare", () => {
    const top = (below: number) => extent("flat", { reach: "short", below }).box[1]

    expect(top(0.13)).toBeGreaterThan(top(0) + 15)
  })
})
