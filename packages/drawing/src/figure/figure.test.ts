import { BODY_SIZES, type BodyType } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { light, skinTones } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { makeBody, POSES, type PoseName } from "./body.ts"
import { faceShape } from "./face-shape.ts"
import { lipsOn } from "./features.ts"
import { behindness, drawArm, face, foot, HEADS, hair, headMap, torsoSkin } from "./figure.ts"
import { hand } from "./hands.ts"

// Object.keys loses the key type of the table.
const POSE_NAMES = Object.keys(POSES) as readonly PoseName[]
const SKIN = "#a07e56"

describe("hair", () => {
  it("that is white has strands in its shade, since nothing paler shows on it", () => {
    const colour = "#e8e6e2"
    const { front } = hair(new Pen(), makeBody(), { style: "bob", colour })
    const tones = [...front.matchAll(/fill="(#\w{6})"/g)].map(([, tone = "#000000"]) => light(tone))
    expect(tones.filter((tone) => tone < light(colour) - 0.04).length).toBeGreaterThan(5)
  })

  it("has its own shape in every style, and turns with the head", () => {
    const drawn = HEADS.map((style) => {
      const { behind, front } = hair(new Pen(), makeBody(), { style, colour: "#3a2a21" })
      return bounds(behind + front)
        .map(Math.round)
        .join()
    })
    expect(new Set(drawn).size).toBe(HEADS.length)
    const widthOf = (pose: PoseName) => {
      const pen = new Pen()
      const { front } = hair(pen, makeBody({ pose }), { style: "pony", colour: "#3a2a21" })
      return bounds(front)[0]
    }
    expect(widthOf("stand")).not.toBe(widthOf("standLeft"))
  })

  it("gathers a ponytail at the nape under a hat, which would cut a high one off the head", () => {
    const reach = (hatted: boolean) => {
      const { behind } = hair(new Pen(), makeBody(), { style: "pony", colour: "#3a2a21", hatted })
      const [, top, right] = bounds(behind)
      return { top, right }
    }
    expect(reach(true).top).toBeGreaterThan(reach(false).top + 10)
    expect(reach(true).right).toBeLessThan(reach(false).right - 8)
  })

  it("takes a scarf's colour if there is one", () => {
    const { front } = hair(new Pen(), makeBody(), {
      style: "hijab",
      colour: "#3a2a21",
      scarf: "#6a1f31",
    })
    expect(front).toContain("#6a1f31")
  })
})

describe("the head", () => {
  it("lies between crown and chin, wider at the jaw of a fuller body", () => {
    const jawOf = (type: BodyType) => {
      const map = headMap(makeBody({ type }))
      return map([0.5, 0.6])[0] - map([-0.5, 0.6])[0]
    }
    expect(jawOf("oval")).toBeGreaterThan(jawOf("rectangle") + 2)
  })

  it("is rounder in the largest size, on the fullest body as well", () => {
    for (const type of ["hourglass", "oval"] as const) {
      const [regular = 0, , plus = 0] = BODY_SIZES.map((size) => {
        const map = headMap(makeBody({ type, size, pose: "square" }))
        return map([0.5, 0.5])[0] - map([-0.5, 0.5])[0]
      })
      expect(plus, type).toBeGreaterThan(regular + 2)
    }
  })

  it("is oval on a full body: its chin is no broader than a slight one's", () => {
    const across = (type: BodyType, y: number) => {
      const map = headMap(makeBody({ type, pose: "square" }))
      return map([0.3, y])[0] - map([-0.3, y])[0]
    }
    expect(across("oval", 0.4)).toBeGreaterThan(across("rectangle", 0.4) * 1.05)
    expect(across("oval", 0.95)).toBeLessThan(across("rectangle", 0.95) * 1.04)
  })

  it.each(["#4a2e22", "#3a312a", "#292420"])(
    "has brows and lashes that stand out from %s skin",
    (skin) => {
      const looks = { hair: "#0f0c0b", shape: faceShape(0) }
      const fills = [
        ...face(new Pen(), makeBody(), skin, looks).matchAll(/fill="(#[0-9a-f]{6})"/gi),
      ]
      const darkest = Math.min(...fills.map(([, hex = "#ffffff"]) => light(hex)))
      expect(light(skinTones(skin).lit) - darkest).toBeGreaterThan(0.2)
    },
  )

  it("turns what lies on the face and leaves its outline", () => {
    const turned = headMap(makeBody({ pose: "leanLeft" }))
    const usual = headMap(makeBody({ pose: "stand" }))
    const middle = (map: typeof usual) => {
      const [left, centre, right] = [map([-1, 0]), map([0, 0]), map([1, 0])]
      return (centre[0] - left[0]) / (right[0] - left[0])
    }
    expect(middle(usual)).toBeCloseTo(0.5)
    expect(middle(turned)).toBeLessThan(0.42)
  })

  it.each([
    ["pale", "#f6ede4"],
    ["deep", "#292420"],
  ])("has lips that can be seen on %s skin, lighter than deep skin itself", (_, skin) => {
    const [upper, lower] = lipsOn(skin).map(light)
    const { lit } = skinTones(skin)

    expect(Math.abs(Number(upper) - light(lit))).toBeGreaterThan(0.1)
    expect(Math.abs(Number(lower) - light(lit))).toBeGreaterThan(0.1)
    if (light(skin) < 0.5) expect(lower).toBeGreaterThan(light(lit))
  })

  it.each(["#61412d", "#4a2e22", "#3a312a", "#292420"])(
    "has lips that stand out from %s skin",
    (skin) => {
      const [upper, lower] = lipsOn(skin).map(light)
      const lit = light(skinTones(skin).lit)

      expect(Number(lower)).toBeGreaterThan(lit + 0.17)
      expect(Number(upper)).toBeGreaterThan(lit + 0.05)
    },
  )

  it.each(POSE_NAMES)("hides the end of the neck when %s", (pose) => {
    const body = makeBody({ pose })
    const pen = new Pen()
    torsoSkin(pen, body, SKIN)
    const [, top] = bounds(pen.outlines)

    expect(top).toBeLessThan(headMap(body)([0, 0.35])[1])
  })

  it("has a face of its own for each number, and always the same one", () => {
    const drawn = (number: number) =>
      face(new Pen(), makeBody(), SKIN, { hair: "#3a2a21", shape: faceShape(number) })
    const faces = [0, 1, 2, 3, 4, 5, 6].map(drawn)
    expect(new Set(faces).size).toBe(7)
    expect(faces).toEqual([0, 1, 2, 3, 4, 5, 6].map(drawn))
  })

  it("has brows of the hair's colour, a little darker than fair hair", () => {
    const drawn = (hair: string) => face(new Pen(), makeBody(), SKIN, { hair, shape: faceShape(0) })

    expect(drawn("#0f0c0b")).not.toBe(drawn("#d8bc8a"))
    expect(drawn("#d8bc8a")).not.toContain("#d8bc8a")
  })
})

