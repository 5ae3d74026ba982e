import { act, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { auth, followOtherTabs } from "../../state/session/auth.ts"
import { snackbar } from "../../state/shell/snackbar.ts"
import { loadWardrobe } from "../../state/wardrobe/wardrobe.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { sampleItem, sampleLooks, samplePending, unreachable } from "../../testing/samples.ts"

const ok = () => ({ ok: true as const })
const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => [sampleItem("1", "shoes"), sampleItem("2", "upper_body")],
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: false }),
  removeFromWardrobe: ok,
  dismissPending: ok,
  getFeed: () => sampleLooks(3),
  unlockLooks: () => ({ outcome: "nothing-unlocks", text: "No piece yet." }),
}
const SELFIE = "Take a selfie for AI to analyze your color type."
const ADD = "Add 15+ items to get more outfit recommendations."
const sections = () =>
  screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)

beforeEach(() => {
  beMember()
  environment.wait = () => new Promise(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

it("shows her items by section, with the tip", async () => {
  fakeCalls(working)
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  expect(sections()).toEqual(["upper body", "shoes", "One piece, new looks"])
  screen.getByText("Item previews may slightly differ from the actual items in real life.")
})

it("asks for a selfie and for more items, and leads to her profile", async () => {
  fakeCalls(working)
  await openApp("/wardrobe")
  const href = async (name: string) =>
    (await screen.findByRole("link", { name })).getAttribute("href")
  expect(await href(SELFIE)).toBe("/wardrobe/selfie")
  expect(await href(ADD)).toBe("/wardrobe/item")
  expect(await href("Your profile")).toBe("/profile")
})

it("shows her clothes before anything that is asked of her or offered", async () => {
  fakeCalls(working)
  await openApp("/wardrobe")
  const last = (await screen.findAllByRole("article")).at(-1)
  const asked = await screen.findByRole("link", { name: SELFIE })
  const offered = screen.getByRole("heading", { name: "One piece, new looks" })
  for (const later of [asked, screen.getByRole("link", { name: ADD }), offered]) {
    expect(last?.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

it("asks for no more items once there are 15, and still leads to adding them", async () => {
  const many = Array.from({ length: 15 }, (_, at) => sampleItem(String(at), "shoes"))
  fakeCalls({ ...working, getWardrobe: () => many })
  await openApp("/wardrobe")
  await screen.findByRole("link", { name: SELFIE })
  expect(screen.queryByRole("link", { name: ADD })).toBeNull()
  await press("Add clothes")
  await arriveAt("Upload your wardrobe")
})

it("asks for no selfie if there is one", async () => {
  fakeCalls({ ...working, getSelfieStatus: () => ({ selfie_assessed: true }) })
  await openApp("/wardrobe")
  await screen.findByRole("link", { name: ADD })
  expect(screen.queryByRole("link", { name: SELFIE })).toBeNull()
})

it("asks everything at once, so that nothing moves beneath her finger", async () => {
  const status = Promise.withResolvers<{ selfie_assessed: boolean }>()
  fakeCalls({ ...working, getSelfieStatus: () => status.promise })
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  expect(screen.queryByRole("link", { name: ADD })).toBeNull()
  await act(async () => status.resolve({ selfie_assessed: false }))
  for (const name of [SELFIE, ADD]) screen.getByRole("link", { name })
})

it("still asks for more items if nobody can say whether there is a selfie", async () => {
  fakeCalls({ ...working, getSelfieStatus: unreachable })
  await openApp("/wardrobe")
  await screen.findByRole("link", { name: ADD })
})

it("asks before an item is deleted, and can be cancelled", async () => {
  const calls = fakeCalls(working)
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  expect(screen.queryByRole("button", { name: "Delete Item 1" })).toBeNull()
  await press("Manage")
  expect(screen.queryByRole("link", { name: ADD })).toBeNull()
  await press("Delete Item 1")
  within(screen.getByRole("alertdialog", { name: "Delete item?" })).getByText("Item 1")
  await press("Cancel")
  await press("Done")
  screen.getByRole("link", { name: ADD })
  expect(calls.some((call) => call.name === "removeFromWardrobe")).toBe(false)
})

it("deletes an item, and its section with the last one", async () => {
  const sent = await recordEvents()
  fakeCalls(working)
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  await press("Manage")
  await press("Delete Item 1")
  await press("Delete")
  expect(sections()).toEqual(["upper body"])
  expect(snackbar.message).toMatchObject({ text: "Item deleted successfully", color: "red" })
  expect(sent).toContain("Item Deleted")
  await press("Delete Item 2")
  await press("Delete")
  screen.getByText("Your wardrobe is empty")
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull()
})

it("deletes an item without a network, and puts it back with one Undo", async () => {
  fakeCalls({ ...working, removeFromWardrobe: unreachable })
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  await press("Manage")
  await press("Delete Item 1")
  await press("Delete")
  expect(screen.queryByText("Item 1")).toBeNull()
  await press("Undo")
  expect(sections()).toEqual(["upper body", "shoes"])
  expect(localStorage.getItem("removals")).toBeNull()
})

it("shows the cached wardrobe if the fetch fails", async () => {
  fakeCalls(working)
  await loadWardrobe()
  fakeCalls({
    ...working,
    getWardrobe: unreachable,
  })
  await openApp("/wardrobe")
  await screen.findByText(/We could not be reached.*This is what was loaded before/)
  screen.getByText("Item 1")
  screen.getByText("You seem to be offline. What was loaded stays here.")
})

it("leads to the review of what the provider keeps", async () => {
  fakeCalls({ ...working, getPending: () => [samplePending("3")] })
  await openApp("/wardrobe")
  await arriveAt("Review your items")
  expect(location.pathname).toBe("/onboarding/end")
})

it("says why photos have to wait", async () => {
  const problem = "Photos can't be read just now."
  const waiting = { state: "waiting", problem } as const
  fakeCalls({
    ...working,
    getPending: () => [samplePending("a", waiting), samplePending("b", waiting)],
  })
  await openApp("/wardrobe")
  await screen.findByText(/2 photos of yours are being read/)
  screen.getByText(problem)
})

it("says how many photos are being read, and in how many nothing was found", async () => {
  const calls = fakeCalls({
    ...working,
    getPending: () => [
      samplePending("a", { state: "waiting" }),
      samplePending("b", { state: "failed" }),
    ],
  })
  await openApp("/wardrobe")
  await screen.findByText(/A photo of yours is being read/)
  screen.getByText("Nothing was found in one photo.")
  await press("Dismiss")
  expect(calls.at(-1)?.input).toEqual({ body: { item_ids: ["b"] } })
  expect(screen.queryByText("Nothing was found in one photo.")).toBeNull()
})

it("signs out: everything on this device is removed, and the splash is shown", async () => {
  fakeCalls({ ...working, logout: ok })
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  sessionStorage.setItem("wardrobeModalSeen", "1")
  await press("Sign out")
  expect(location.pathname).toBe("/")
  expect(auth.isAuth).toBe(false)
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

it("signs out when another tab does", async () => {
  fakeCalls(working)
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  const stop = followOtherTabs()
  localStorage.clear()
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: null })))
  expect(location.pathname).toBe("/")
  expect(screen.queryByText("Item 1")).toBeNull()
  stop()
})
