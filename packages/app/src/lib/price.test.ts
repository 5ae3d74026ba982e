import { formatPrice } from "@stylin/ui"
import { expect, it } from "vitest"
import { priceWords } from "./price.ts"

it("writes prices in pounds as the browser does", () => {
  const pence = Array.from({ length: 120_000 }, (_, count) => count / 100)
  expect(pence.filter((price) => priceWords(price) !== formatPrice(price))).toEqual([])
})
