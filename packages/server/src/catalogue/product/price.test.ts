import { describe, expect, it } from "vitest"
import { isWithin, penceOf } from "./price.ts"

describe("penceOf", () => {
  it.each([
    ["49.99 GBP", 4999],
    ["GBP49,99", 4999],
    ["£1,299.00", 129900],
    ["1.299,50 gbp", 129950],
    ["1,299 GBP", 129900],
    ["20 GBP", 2000],
    ["19.9 GBP", 1990],
  ])("reads %s", (price, pence) => {
    expect(penceOf(price)).toBe(pence)
  })

  it("takes the currency from its own column", () => {
    expect(penceOf("12.50", "GBP")).toBe(1250)
    expect(() => penceOf("12.50", "EUR")).toThrow("must be in GBP, not EUR")
  })

  it.each([
    "49.99",
    "49.99 EUR",
    "$49.99",
    "free GBP",
    "-5 GBP",
    "0 GBP",
    "1e9 GBP",
    "12.345.6 GBP",
    "",
  ])("refuses %j", (price) => {
    expect(() => penceOf(price)).toThrow(/^must/)
  })
})

describe("isWithin", () => {
  const range = "2026-11-01T00:00+0000/2026-11-30T23:59+0100"

  it("tells whether a sale is on", () => {
    expect(isWithin(range, Date.UTC(2026, 10, 15))).toBe(true)
    expect(isWithin(range, Date.UTC(2026, 10, 30, 22, 59))).toBe(true)
    expect(isWithin(range, Date.UTC(2026, 10, 30, 23, 0))).toBe(false)
    expect(isWithin(range, Date.UTC(2026, 9, 31))).toBe(false)
  })

  it.each(["2026-11-01", "soon/later", "2026-11-01/2026-11-02/2026-11-03"])(
    "refuses %s",
    (text) => {
      expect(() => isWithin(text, 0)).toThrow(/^must be two times/)
    },
  )
})
