import { expect, it } from "vitest"
import { black, brief, piece } from "../score/testing.ts"
import { isTooMuchBag } from "./her-bags.ts"

it("takes no backpack to lunch if she owns another bag", () => {
  const of = (kind: "backpack" | "crossbody_bag" | "clutch") => piece({ kind, colours: black })
  const [backpack, crossbody, clutch] = [of("backpack"), of("crossbody_bag"), of("clutch")]
  expect(isTooMuchBag(backpack, [backpack, crossbody], brief("outings"))).toBe(true)
  expect(isTooMuchBag(crossbody, [backpack, crossbody], brief("outings"))).toBe(false)
  expect(isTooMuchBag(backpack, [backpack, clutch], brief("outings"))).toBe(false)
  expect(isTooMuchBag(backpack, [backpack, crossbody], brief("work"))).toBe(false)
})
