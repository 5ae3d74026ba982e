import { describe, expect, it } from "vitest"
import {
  aboutPounds,
  amountOf,
  amountWords,
  decimalsOf,
  isCurrency,
  isLocale,
  POUNDS,
  smallestUnits,
} from "./index.ts"

describe("amounts", () => {
  it.each([
    ["GBP", 49.99, 4999],
    ["EUR", 19.99, 1999],
    ["JPY", 5980, 5980],
    ["KWD", 4.995, 4995],
  ])("of %s pass as %d and as %d of its smallest unit", (currency, amount, units) => {
    expect(smallestUnits(amount, currency)).toBe(units)
    expect(amountOf(units, currency)).toBe(amount)
  })

  it("have the decimals that browsers write", () => {
    for (const currency of ["GBP", "EUR", "JPY", "KRW", "KWD", "TND", "USD"]) {
      const { maximumFractionDigits } = new Intl.NumberFormat("en", {
        style: "currency",
        currency,
      }).resolvedOptions()
      expect(decimalsOf(currency)).toBe(maximumFractionDigits)
    }
  })

  it.each([
    [4900, POUNDS, "£49.00"],
    [120_050, POUNDS, "£1200.50"],
    [4999, { currency: "EUR", locale: "de-DE" }, "49,99 €"],
    [5980, { currency: "JPY", locale: "ja-JP" }, "￥5980"],
  ])("of %d are said in the shop's money", (units, money, words) => {
    expect(amountWords(units, money).replaceAll(/\s/g, " ")).toBe(words)
  })
})

it("knows about what a pound is in other currencies", () => {
  expect(aboutPounds(25, "GBP")).toBe(25)
  expect(aboutPounds(25, "EUR")).toBe(25)
  expect(aboutPounds(25, "JPY")).toBe(5000)
})

it("tells currencies and locales from other texts", () => {
  expect(["EUR", "JPY"].every(isCurrency)).toBe(true)
  expect(["eur", "EURO", "QQQ", ""].some(isCurrency)).toBe(false)
  expect(["de-DE", "en-GB", "ja"].every(isLocale)).toBe(true)
  expect(["german", "de_DE", "", "qq-QQ"].some(isLocale)).toBe(false)
})
