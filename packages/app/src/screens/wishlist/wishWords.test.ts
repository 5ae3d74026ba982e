import { expect, it } from "vitest"
import { sampleWish } from "../../testing/samples.ts"
import { looksWords, wishPrice } from "./wishWords.ts"

const format = (pounds: number) => `£${pounds}`

it.each([
  [40, 40, "£40"],
  [32, 40.1, "£32, £8.1 less than when you kept it"],
  [45, 40, "£45, £5 more than when you kept it"],
  [45, undefined, "£45"],
  [undefined, 40, undefined],
])("says of %s pounds, kept at %s: %s", (price, kept_price, words) => {
  expect(wishPrice(sampleWish("1", { price }, { kept_price }), format)).toBe(words)
})

it("shows no price of what has no known brand", () => {
  expect(wishPrice(sampleWish("1", { price: 40, brand: "Unlisted" }), format)).toBeUndefined()
})

it.each([
  [0, "No look with your own clothes yet"],
  [1, "In 1 look with your own clothes"],
  [12, "In 12 looks with your own clothes"],
  [2000, "In more than 100 looks with your own clothes"],
])("says of %i looks: %s", (looks, words) => {
  expect(looksWords({ item_id: "1", looks })).toBe(words)
})
