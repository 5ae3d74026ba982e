import { expect, it } from "vitest"
import { filterCount, readWish, type Wish, wishQuery } from "./wish.ts"

it("is the same after a way through the address", () => {
  const wish: Wish = {
    words: "blue & white",
    kind: "shirt",
    colour: "blue",
    season: "summer",
    state: "to-wear",
    sort: "price",
  }
  expect(readWish(wishQuery(wish))).toEqual(wish)
  expect(filterCount(wish)).toBe(4)
})

it("leaves no trace if she wants all of it", () => {
  expect(wishQuery({ words: " " })).toBe("")
})

it("passes over what an address cannot ask for", () => {
  expect(wishQuery(readWish("?kind=spoon&colour=blue&season=monsoon&sort=taste&more=1"))).toBe(
    "?colour=blue",
  )
})
