import { describe, expect, it } from "vitest"
import { GarmentError } from "../vocabulary/error.ts"
import { hexOf, isHex, parseHex, printHex } from "./hex.ts"

describe("isHex", () => {
  it("wants a hash sign and six digits", () => {
    expect(isHex("#1f2a47")).toBe(true)
    expect(isHex("#1F2A47")).toBe(true)
    for (const text of ["1f2a47", "#1f2", "#1f2a4g", "#1f2a47ff", "red", ""]) {
      expect(isHex(text), text).toBe(false)
    }
  })
})

describe("parseHex and printHex", () => {
  it("undo each other", () => {
    expect(parseHex("#ff8000")).toEqual({ r: 1, g: 128 / 255, b: 0 })
    for (const hex of ["#000000", "#0102fe", "#ffffff"]) expect(printHex(parseHex(hex))).toBe(hex)
  })

  it("clip what no screen can show", () => {
    expect(printHex({ r: 1.2, g: -0.1, b: 0 })).toBe("#ff0000")
  })
})

describe("hexOf", () => {
  it("takes names and values", () => {
    expect(hexOf("navy")).toBe("#1f2a47")
    expect(hexOf("#123456")).toBe("#123456")
  })

  it("refuses what is not a colour, and says what is", () => {
    const refused = () => hexOf("#blue")
    expect(refused).toThrow(GarmentError)
    expect(refused).toThrow(
      expect.objectContaining({
        code: "not-a-colour",
        field: "colour",
        allowed: expect.arrayContaining(["navy", "#rrggbb"]),
      }),
    )
  })
})
