import type { GarmentWords } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { washed } from "./core/cloth.ts"
import { drawLook, FIGURE_POSES } from "./index.ts"
import { Outfit } from "./outfit.ts"
import { made } from "./pieces.ts"
import { isOverClosed } from "./sheer.ts"
import { expectOnSheet, expectSound, words } from "./testing/drawn.ts"

// A thin top over a closed one shows it; on bare skin, and beneath a jumper, it is as closed as any other.

const NET = words("t_shirt", { cloth: { material: "mesh" }, colours: [{ colour: "black" }] })
const CAMI = words("cami", { cut: { length: "cropped" }, colours: [{ colour: "pink" }] })
const JEANS = words("jeans")
const JUMPER = words("jumper")
const look = (...garments: readonly GarmentWords[]) => drawLook({ figure: {}, garments })
const thin = (svg: string) => svg.split('<g opacity="0.56">').length - 1

describe("a thin top over a closed one", () => {
  it("lets it shimmer through, in whatever order they are listed", () => {
    const onSkin = thin(look(NET, JEANS))
    expect(thin(look(NET, CAMI, JEANS))).toBe(onSkin + 1)
    expect(thin(look(CAMI, NET, JEANS))).toBe(onSkin + 1)
  })

  it("lies over it, even where only the thin one is tucked in", () => {
    const [net, cami, jeans] = [made(NET), made(CAMI), made(JEANS)]
    const outfit = new Outfit([net, cami, jeans])
    expect([net, cami].map((one) => outfit.isTucked(one))).toEqual([true, false])
    const svg = look(NET, CAMI, JEANS)
    const closed = svg.lastIndexOf(`fill="${washed(made(CAMI).cloth)}"`)
    expect(closed).toBeGreaterThan(0)
    expect(svg.indexOf('<g opacity="0.56">')).toBeGreaterThan(closed)
  })

  it("is drawn whole, in every pose", () => {
    for (const pose of FIGURE_POSES) {
      const svg = drawLook({ figure: { pose }, garments: [NET, CAMI, JEANS] })
      expectSound(svg)
      expectOnSheet(svg)
    }
  })
})

it("a thin top goes below a jumper, which it does not show", () => {
  const outfit = new Outfit([JUMPER, NET].map(made))
  expect(outfit.garments.map(({ words: { kind } }) => kind)).toEqual(["t_shirt", "jumper"])
  expect(outfit.garments.map((one) => isOverClosed(one, outfit))).toEqual([false, false])
})
