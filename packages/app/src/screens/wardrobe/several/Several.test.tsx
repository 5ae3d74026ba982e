import { act, fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../../environment.ts"
import { network } from "../../../state/shell/network.ts"
import { dismissSnackbar, snackbar } from "../../../state/shell/snackbar.ts"
import { loadWardrobe, wardrobe } from "../../../state/wardrobe/wardrobe.ts"
import { fakeCalls } from "../../../testing/fakeCalls.ts"
import { press } from "../../../testing/hands.ts"
import { beMember } from "../../../testing/member.ts"
import { openApp } from "../../../testing/openApp.tsx"
import { recordEvents } from "../../../testing/recordEvents.ts"
import { sampleItem, unreachable } from "../../../testing/samples.ts"

const ok = () => ({ ok: true as const })
const CLOSET = ["1", "2", "3"].map((id) => sampleItem(id, "shoes"))
const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => CLOSET,
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  unlockLooks: () => ({ outcome: "nothing-unlocks", text: "No piece yet." }),
  setItemState: ok,
  removeFromWardrobe: ok,
}
const told = (calls: ReturnType<typeof fakeCalls>, operation: string) =>
  calls.flatMap(({ name, input }) => (name === operation ? [input] : []))
const tick = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("checkbox", { name })))
const ids = () => wardrobe.items.map(({ item_id }) => item_id)

