import { formatPrice } from "@stylin/ui"
import { expect, it } from "vitest"
import { priceWords } from "./price.ts"

it("writes prices in pounds as the browser does", () => {
  const pence = Array.from({ length: 120_000 }, (_, count) => count / 100)
  const parts = pence.map((price) => price / 10)
  const prices = [...pence, ...parts]
  expect(prices.filter((price) => priceWords(price) !== formatPrice(price))).toEqual([])
})
