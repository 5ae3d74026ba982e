import {
  type GarmentWords,
  type Kind,
  type Material,
  wholeGarment,
} from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { drawFlat, drawLook } from "../../index.ts"
import { made } from "../../pieces.ts"
import { expectOnSheet, expectSound } from "../../testing/drawn.ts"
import { GILT } from "./bag.ts"
import { crochetBag, moonBasket, wovenBag } from "./woven.ts"

const bag = (kind: Kind, material: Material): GarmentWords => ({
  kind,
  cloth: { material },
  colours: [{ colour: "beige" }],
})
const shapeOf = (kind: "shoulder_bag" | "crossbody_bag" | "tote_bag", material: Material) =>
  wovenBag({ kind, cloth: made(bag(kind, material)).cloth })

describe("a bag on a strap", () => {
  it.each(["shoulder_bag", "crossbody_bag"] as const)("of straw is a round basket: %s", (kind) => {
    expect(shapeOf(kind, "straw")).toBe(moonBasket)
    expect(shapeOf(kind, "leather")).toBeUndefined()
    // No gilt lock on a flap.
    expect(drawFlat(bag(kind, "straw"))).not.toContain(`fill="${GILT}"`)
  })

  it.each(["shoulder_bag", "crossbody_bag", "tote_bag"] as const)(
    "of crochet is soft, open and without gilt: %s",
    (kind) => {
      expect(shapeOf(kind, "crochet")).toBe(crochetBag)
      const svg = drawFlat(bag(kind, "crochet"))
      expect(svg).not.toContain(GILT)
      expect(svg).toMatch(/<pattern [^>]*width="18" height="16"/)
    },
  )
})

it.each(["straw", "crochet"] as const)("bags of %s are carried whole", (material) => {
  for (const kind of ["shoulder_bag", "crossbody_bag", "tote_bag", "bucket_bag"] as const) {
    const svg = drawLook({ figure: {}, garments: [bag(kind, material)] })
    expectSound(svg)
    expectOnSheet(svg)
  }
})

it("crochet of no known colour is of undyed yarn", () => {
  const words = { ...bag("shoulder_bag", "crochet"), touches: ["unsaid-colour"] } as const
  expect(made(words).words.colours[0].colour).toBe("ecru")
  expect(wholeGarment(words).colours[0].colour).toBe("beige")
})
