import { describe, expect, it } from "vitest"
import { CUT_FIELDS, CUT_WORDS, type Cut } from "./cut.ts"
import { GarmentError } from "./error.ts"
import { checkGarment, type GarmentWords, wholeGarment } from "./garment.ts"
import { cutsOf, usualCut } from "./kind-cuts.ts"
import { KIND_NAMES, type Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"

function faultOf(words: object): GarmentError {
  try {
    // Outside data need not match its type.
    checkGarment(words as GarmentWords)
  } catch (error) {
    if (error instanceof GarmentError) return error
    throw error
  }
  throw new Error("nothing was refused")
}

const RED = [{ colour: "red" }] as const

describe("wholeGarment", () => {
  it("fills in what is usual for the kind and the material", () => {
    expect(wholeGarment({ kind: "jeans", colours: RED })).toEqual({
      kind: "jeans",
      cut: { fit: "regular", length: "full", rise: "mid", leg: "straight" },
      cloth: { material: "denim", weight: "heavy", sheen: "matt" },
      pattern: "plain",
      touches: [],
      colours: [{ colour: "red", share: 1 }],
      seed: 0,
    })
    const shirt = wholeGarment({ kind: "shirt", cloth: { material: "silk" }, colours: RED })
    expect(shirt.cloth).toEqual({ material: "silk", weight: "light", sheen: "soft" })
    const jeans = wholeGarment({ kind: "jeans", cut: { leg: "flare" }, colours: RED })
    expect(jeans.cut).toMatchObject({ leg: "flare", rise: "mid" })
  })

  it("takes what is sold as close for straight to the hem, unless its skirt is named", () => {
    const skirtOf = (kind: Kind, cut: Cut) => wholeGarment({ kind, cut, colours: RED }).cut.skirt
    expect(skirtOf("day_dress", {})).toBe("a-line")
    expect(skirtOf("day_dress", { fit: "fitted" })).toBe("pencil")
    expect(skirtOf("maxi_dress", { fit: "fitted" })).toBe("slip")
    expect(skirtOf("day_dress", { fit: "fitted", skirt: "a-line" })).toBe("a-line")
    expect(skirtOf("wrap_dress", { fit: "fitted" })).toBe("wrap")
  })

  it("divides the colours so that their shares add up to 1", () => {
    const shares = (colours: GarmentWords["colours"]) =>
      wholeGarment({ kind: "shirt", colours }).colours.map(({ share }) => Number(share.toFixed(3)))
    expect(shares([{ colour: "navy" }, { colour: "white" }, { colour: "red" }])).toEqual([
      0.7, 0.15, 0.15,
    ])
    expect(shares([{ colour: "navy", share: 0.6 }, { colour: "white" }])).toEqual([0.6, 0.4])
    expect(
      shares([
        { colour: "navy", share: 0.9 },
        { colour: "#ffffff", share: 0.9 },
      ]),
    ).toEqual([0.5, 0.5])
    expect(shares([{ colour: "navy", share: 0 }])).toEqual([0])
  })
})

describe("checkGarment", () => {
  it("names the field at fault and what could stand there", () => {
    expect(faultOf({ kind: "turnip", colours: RED })).toMatchObject({
      code: "unknown-word",
      field: "kind",
      allowed: KIND_NAMES,
    })
    expect(faultOf({ kind: "shirt", pattern: "moire", colours: RED }).field).toBe("pattern")
    expect(faultOf({ kind: "shirt", cloth: { material: "oak" }, colours: RED }).field).toBe(
      "cloth.material",
    )
    expect(faultOf({ kind: "shirt", cut: { hem: "odd" }, colours: RED }).field).toBe("cut")
    expect(faultOf({ kind: "shirt", touches: ["glitter"], colours: RED }).field).toBe("touches")
    expect(faultOf({ kind: "shirt", cut: { sleeve: "odd" }, colours: RED }).code).toBe(
      "unknown-word",
    )
  })

  it("refuses a cut that the kind does not have", () => {
    expect(faultOf({ kind: "vest", cut: { sleeve: "long" }, colours: RED })).toMatchObject({
      code: "cut-not-of-kind",
      field: "cut.sleeve",
      allowed: ["sleeveless"],
    })
    expect(faultOf({ kind: "belt", cut: { heel: "flat" }, colours: RED }).allowed).toEqual([])
  })

  it("refuses what is not a colour, and shares above 1 in all", () => {
    expect(faultOf({ kind: "shirt", colours: [] }).code).toBe("not-a-colour")
    expect(faultOf({ kind: "shirt", colours: [...RED, { colour: "#12345" }] })).toMatchObject({
      code: "not-a-colour",
      field: "colours[1]",
    })
    for (const share of [-0.1, 1.1, Number.NaN]) {
      expect(faultOf({ kind: "shirt", colours: [{ colour: "red", share }] }).code).toBe(
        "not-a-share",
      )
    }
  })
})

describe("the kinds", () => {
  it("are at least fifty, and no two share a word", () => {
    const words = KIND_NAMES.flatMap((kind) => kindFacts(kind).words)
    expect(KIND_NAMES.length).toBeGreaterThanOrEqual(50)
    expect(new Set(words).size).toBe(words.length)
  })

  it("take only words of the cut's parts, each once, the usual one first", () => {
    for (const kind of KIND_NAMES) {
      for (const field of CUT_FIELDS) {
        const words: readonly string[] = cutsOf(kind)[field] ?? []
        expect(new Set(words).size, `${kind} ${field}`).toBe(words.length)
        expect(CUT_WORDS[field]).toEqual(expect.arrayContaining([...words]))
        expect(usualCut(kind)[field]).toBe(words[0])
      }
    }
  })
})
