import { beforeEach, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { sampleItem, unreachable } from "../../testing/samples.ts"
import { endSession } from "../session/auth.ts"
import { loadWardrobe, takeAdded, wardrobe } from "./wardrobe.ts"

const SHOES = sampleItem("1", "shoes")
const SHIRT = sampleItem("2", "upper_body")

beforeEach(() => {
  endSession()
})

it("keeps the cached wardrobe if the fetch fails", async () => {
  fakeCalls({ getWardrobe: () => [SHOES] })
  await loadWardrobe()
  fakeCalls({
    getWardrobe: unreachable,
  })
  await loadWardrobe()
  expect(wardrobe.items).toEqual([SHOES])
  expect(wardrobe.status.kind).toBe("failed")
})

it("puts what was just added first", async () => {
  fakeCalls({ getWardrobe: () => [SHOES] })
  await loadWardrobe()
  takeAdded([SHIRT])
  expect(wardrobe.items).toEqual([SHIRT, SHOES])
})
