// @vitest-environment node
import { createElement } from "react"
import { describe, expect, it } from "vitest"
import { DEFAULTS } from "./defaults.ts"
import { formatPrice, shownPrice } from "./money.ts"

describe("formatPrice", () => {
  it.each([
    [20, "£20"],
    [19.9, "£19.90"],
    [1250, "£1,250"],
    [0, "£0"],
  ])("prints %d as %s", (price, printed) => {
    expect(formatPrice(price)).toBe(printed)
  })

  it.each([
    ["de-DE", "EUR", 1249.5, "1.249,50 €"],
    ["en-US", "USD", 20, "$20"],
    ["ja-JP", "JPY", 4900, "￥4,900"],
  ])("prints as %s writes %s", (locale, currency, price, printed) => {
    expect(formatPrice(price, { locale, currency }).replaceAll(/\s/g, " ")).toBe(printed)
  })
})

describe("shownPrice", () => {
  const french = { locale: "fr-FR", currency: "EUR" }
  const shown = (price: Parameters<typeof shownPrice>[0]) =>
    String(shownPrice(price, french)).replaceAll(/\s/g, " ")

  it("reads a number as the provider's currency", () => {
    expect(shown(49.9)).toBe("49,90 €")
  })

  it("keeps the currency that an amount brings", () => {
    expect(shown({ amount: 30, currency: "GBP" })).toBe("30 £GB")
  })

  it("shows anything else as it is", () => {
    const sale = createElement("s", null, "£40")

    expect(shownPrice("on request", DEFAULTS)).toBe("on request")
    expect(shownPrice(sale, DEFAULTS)).toBe(sale)
    expect(shownPrice(undefined, DEFAULTS)).toBeUndefined()
  })
})
