import { searchResult } from "@stylin/api/contract"
import { expect, it } from "vitest"
import { catalogueId, DEMO } from "./feed-names.ts"

it("keeps equal ids of two feeds apart, and leaves the demo's unchanged", () => {
  expect(catalogueId("a", "1")).toBe("a:1")
  expect(catalogueId("b", "1")).toBe("b:1")
  expect(catalogueId(DEMO, "demo-belt-1")).toBe("demo-belt-1")
})

it("makes ids that the contract takes, however long name and id are", () => {
  const id = catalogueId("x".repeat(40), "y".repeat(50))
  expect(searchResult.shape.item_id.parse(id)).toBe(id)
})
