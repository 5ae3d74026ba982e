import { outfitTagFit, wholeGarment } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { CALIBRATION_LOOKS } from "./calibration.ts"

describe("the sample looks", () => {
  it("are eleven, each with its own id and title", () => {
    expect(CALIBRATION_LOOKS.map((look) => look.id)).toEqual([
      1225, 1260, 1244, 1152, 1170, 1148, 1273, 1266, 1174, 1206, 1227,
    ])
    expect(new Set(CALIBRATION_LOOKS.map((look) => look.title)).size).toBe(11)
  })

  it.each(CALIBRATION_LOOKS)("$title is made of garments that exist", ({ garments, tags }) => {
    const slots = garments.map((garment) => wholeGarment(garment).kind)

    expect(new Set(slots).size).toBe(garments.length)
    expect(tags.length).toBeGreaterThan(0)
  })

  it.each(CALIBRATION_LOOKS)("$title is what its tags say", ({ garments, tags }) => {
    const fits = tags.map((tag) => [tag, outfitTagFit(tag, garments)] as const)

    expect(fits.filter(([, fit]) => fit < 0.5)).toEqual([])
  })
})
