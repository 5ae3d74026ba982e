import { describe, expect, it } from "vitest"
import { mapOf, planesOf } from "./testing/map-of.ts"
import { WORN_CLASSES } from "./worn-classes.ts"
import { classMap, likelihood, roleWithin, shownAs, weighted, wornParts } from "./worn-garments.ts"
import { WORN_LABELS } from "./worn-kinds.ts"

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

  it("crops a bag without what is taken for a smaller one beside it", () => {
    const { map, width, height } = mapOf(["tttt..a", "tttt...", "pppp.aa"])

    const bag = wornParts(map, { width, height }).find(({ role }) => role === "bag")

    expect(bag?.crop.y).toBeCloseTo(2 / 3, 1)
  })

  it("offers no hat of the size of a hair slide", () => {
    const rows = ["....^.", "tttttt", "tttttt", "pppppp", "pppppp", "pppppp"]
    const { map, width, height } = mapOf(rows, 4)
    for (let place = width; place < 4 * width; place += 1) {
      if (map[place] === WORN_CLASSES.indexOf("hat")) map[place] = 0
    }

    expect(wornParts(map, { width, height }).map(({ role }) => role)).not.toContain("hat")
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

  it("are a skirt where they say as much for a dress, but the picture is said to show one", () => {
    const { map, width, height } = mapOf([".hh.", ".ss.", ".dd.", ".dd.", ".dd.", ".ss."])
    const [dress, top, skirt] = (["dress", "top", "skirt"] as const).map((name) =>
      WORN_CLASSES.indexOf(name),
    )
    const planes = planesOf(map).map((plane, index) =>
      plane.map((value, place) => {
        if (map[place] !== dress) return value
        if (index === dress) return 0.5
        const isUpper = place < plane.length / 2
        return index === (isUpper ? top : skirt) ? 0.5 : 0
      }),
    )
    const parsed = { width, height, planes, presence: new Float32Array(18).fill(0.5) }
    const rolesWhere = (named: string) => {
      const labels = Float32Array.from(WORN_LABELS, ([label]) => (label === named ? 0.9 : 0.2))
      const found = classMap(weighted({ ...parsed, labels }))
      return wornParts(found, { width, height }).map(({ role }) => role)
    }

    expect(rolesWhere("dress")).not.toContain("bottom")
    expect(rolesWhere("skirt")).toContain("bottom")
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

  it("are shoes only where these are far likelier than what is beside them", () => {
    const [shoes, skin] = [WORN_CLASSES.indexOf("shoes"), WORN_CLASSES.indexOf("skin")]
    const planes = WORN_CLASSES.map((_, index) =>
      Float32Array.of(...(index === shoes ? [0.6, 0.8] : index === skin ? [0.4, 0.2] : [0, 0])),
    )
    const parsed = { width: 2, height: 1, planes, labels: new Float32Array(0) }

    const map = classMap(weighted({ ...parsed, presence: presenceOf(shoes, 1) }))

    expect([...map]).toEqual([skin, shoes])
  })

  it("are what is usually worn with trousers where they hardly say more for a dress", () => {
    const { map, width, height } = mapOf([".dd.", ".dd.", ".pp.", ".pp.", ".pp.", ".pp."])
    const [top, dress] = [WORN_CLASSES.indexOf("top"), WORN_CLASSES.indexOf("dress")]
    const planes = planesOf(map).map((plane, index) => {
      const share = index === dress ? 0.75 : index === top ? 0.25 : 0
      return plane.map((value, place) => (map[place] === dress ? share : value))
    })
    const presence = WORN_CLASSES.map((name) =>
      name === "trousers" ? 0.95 : name === "dress" || name === "top" ? 0.5 : 0.05,
    )
    const facts = { presence: Float32Array.from(presence), labels: new Float32Array(0) }

    const found = classMap(weighted({ width, height, planes, ...facts }))

    expect(wornParts(found, { width, height }).map(({ role }) => role)).toEqual(["top", "bottom"])
  })

  it("say what a crop shows for the most part", () => {
    const planes = planesOf(OPEN_COAT.map)
    const crop = { x: 0.2, y: 0.9, width: 0.6, height: 0.1 }

    expect(roleWithin(planes, OPEN_COAT, crop)).toBe("shoes")
    expect(roleWithin(planes, OPEN_COAT, { ...crop, y: 0.6, height: 0.3 })).toBe("bottom")
  })
})
