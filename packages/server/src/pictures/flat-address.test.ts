import type { GarmentWords } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { flatAddress, readFlatAddress } from "./flat-address.ts"

function read(address: string) {
  const { pathname, searchParams } = new URL(address, "http://localhost")
  return readFlatAddress(pathname.split("/").at(-1) ?? "", Object.fromEntries(searchParams))
}

describe("a flat's address", () => {
  it("describes what is drawn", () => {
    const words: GarmentWords = {
      kind: "jeans",
      cut: { leg: "flare", rise: "high" },
      cloth: { material: "denim", weight: "heavy" },
      pattern: "stripe",
      touches: ["studs"],
      colours: [{ colour: "navy" }, { colour: "#f7f6f3" }],
      seed: 7,
    }

    expect(flatAddress(words)).toBe(
      "/api/pictures/flats/jeans.svg?colours=navy%2Cf7f6f3&pattern=stripe&leg=flare&rise=high&material=denim&weight=heavy&touches=studs&seed=7",
    )
    expect(read(flatAddress(words))).toEqual(words)
  })

  it.each([
    "/flats/spacesuit.svg?colours=navy",
    "/flats/jeans.svg",
    "/flats/jeans.svg?colours=blurple",
    "/flats/jeans.svg?colours=navy&leg=wiggly",
    "/flats/jeans.svg?colours=navy&neckline=v",
    "/flats/jeans.svg?colours=navy&material=jelly",
    "/flats/jeans.svg?colours=navy&pattern=camouflage",
    "/flats/jeans.svg?colours=navy&touches=studs%2Cglitter",
    "/flats/jeans.svg?colours=navy&seed=many",
    "/flats/__proto__.svg?colours=navy",
  ])("describes no garment: %s", (address) => {
    expect(read(address)).toBeUndefined()
  })
})