describe("feet", () => {
  it.each(["L", "R"] as const)("take the leg's edges above the ankle: %s", (side) => {
    const body = makeBody({ pose: "walk" })
    const pen = new Pen()
    foot(pen, body, SKIN, side)
    const [x0, y0, x1] = bounds(pen.outlines)
    const ankle = body.leg[side]

    expect(y0).toBeLessThan(ankle.p(1)[1] - 8)
    expect(x0).toBeLessThanOrEqual(ankle.at(-1, 1)[0] + 1)
    expect(x1).toBeGreaterThanOrEqual(ankle.at(1, 1)[0] - 1)
  })

  it("are as dark as the leg they belong to", () => {
    const body = makeBody({ pose: "walk" })
    expect(body.front).toBe("R")
    expect(behindness(body, "R")).toBe(0)
    expect(behindness(body, "L")).toBeGreaterThan(0.3)
  })
})

describe("hands and arms", () => {
  it("are hands of the size of a face in each of three kinds", () => {
    const body = makeBody()
    for (const kind of ["relaxed", "holding", "hip"] as const) {
      const [x0, y0, x1, y1] = bounds(hand(new Pen(), body.arm.L, SKIN, kind))
      expect(Math.hypot(x1 - x0, y1 - y0)).toBeGreaterThan(30)
      expect(Math.hypot(x1 - x0, y1 - y0)).toBeLessThan(78)
    }
  })

  it.each(["stand", "walk", "lean", "square"] as const)(
    "lie on the hip in the line of the forearm when %s, not bent down from it",
    (pose) => {
      const { arm } = makeBody({ pose, arms: { R: "hip" } })
      const [x, y] = arm.R.p(1)
      const [x0, y0, x1, y1] = bounds(hand(new Pen(), arm.R, "#d7bd96", "hip"))
      const [dx, dy] = [(x0 + x1) / 2 - x, (y0 + y1) / 2 - y]
      const [along, down] = arm.R.dir(1)
      const turned = Math.atan2(dy, dx) - Math.atan2(down, along)
      expect(Math.abs((turned * 180) / Math.PI)).toBeLessThan(14)
    },
  )

  it("are drawn only below a sleeve's end", () => {
    for (const pose of POSE_NAMES) {
      const body = makeBody({ pose })
      const topOf = (from: number) => {
        const pen = new Pen()
        drawArm(pen, body, SKIN, "L", { from })
        return bounds(pen.outlines)[1]
      }
      expect(topOf(0.6)).toBeGreaterThan(topOf(0) + 60)
    }
  })
})
