import { POUNDS } from "@stylin/garments/money"
import { describe, expect, it } from "vitest"
import { isWithin, unitsOf } from "./price.ts"

const EUROS = { currency: "EUR", locale: "de-DE" }

describe("unitsOf", () => {
  it.each([
    ["49.99 GBP", 4999],
    ["GBP49,99", 4999],
    ["£1,299.00", 129900],
    ["1.299,50 gbp", 129950],
    ["1,299 GBP", 129900],
    ["20 GBP", 2000],
    ["19.9 GBP", 1990],
  ])("reads %s", (price, pence) => {
    expect(unitsOf(price, "", POUNDS)).toBe(pence)
  })

  it.each([
    ["EUR", "de-DE", "1.299,00 EUR", 129_900],
    ["EUR", "de-DE", "49,99 €", 4999],
    ["EUR", "de-DE", "49,99 Euro", 4999],
    ["EUR", "fr-FR", "1\u202f299,50 €", 129_950],
    ["EUR", "en-GB", "€49.99", 4999],
    ["JPY", "ja-JP", "¥5,980 JPY", 5980],
    ["JPY", "ja-JP", "￥5,980", 5980],
    ["JPY", "ja-JP", "5980.00 JPY", 5980],
    ["JPY", "ja-JP", "5,980円", 5980],
    ["KWD", "en-KW", "12.495 KWD", 12_495],
    ["KWD", "en-KW", "1,200.5 KWD", 1_200_500],
    ["KWD", "en-KW", "1,200.500 KWD", 1_200_500],
    ["IQD", "en-IQ", "25,000 IQD", 25_000_000],
    ["IQD", "en-IQ", "25.000,000 IQD", 25_000_000],
    ["IQD", "en-IQ", "25000.000 IQD", 25_000_000],
    ["TND", "ar-TN", "49,990 TND", 49_990],
    ["TND", "ar-TN", "49.990 TND", 49_990],
    ["CHF", "de-CH", "CHF 1’299.50", 129_950],
    ["INR", "en-IN", "₹1,29,999.00", 12_999_900],
    ["SEK", "sv-SE", "1 299,00 kr", 129_900],
    ["PLN", "pl-PL", "199,99 zł", 19_999],
    ["IDR", "id-ID", "Rp 2.500.000", 250_000_000],
    ["BRL", "pt-BR", "R$ 199,90", 19_990],
  ])("reads a price in %s of %s: %s", (currency, locale, price, units) => {
    expect(unitsOf(price, "", { currency, locale })).toBe(units)
  })

  it("takes the currency from its own column", () => {
    expect(unitsOf("12.50", "GBP", POUNDS)).toBe(1250)
    expect(() => unitsOf("12.50", "EUR", POUNDS)).toThrow("must be in GBP, not EUR")
    expect(unitsOf("12,50", "EUR", EUROS)).toBe(1250)
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
    "200000 GBP",
    "",
  ])("refuses %j", (price) => {
    expect(() => unitsOf(price, "", POUNDS)).toThrow(/^must/)
  })

  it.each([
    ["49.99", EUROS, "must name its currency, as in 49.99 EUR"],
    ["49.99 GBP", EUROS, "must be in EUR, not GBP"],
    ["£49.99", EUROS, "must be in EUR, not £"],
    ["$49.99 USD", { currency: "CAD", locale: "en-CA" }, "must be in CAD, not USD"],
    ["EUR 49.99", { currency: "ZAR", locale: "en-ZA" }, "must be in ZAR, not EUR"],
    ["5980.50 JPY", { currency: "JPY", locale: "ja-JP" }, "must be an amount such as 50 JPY"],
    ["12.3456 KWD", { currency: "KWD", locale: "en-KW" }, "must be an amount such as 49.990 KWD"],
  ])("says of %s what is wrong with it", (price, money, words) => {
    expect(() => unitsOf(price, "", money)).toThrow(words)
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
