import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { black, navy, piece } from "../score/testing.ts"
import { levelsOf } from "./levels.ts"
import { BODY_SAYINGS, PART_SAYINGS } from "./skeletons/body.ts"
import { ONE_PICK } from "./skeletons/wardrobe.ts"
import { bondsOf } from "./together.ts"
import { calledShort, plainName, shortName } from "./words.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })

describe("sentences", () => {
  it("agree with what there is more than one of", () => {
    expect(ONE_PICK.filter((saying) => /\ba \{pick\}/.test(saying))).toEqual([])
  })

  it("name a garment that somebody left her without an article too many", () => {
    const jacket = { ...of("denim_jacket"), owned: true, name: "Tom's wax jacket" }
    expect(plainName(jacket)).toBe("wax jacket")
    expect(plainName({ ...jacket, name: "my brother's wax jacket" })).toBe("wax jacket")
    expect(calledShort(jacket)).toBe("Tom's wax jacket")
  })

  it("writes out her short forms and puts her slips right", () => {
    const hers = (kind: Kind, name: string) => calledShort({ ...of(kind), owned: true, name })
    expect(hers("denim_jacket", "denim jkt")).toBe("your denim jacket")
    expect(hers("ankle_boots", "blk ankel boots")).toBe("your black ankle boots")
    expect(hers("leggings", "black nike leggings")).toBe("your black Nike leggings")
    expect(hers("trench_coat", "burberry trench")).toBe("your Burberry trench")
  })

  it("calls lemons and leaves a print, and roses flowers", () => {
    const dress = (name: string) =>
      shortName({ ...of("day_dress", { pattern: "floral" }), owned: true, name })
    expect(dress("dress with lemons")).toBe("black printed dress")
    expect(dress("leaf print dress")).toBe("black printed dress")
    expect(dress("dress with roses")).toBe("black floral dress")
  })

  it.each([
    ["vest", "Sleeveless Crepe Shell Top - Black", "your black top"],
    ["vest", "Ribbed Tank Top in Black", "your black tank top"],
    ["vest", "Cotton Vest Top - Black", "your black vest"],
    ["t_shirt", "Long Sleeve Waffle Henley - Black", "your black henley"],
    ["blazer", "Unstructured Drill Jacket - Black", "your black jacket"],
    ["blazer", "Tailored Wool Blazer - Black", "your black blazer"],
    ["brogues", "Camper Leather Derby Shoes - Black", "your black derby shoes"],
    ["brogues", "Leather Lace-Up Shoes - Black", "your black lace-up shoes"],
    ["brogues", "Leather Brogues - Black", "your black brogues"],
    ["dungarees", "dungarees black cord", "your black dungarees"],
    ["sandals", "black sandals bata", "your black sandals"],
    ["trench_coat", "long leather coat in black", "your black leather coat"],
    ["jeans", "jeans for work", "your jeans for work"],
    ["shirt_dress", "black shirt dress", "your black shirt dress"],
    ["vest", "black wifebeater", "your black vest"],
    ["vest", "black tank ribbed", "your black tank top"],
  ] as const)("call her %s by the word in “%s”", (kind, name, said) => {
    expect(calledShort({ ...of(kind), owned: true, name })).toBe(said)
  })

  it("do not compare how dressy a coat is, which comes off", () => {
    const coat = of("wool_coat", { colours: navy })
    for (const other of [of("jeans"), of("trousers"), of("jumper"), of("t_shirt")]) {
      expect(levelsOf([coat, other]).filter(({ is }) => is === "lifts" || is === "eases")).toEqual(
        [],
      )
    }
    expect(levelsOf([of("blazer"), of("jeans")]).map(({ is }) => is)).toContain("lifts")
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
