import { BODY_TYPES, type Height, KIND_NAMES } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { washed } from "./core/cloth.ts"
import { drawLook, FIGURE_POSES, HEADS } from "./index.ts"
import { errorOf, expectOnSheet, expectSound, idsOf, words } from "./testing/drawn.ts"

describe("drawLook", () => {
  const fullest = [
    words("evening_dress", { cut: { skirt: "circle", sleeve: "long", length: "maxi" } }),
    words("heels"),
    words("sun_hat"),
    words("tote_bag"),
  ]
  const widest = [
    words("hoodie", { cut: { fit: "oversized" } }),
    words("wide_leg_jeans"),
    words("ankle_boots"),
    words("bucket_bag"),
  ]

  it("cuts nothing off, on any body in any pose with its arms anywhere", () => {
    for (const bodyType of BODY_TYPES) {
      for (const pose of FIGURE_POSES) {
        for (const arm of ["hang", "hip", "pocket"] as const) {
          for (const garments of [fullest, widest]) {
            const svg = drawLook({ figure: { bodyType, pose, arms: { L: arm } }, garments })
            expectSound(svg)
            expectOnSheet(svg)
          }
        }
      }
    }
  })

  it.each([
    { size: "fuller" },
    { size: "plus", height: "tall" },
    { height: "petite", age: "older" },
  ] as const)("cuts nothing off $size $height $age figures", (more) => {
    for (const bodyType of BODY_TYPES) {
      for (const pose of FIGURE_POSES) {
        for (const garments of [fullest, widest]) {
          const svg = drawLook({ figure: { bodyType, pose, ...more }, garments })
          expectSound(svg)
          expectOnSheet(svg)
        }
      }
    }
  })

  it("stands a petite and a tall figure on the same ground, the petite lower", () => {
    const crown = (height: Height) => {
      const svg = drawLook({ figure: { height }, garments: [] })
      const [, , y = 0, scale = 0] =
        /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg)?.map(Number) ?? []
      return y + 35 * scale
    }

    expect(crown("petite")).toBeGreaterThan(crown("average") + 25)
    expect(Math.abs(crown("tall") - crown("average"))).toBeLessThan(5)
  })

  it("wears every kind", () => {
    for (const kind of KIND_NAMES) {
      const svg = drawLook({ figure: {}, garments: [words("t_shirt"), words(kind)] })
      expectSound(svg)
    }
  })

  it("has hair of every style, and skin of ten tones", () => {
    const svgs = HEADS.map((style) => drawLook({ figure: { hair: { style } }, garments: [] }))
    for (let skin = 1; skin <= 10; skin++) svgs.push(drawLook({ figure: { skin }, garments: [] }))
    svgs.forEach(expectSound)
    expect(new Set(svgs).size).toBeGreaterThanOrEqual(HEADS.length + 9)
  })

  it("draws a jacket over a top over skin, and the hand that holds a bag over all", () => {
    const colours = { t_shirt: "#aa0011", blazer: "#00aa22", trousers: "#1100aa" } as const
    const svg = drawLook({
      figure: { arms: {} },
      garments: [
        words("blazer", { colours: [{ colour: colours.blazer }] }),
        words("t_shirt", { colours: [{ colour: colours.t_shirt }] }),
        words("trousers", { colours: [{ colour: colours.trousers }] }),
      ],
    })
    const order = [colours.t_shirt, colours.trousers, colours.blazer].map((colour) =>
      svg.indexOf(`" fill="${washed({ colour })}"`, svg.indexOf("</defs>")),
    )
    expect(order.every((at) => at > 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it("keeps ids apart from those of another document", () => {
    const [one, other] = ["a", "b"].map((id) => drawLook({ id, figure: {}, garments: fullest }))
    const ids = idsOf((one ?? "") + (other ?? ""))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("can leave the ground clear", () => {
    const svg = drawLook({ figure: {}, garments: [], ground: null })
    expect(svg).not.toContain("<rect width")
  })

  it("refuses what is not a figure", () => {
    const told = (figure: object) => errorOf(() => drawLook({ figure, garments: [] }))
    expect(told({ pose: "flat" }).field).toBe("figure.pose")
    expect(told({ skin: 11 }).field).toBe("figure.skin")
    expect(told({ bodyType: "apple" }).allowed).toEqual([...BODY_TYPES])
    expect(told({ size: "xxl" }).field).toBe("figure.size")
    expect(told({ height: "short" }).field).toBe("figure.height")
    expect(told({ age: "young" }).field).toBe("figure.age")
    expect(told({ hair: { style: "mohawk" } }).field).toBe("figure.hair.style")
    expect(told({ hair: { colour: 'red"/>' } }).code).toBe("not-a-colour")
    expect(told({ arms: { L: "wave" } }).field).toBe("figure.arms.L")
  })
})
