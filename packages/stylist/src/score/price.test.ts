import { expect, it } from "vitest"
import { price } from "./price.ts"
import { black, brief, piece } from "./testing.ts"

const shoes = (dearness: number) => [
  piece({ kind: "loafers", colours: black }, { price: 9000, dearness }),
]

it("finds dearer what costs more than she spends, once looks were too dear for her", () => {
  const tooDear = { garments: [], reason: "price" as const, dearness: 0 }
  const careful = brief("outings", { dismissed: [tooDear, tooDear] })

  expect(price(shoes(-0.7), brief())).toBeCloseTo(0)
  expect(price(shoes(-0.7), careful)).toBeLessThan(0)
  expect(price(shoes(-2), careful)).toBeCloseTo(0)
})
