import { describe, expect, it } from "vitest"
import { mapOf, planesOf } from "./testing/map-of.ts"
import { WORN_CLASSES } from "./worn-classes.ts"
import { classMap, likelihood, roleWithin, shownAs, weighted, wornParts } from "./worn-garments.ts"

const OPEN_COAT = mapOf([
  "....hh....",
  "....ss....",
  "...lttl...",
  "..llttll..",
  "..llttll..",
  "..llppll..",
  "...pppp...",
  "...p..p.a.",
  "...p..p.a.",
  "...b..b...",
])

describe("wornParts", () => {
  it("finds an open coat and the top under it, both shoes as one, and a bag beside her", () => {
    const parts = wornParts(OPEN_COAT.map, OPEN_COAT)

    expect(parts.map(({ role }) => role)).toEqual(["top", "layer", "bottom", "shoes", "bag"])
    const shoes = parts.find(({ role }) => role === "shoes")
    expect(shoes?.crop.x).toBeCloseTo(0.3, 1)
    expect(shoes?.crop.width).toBeCloseTo(0.4, 1)
  })

  it("leaves out what shows too little, and specks far from the rest of a garment", () => {
    const rows = ["..hh..", "..ss..", ".dddd.", ".dddd.", ".dddd.", "..ss.."]
    const { map, width, height } = mapOf(rows, 8)
    map[0] = WORN_CLASSES.indexOf("dress")
    map[2] = WORN_CLASSES.indexOf("belt")

    const [dress, ...others] = wornParts(map, { width, height })

    expect(others).toEqual([])
    expect(dress?.role).toBe("dress")
    expect(dress?.crop.y).toBeCloseTo(2 / 6, 1)
  })

  it("names a bottom by what most of it is", () => {
    const { map, width, height } = mapOf(["tttt", "kkkk", "kkkp", "s..s"])
    const [, bottom] = wornParts(map, { width, height })

    expect(bottom?.role).toBe("bottom")
    expect(bottom && shownAs(map, "bottom", bottom.mask)).toBe("skirt")
  })
})

const presenceOf = (index: number, likely: number) =>
  Float32Array.from(WORN_CLASSES, (_, one) => (one === index ? likely : 0.5))

describe("a picture's places", () => {
  it("are one dress where half of them might be a top or a skirt", () => {
    const { map, width, height } = mapOf([".dd.", ".tt.", ".dd.", ".kk.", ".dd.", ".dd."])
    const planes = planesOf(map).map((plane, index) =>
      plane.map((value, place) =>
        map[place] === 0 ? value : 0.7 * value + Number(index === 5) * 0.3,
      ),
    )
    const presence = Float32Array.from(WORN_CLASSES, (name) => (name === "dress" ? 0.9 : 0.3))
    const labels = new Float32Array(0)

    const found = classMap(weighted({ width, height, planes, presence, labels }))

    expect(wornParts(found, { width, height }).map(({ role }) => role)).toEqual(["dress"])
  })

  it("are no hat where the picture as a whole does not seem to show one", () => {
    const [hat, hair] = [WORN_CLASSES.indexOf("hat"), WORN_CLASSES.indexOf("hair")]
    const planes = WORN_CLASSES.map((_, index) =>
      Float32Array.of(index === hat ? 0.55 : index === hair ? 0.45 : 0),
    )
    const parsed = { width: 1, height: 1, planes, labels: new Float32Array(0) }
    const showing = (likely: number) => weighted({ ...parsed, presence: presenceOf(hat, likely) })

    expect([...classMap(showing(0.9))]).toEqual([hat])
    expect([...classMap(showing(0.05))]).toEqual([hair])
    expect(likelihood(showing(0.05), "hat")[0]).toBeLessThan(0.5)
  })

  it("say what a crop shows for the most part", () => {
    const planes = planesOf(OPEN_COAT.map)
    const crop = { x: 0.2, y: 0.9, width: 0.6, height: 0.1 }

    expect(roleWithin(planes, OPEN_COAT, crop)).toBe("shoes")
    expect(roleWithin(planes, OPEN_COAT, { ...crop, y: 0.6, height: 0.3 })).toBe("bottom")
  })
})
