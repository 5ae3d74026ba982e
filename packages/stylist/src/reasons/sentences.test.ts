import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { black, navy, piece } from "../score/testing.ts"
import { BODY_SAYINGS, PART_SAYINGS } from "./skeletons/body.ts"
import { ONE_PICK } from "./skeletons/wardrobe.ts"
import { bondsOf } from "./together.ts"
import { calledShort, plainName } from "./words.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })

describe("sentences", () => {
  it("agree with what there is more than one of", () => {
    expect(ONE_PICK.filter((saying) => /\ba \{pick\}/.test(saying))).toEqual([])
  })

  it("name a garment that somebody left her without an article too many", () => {
    const jacket = { ...of("denim_jacket"), owned: true, name: "Tom's wax jacket" }
    expect(plainName(jacket)).toBe("wax jacket")
    expect(calledShort(jacket)).toBe("Tom's wax jacket")
  })

  it("let no boots pick up the black of the tights", () => {
    const look = [of("day_dress", { colours: navy }), of("tights"), of("ankle_boots")]
    expect(bondsOf(look).filter(({ is }) => is === "repeats")).toEqual([])
  })

  it("give one shape no reason that is another's", () => {
    const all = [...BODY_SAYINGS, ...Object.values(PART_SAYINGS.flare ?? {}).flat()]
    expect(all.filter((saying) => /above|shoulders/.test(saying))).toEqual([])
  })
})
