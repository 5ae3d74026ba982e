import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { feed, openFeed } from "../../state/feed/feed.ts"
import { network } from "../../state/shell/network.ts"
import { snackbar } from "../../state/shell/snackbar.ts"
import { loadWardrobe } from "../../state/wardrobe/wardrobe.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleItem, sampleLook, unreachable } from "../../testing/samples.ts"

const ok = () => ({ ok: true as const })
const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => [sampleItem("1", "shoes"), sampleItem("2", "shoes")],
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  unlockLooks: () => ({ outcome: "nothing-unlocks", text: "No piece yet." }),
  setItemState: ok,
}
const statesSent = (calls: ReturnType<typeof fakeCalls>) =>
  calls.flatMap(({ name, input }) => (name === "setItemState" ? [input] : []))

beforeEach(() => {
  beMember()
  environment.wait = () => new Promise(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function openWardrobe() {
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
}

it("says in one press why an item cannot be worn, and takes it back in place", async () => {
  const calls = fakeCalls(working)
  await openWardrobe()

  await press("More for Item 1")
  await press("In the wash")

  screen.getByText("In the wash", { selector: "article *" })
  expect(screen.queryByRole("button", { name: "Style this: Item 1" })).toBeNull()
  expect(snackbar.message?.text).toBe("Item 1 is in the wash.")
  await press("Undo")
  screen.getByRole("button", { name: "Style this: Item 1" })
  expect(statesSent(calls)).toMatchObject([
    { body: { item_ids: ["1"], state: "wash" } },
    { body: { item_ids: ["1"], state: null } },
  ])
})

it("lists what cannot be worn last, with why, and brings it back in one press", async () => {
  const calls = fakeCalls({
    ...working,
    getWardrobe: () => [{ ...sampleItem("1", "shoes"), state: "lent" }, sampleItem("2", "shoes")],
  })
  await openWardrobe()
  const titles = screen.getAllByRole("article").map(({ textContent }) => textContent)
  expect(titles.map((text) => /Item \d/.exec(text ?? "")?.[0])).toEqual(["Item 2", "Item 1"])
  screen.getByText("Lent")

  await press("Wear it again: Item 1")

  screen.getByRole("button", { name: "Style this: Item 1" })
  expect(statesSent(calls)).toMatchObject([{ body: { item_ids: ["1"], state: null } }])
})

it("keeps what is said offline, and sends it once the provider is reached", async () => {
  fakeCalls({ ...working, setItemState: unreachable, unlockLooks: unreachable })
  await openWardrobe()
  await press("More for Item 1")
  await press("Sold or given away")
  expect(network.isReached).toBe(false)

  const calls = fakeCalls(working)
  await loadWardrobe()

  screen.getByText("Gone")
  await vi.waitFor(() => expect(localStorage.getItem("states")).toBeNull())
  expect(statesSent(calls)).toMatchObject([{ body: { item_ids: ["1"], state: "gone" } }])
})

it("takes looks with it out of the cached feed, and puts them back", async () => {
  const [first] = sampleLook("x").clothes[0] ?? []
  if (!first) throw new Error("The look is empty.")
  const withItem = sampleLook("worn", { clothes: [[{ ...first, item_id: "1", isYours: true }]] })
  fakeCalls({ ...working, getFeed: () => [sampleLook("a"), withItem, sampleLook("b")] })
  await openFeed()
  await openWardrobe()
  const cached = () => feed.looks.map(({ look_id }) => look_id)

  await press("More for Item 1")
  await press("Lent to someone")
  expect(cached()).toEqual(["a", "b"])

  await press("Undo")
  expect(cached()).toEqual(["a", "worn", "b"])
})

it("says that she wears an item today, and how often she has", async () => {
  environment.now = () => new Date(2026, 10, 23, 9).getTime()
  const worn = { times: 2, last: "2026-11-20" }
  const calls = fakeCalls({
    ...working,
    getWardrobe: () => [{ ...sampleItem("1", "shoes"), worn }],
    addWorn: ok,
    removeWorn: ok,
  })
  await openWardrobe()
  await press("More for Item 1")
  screen.getByText("Worn 2 times, last on 20 November.")

  await press("Wear it today")
  expect(snackbar.message?.text).toBe("Item 1 is worn today.")
  await press("Undo")

  const body = { day: "2026-11-23", item_ids: ["1"], said_at: expect.any(String) }
  await vi.waitFor(() =>
    expect(
      calls.flatMap(({ name, input }) => (/Worn$/.test(name) ? [{ name, input }] : [])),
    ).toEqual([
      { name: "addWorn", input: { body } },
      { name: "removeWorn", input: { body } },
    ]),
  )
})
