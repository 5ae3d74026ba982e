import { beforeEach, describe, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { sampleItem, unreachable } from "../../testing/samples.ts"
import { endSession } from "../session/auth.ts"
import { loadWardrobe, removeItem, takeAdded, wardrobe } from "./wardrobe.ts"

const SHOES = sampleItem("1", "shoes")
const SHIRT = sampleItem("2", "upper_body")

beforeEach(() => {
  endSession()
})

describe("removeItem", () => {
  it("removes the item once the provider has", async () => {
    const calls = fakeCalls({
      getWardrobe: () => [SHOES, SHIRT],
      removeFromWardrobe: () => ({ ok: true }),
    })
    await loadWardrobe()
    await removeItem("1")
    expect(calls.at(-1)?.input).toEqual({ body: { item_ids: ["1"] } })
    expect(wardrobe.items).toEqual([SHIRT])
  })

  it("keeps it if the call fails", async () => {
    fakeCalls({
      getWardrobe: () => [SHOES],
      removeFromWardrobe: unreachable,
    })
    await loadWardrobe()
    await expect(removeItem("1")).rejects.toThrow("We could not be reached")
    expect(wardrobe.items).toEqual([SHOES])
  })
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
