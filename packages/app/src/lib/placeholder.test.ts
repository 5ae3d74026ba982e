import { describe, expect, it } from "vitest"
import { sampleLook } from "../testing/samples.ts"
import { garmentPlaceholder } from "./garmentPlaceholder.ts"
import { lookPlaceholder } from "./placeholder.ts"

describe("what stands in for a picture", () => {
  it("is a garment's main colour, by name or as it was read", () => {
    expect(garmentPlaceholder({ colours: ["navy", "white"] })).toEqual(["#1f2a47"])
    expect(garmentPlaceholder({ colours: ["#123456"] })).toEqual(["#123456"])
  })

  it("is nothing where no colour is known", () => {
    expect(garmentPlaceholder({})).toEqual([])
    expect(garmentPlaceholder({ colours: ["of the sea"] })).toEqual([])
  })

  it("is of a look what its clothes show from the shoulders down", () => {
    const [[piece] = []] = sampleLook("a").clothes
    if (!piece) throw new Error("The look is empty.")
    const worn = (section: typeof piece.section, colour: `#${string}`) => [
      { ...piece, section, tint: colour },
    ]
    const clothes = [
      worn("accessories", "#444444"),
      worn("shoes", "#333333"),
      worn("upper_body", "#111111"),
      worn("lower_body", "#222222"),
    ]
    expect(lookPlaceholder({ clothes })).toEqual(["#111111", "#222222", "#333333"])
  })
})
