import { expect, it } from "vitest"
import { budgetTooLow, dearerLooks } from "./wishes.ts"

it("says amounts in the shop's money, in pounds unless told", () => {
  const euros = { currency: "EUR", locale: "de-DE" }
  expect(budgetTooLow(4999).text).toContain("£49.99")
  expect(budgetTooLow(4999, euros).text).toMatch(/49,99\s€\.$/)
  expect(dearerLooks(5000, [5980], { currency: "JPY", locale: "en-GB" }).text).toBe(
    "For JP¥5000 we found no look that suits the day; the nearest cost JP¥5980.",
  )
})
