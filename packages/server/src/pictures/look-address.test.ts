import { describe, expect, it } from "vitest"
import { type LookPicture, lookAddress, readLookAddress } from "./look-address.ts"

const picture: LookPicture = {
  figure: { bodyType: "pear", pose: "walk", skin: 4, hair: { style: "bob", colour: "#2A1D17" } },
  garments: [
    { kind: "blouse", colours: [{ colour: "ecru" }] },
    { kind: "midi_skirt", pattern: "dot", colours: [{ colour: "navy" }, { colour: "white" }] },
  ],
}
const nameOf = (address: string) => address.split("/").at(-1) ?? ""

describe("a look's address", () => {
  it("describes what is drawn", () => {
    expect(readLookAddress(nameOf(lookAddress(picture, "key")), "key")).toEqual(picture)
  })

  it("is refused when another key signed it or a word was changed", () => {
    const name = nameOf(lookAddress(picture, "key"))

    expect(readLookAddress(name, "other key")).toBeUndefined()
    expect(readLookAddress(`a${name}`, "key")).toBeUndefined()
    expect(readLookAddress("nonsense", "key")).toBeUndefined()
  })
})
