import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleItem } from "../../testing/samples.ts"

const calendar = {
  getCalendar: () => ({ plans: [], worn: [] }),
  getFavourites: () => [],
  getOutfits: () => [],
}

beforeEach(beMember)

it("leads to her first clothes instead of planning a week of none", async () => {
  fakeCalls({ ...calendar, getWardrobe: () => [] })
  await openApp("/plan")
  await screen.findByRole("heading", { name: "Your week begins with your clothes" })
  expect(screen.queryByRole("button", { name: "Plan my week" })).toBeNull()
  await press("Add clothes")
  await arriveAt("Upload your wardrobe")
})

it("names what a week without a look lacks, and stays there to be read", async () => {
  fakeCalls({
    ...calendar,
    getWardrobe: () => [sampleItem("1", "upper_body")],
    proposePlans: () => [],
  })
  await openApp("/plan")
  await arriveAt("Plan")
  await press("Plan my week")
  await screen.findByRole("heading", { name: "No look for these days yet" })
  expect(
    screen.getByText("Your wardrobe lacks trousers or a skirt and shoes. Add some, and ask again."),
  ).toBeDefined()
  expect(screen.getByRole("button", { name: "Add clothes" })).toBeDefined()
})
