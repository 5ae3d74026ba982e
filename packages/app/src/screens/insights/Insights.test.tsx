import type { ResultOf, unlockLooks, WardrobeItem } from "@stylin/api/contract"
import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, follow, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import {
  SAMPLE_PROFILE,
  sampleItem,
  sampleLook,
  sampleLooks,
  unreachable,
} from "../../testing/samples.ts"

const worn = (id: string, times: number, more: Partial<WardrobeItem> = {}): WardrobeItem => ({
  ...sampleItem(id, "upper_body"),
  added_on: "2025-01-10",
  worn: { times, last: "2026-11-20" },
  ...more,
})
const CLOSET = [
  ...[9, 7, 5, 3, 2].map((times) => worn(`${times}`, times)),
  worn("old", 1, { worn: { times: 1, last: "2025-03-04" } }),
  { ...sampleItem("never", "shoes"), added_on: "2026-02-03" },
]
const pick = sampleLook("x").clothes[0]?.[0]
const found = (): ResultOf<typeof unlockLooks> => ({
  outcome: "found",
  text: "A linen shirt makes 10 new looks with what you own.",
  ...(pick && { unlock: { item: pick, new_looks: 10, looks: sampleLooks(3) } }),
})
const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => CLOSET,
  getProfile: () => SAMPLE_PROFILE,
  unlockLooks: found,
  styleItem: () => ({ looks: sampleLooks(3), unmet: [] }),
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
}

beforeEach(() => {
  beMember()
  environment.wait = () => new Promise(() => {})
  environment.now = () => new Date(2026, 10, 23, 9).getTime()
})

it("says in plain sentences what is worn, what would add most, and what would wear the unworn", async () => {
  const calls = fakeCalls(working)
  await openApp("/wardrobe")
  await screen.findByText("Item 9")
  await follow("What your wardrobe says")
  await arriveAt("What your wardrobe says")

  screen.getByText("You own 7 pieces and have worn 6 of them, 27 times altogether.")
  const listed = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
  expect(listed("Worn most")).toEqual(["Item 99 days", "Item 77 days", "Item 55 days"])
  expect(listed("Worn least")).toEqual(["Item old1 day", "Item 22 days", "Item 33 days"])
  await screen.findByText(/10 new looks with what you own\.$/)
  screen.getByText("That is £5 a look.")
  screen.getByRole("heading", { name: "One piece not worn for a year" })
  screen.getByText("Item old: last worn on 4 March 2025.")

  await press("Looks with Item never")
  screen.getByText("Item never: not worn since you added it on 3 February.")
  const asked = calls.flatMap(({ name, input }) => (name === "styleItem" ? [input] : []))
  expect(asked).toEqual([
    { body: { item_id: "old", count: 3, unasked: true } },
    { body: { item_id: "never", count: 3, unasked: true } },
  ])
})

it("says what would make it speak, and what could not be fetched", async () => {
  fakeCalls({
    ...working,
    getWardrobe: () => [sampleItem("1", "shoes")],
    unlockLooks: unreachable,
  })
  await openApp("/wardrobe/insights")
  await screen.findByText("You own one piece, and have not said yet what you wear.")
  screen.getByText(/^Press “Wear today” on a look/)
  await screen.findByText(/We could not be reached/)
  fakeCalls({ ...working, getWardrobe: () => [sampleItem("1", "shoes")] })
  await press("Try again")
  await screen.findByText(/10 new looks/)
})

it("shows what was found last where nothing is reached", async () => {
  fakeCalls(working)
  await openApp("/wardrobe/insights")
  await screen.findByText(/10 new looks/)
  await screen.findByRole("list", { name: "Looks that would wear it" })
  await vi.waitFor(() => expect(localStorage.getItem("wouldWear")).not.toBeNull())
  const nothing = { unlockLooks: unreachable, styleItem: unreachable, getProfile: unreachable }
  fakeCalls({ ...working, ...nothing, getWardrobe: unreachable })
  vi.resetModules()
  const { bestValue } = await import("../../state/insights/bestValue.ts")
  const { wouldWear, loadWouldWear } = await import("../../state/insights/wouldWear.ts")

  await loadWouldWear(wouldWear.itemId)

  expect(bestValue.answer).toEqual(found())
  expect([wouldWear.itemId, wouldWear.looks.length]).toEqual(["old", 3])
})
