import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import type { UnlockAnswer } from "../../state/looks/onePiece.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { sampleItem, sampleLook, sampleLooks, unreachable } from "../../testing/samples.ts"

const [[blazer] = []] = sampleLook("piece").clothes
if (!blazer) throw new Error("There is no garment in the sample.")
const found: UnlockAnswer = {
  outcome: "found",
  text: "A navy blazer makes 14 new looks with what you own.",
  unlock: {
    item: { ...blazer, name: "Navy blazer", image_path: "https://shop.example/blazer" },
    new_looks: 14,
    looks: sampleLooks(9),
  },
}
const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => [sampleItem("1", "shoes"), sampleItem("2", "upper_body")],
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  unlockLooks: () => found,
}

beforeEach(beMember)

it("names the piece, links to its shop, and opens its looks", async () => {
  const sent = await recordEvents()
  fakeCalls(working)
  await openApp("/wardrobe")
  await screen.findByRole("heading", { name: "One piece, 14 new looks" })
  const link = screen.getByRole("link", { name: "Navy blazer" })
  expect(link.getAttribute("href")).toBe("https://shop.example/blazer")
  await press("See the looks")
  await arriveAt("One piece, 14 new looks")
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(9)
  screen.getByText(/These are the best 9 of them\./)
  expect(sent).toEqual(expect.arrayContaining(["Unlock Shown", "Unlocked Looks Opened"]))
})

it("searches within her budget, and up to the nearest price if that buys nothing", async () => {
  const text = "Nothing in the shops is within what you asked for. There is something from £41.50."
  const calls = fakeCalls({
    ...working,
    unlockLooks: ({ body: { budget = 1000 } }) =>
      budget < 41.5 ? { outcome: "nothing-affordable", text, nearest: { budget: 41.5 } } : found,
  })
  await openApp("/wardrobe")
  await screen.findByRole("heading", { name: "One piece, 14 new looks" })
  await choose("Up to £25")
  await screen.findByText(text)
  expect(screen.queryByRole("button", { name: "See the looks" })).toBeNull()
  await press("Look up to £42")
  await screen.findByRole("link", { name: "Navy blazer" })
  const asked = calls.filter(({ name }) => name === "unlockLooks").map(({ input }) => input)
  expect(asked).toEqual([{ body: {} }, { body: { budget: 25 } }, { body: { budget: 42 } }])
  expect(screen.getByLabelText("Up to £42")).toMatchObject({ checked: true })
})

it("is fetched once per wardrobe and budget", async () => {
  const calls = fakeCalls(working)
  await openApp("/wardrobe")
  await screen.findByRole("link", { name: "Navy blazer" })
  await press("Manage")
  await press("Done")
  await screen.findByRole("link", { name: "Navy blazer" })
  expect(calls.filter(({ name }) => name === "unlockLooks")).toHaveLength(1)
})

it("says what went wrong, and tries again", async () => {
  fakeCalls({
    ...working,
    unlockLooks: unreachable,
  })
  await openApp("/wardrobe")
  await screen.findByText(/We could not be reached/)
  fakeCalls(working)
  await press("Try again")
  await screen.findByRole("link", { name: "Navy blazer" })
})

it("is hidden if she owns nothing, and its looks lead back to the wardrobe", async () => {
  const calls = fakeCalls({ ...working, getWardrobe: () => [] })
  await openApp("/wardrobe/piece")
  await arriveAt("Wardrobe")
  await screen.findByText("Your wardrobe is empty")
  expect(screen.queryByRole("heading", { name: /^One piece/ })).toBeNull()
  expect(calls.some(({ name }) => name === "unlockLooks")).toBe(false)
})