beforeEach(() => {
  beMember()
  environment.wait = () => new Promise(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function selectTwo() {
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  await press("Manage")
  await tick("Select Item 1")
  await tick("Select Item 3")
}

it("says of several at once where they are, in one call, and takes it back with one Undo", async () => {
  const sent = await recordEvents()
  const calls = fakeCalls(working)
  await selectTwo()
  screen.getByText("2 selected")
  await press("Move")
  await press("Lent to someone")

  expect(screen.getAllByText("Lent", { selector: "article *" })).toHaveLength(2)
  expect(snackbar.message?.text).toBe("2 items are lent.")
  expect(sent).toContain("Items Changed")
  expect(screen.queryByRole("region", { name: "Selected items" })).toBeNull()
  await press("Undo")
  expect(screen.queryByText("Lent", { selector: "article *" })).toBeNull()
  await vi.waitFor(() =>
    expect(told(calls, "setItemState")).toMatchObject([
      { body: { item_ids: ["1", "3"], state: "lent" } },
      { body: { item_ids: ["3", "1"], state: null } },
    ]),
  )
})

it("keeps what is said of several offline, and sends it once the provider is reached", async () => {
  fakeCalls({ ...working, setItemState: unreachable, unlockLooks: unreachable })
  await selectTwo()
  await press("Move")
  await press("In the wash")
  expect(network.isReached).toBe(false)

  const calls = fakeCalls(working)
  await act(() => loadWardrobe())

  await vi.waitFor(() => expect(localStorage.getItem("states")).toBeNull())
  expect(told(calls, "setItemState")).toMatchObject([
    { body: { item_ids: ["1", "3"], state: "wash" } },
  ])
})

it("deletes several at once, and tells the provider only when it cannot be taken back any more", async () => {
  const calls = fakeCalls(working)
  await selectTwo()
  await press("Delete")
  expect(ids()).toEqual(["2"])
  expect(snackbar.message).toMatchObject({ text: "2 items deleted", color: "red" })
  // Another load in between does not bring them back.
  await act(() => loadWardrobe())
  expect(ids()).toEqual(["2"])
  expect(told(calls, "removeFromWardrobe")).toEqual([])

  await act(async () => dismissSnackbar())
  await vi.waitFor(() =>
    expect(told(calls, "removeFromWardrobe")).toEqual([{ body: { item_ids: ["1", "3"] } }]),
  )
  await vi.waitFor(() => expect(localStorage.getItem("removals")).toBeNull())
})

it("puts what was deleted back in its place, and the provider hears nothing of it", async () => {
  const calls = fakeCalls(working)
  await selectTwo()
  await press("Delete")
  await press("Undo")
  expect(ids()).toEqual(["1", "2", "3"])
  await vi.waitFor(() => expect(localStorage.getItem("removals")).toBeNull())
  expect(told(calls, "removeFromWardrobe")).toEqual([])
})

it("wears several today as one outfit, in one call, and takes it back with one Undo", async () => {
  environment.now = () => new Date(2026, 10, 23, 9).getTime()
  const answer = Promise.withResolvers<{ ok: true }>()
  const calls = fakeCalls({ ...working, addWorn: () => answer.promise, removeWorn: ok })
  await selectTwo()
  await press("Wear today")

  expect(snackbar.message?.text).toBe("2 pieces are worn today, as one outfit.")
  expect(wardrobe.items.map(({ worn }) => worn?.times)).toEqual([1, undefined, 1])
  expect(screen.queryByRole("region", { name: "Selected items" })).toBeNull()
  await press("Undo")
  expect(wardrobe.items.map(({ worn }) => worn)).toEqual([undefined, undefined, undefined])
  answer.resolve({ ok: true })
  const said = { body: { day: "2026-11-23", item_ids: ["1", "3"] } }
  await vi.waitFor(() => expect(told(calls, "removeWorn")).toMatchObject([said]))
  expect(told(calls, "addWorn")).toMatchObject([said])
})

it("is not worn again today, nor with something that is away, nor as far too much", async () => {
  environment.now = () => new Date(2026, 10, 23, 9).getTime()
  const worn = { times: 1, last: "2026-11-23" }
  const many = Array.from({ length: 12 }, (_, at) => sampleItem(`more ${at}`, "accessories"))
  const [one = sampleItem("1", "shoes"), two = one, three = one] = CLOSET
  const calls = fakeCalls({
    ...working,
    getWardrobe: () => [{ ...one, worn }, { ...two, state: "wash" }, three, ...many],
    addWorn: ok,
  })
  await selectTwo()
  await tick("Select Item 2")
  expect(screen.queryByRole("button", { name: "Wear today" })).toBeNull()
  await tick("Select Item 2")
  await press("Wear today")
  await vi.waitFor(() =>
    expect(told(calls, "addWorn")).toMatchObject([{ body: { item_ids: ["3"] } }]),
  )

  await tick("Select Item 3")
  await press("Select all")
  expect(screen.queryByRole("button", { name: "Wear today" })).toBeNull()
})

it("selects all that is shown, and forgets the selection when she is done", async () => {
  fakeCalls(working)
  await selectTwo()
  await press("Select all")
  screen.getByText("3 selected")
  await press("Done")
  await press("Manage")
  expect(screen.queryByText("3 selected")).toBeNull()
})

it("begins with the item whose picture is pressed and held", async () => {
  fakeCalls(working)
  await openApp("/wardrobe")
  await screen.findByText("Item 2")
  vi.useFakeTimers()
  fireEvent.pointerDown(screen.getByRole("button", { name: "Open Item 2" }), {
    isPrimary: true,
    button: 0,
  })
  await act(async () => void vi.runOnlyPendingTimers())
  vi.useRealTimers()
  const bar = await screen.findByRole("region", { name: "Selected items" })
  within(bar).getByText("1 selected")
  expect(screen.getByRole("checkbox", { name: "Select Item 2" })).toHaveProperty("checked", true)
})

it("is reached by keyboard right after the press that selects, and leads back to the item", async () => {
  fakeCalls(working)
  await selectTwo()
  const skip = screen.getByRole("button", { name: "Go to actions for the selection" })
  const box = screen.getByRole("checkbox", { name: "Select Item 3" })
  const stops = [...document.querySelectorAll("article :is(input, button)")]
  expect(stops[stops.indexOf(box) + 1]).toBe(skip)

  skip.focus()
  await press("Go to actions for the selection")
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Selected items" }))
  await press("Back to your clothes")
  expect(document.activeElement).toBe(box)
  skip.focus()
  await press("Go to actions for the selection")
  await press("Delete")
  expect(document.activeElement?.textContent).toBe("Done")
})
