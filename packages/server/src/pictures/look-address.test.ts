import { describe, expect, it } from "vitest"
import { type DrawnGarment, lookAddress, readLookAddress } from "./look-address.ts"

const garments: DrawnGarment[] = [
  { kind: "blouse", colour: "ecru" },
  { kind: "midi_skirt", colour: "navy", pattern: "dot" },
]
const nameOf = (address: string) => address.split("/").at(-1) ?? ""

describe("a look's address", () => {
  it("says what is drawn", () => {
    expect(readLookAddress(nameOf(lookAddress(garments, "key")), "key")).toEqual(garments)
  })

  it("is refused when another key signed it or a word was changed", () => {
    const name = nameOf(lookAddress(garments, "key"))

    expect(readLookAddress(name, "other key")).toBeUndefined()
    expect(readLookAddress(`a${name}`, "key")).toBeUndefined()
    expect(readLookAddress("nonsense", "key")).toBeUndefined()
  })
})
