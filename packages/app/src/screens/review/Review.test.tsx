import { act, fireEvent, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { fetchPending, pending } from "../../state/pending/pending.ts"
import { confirmed, confirmReview, openReview } from "../../state/review/review.ts"
import { endSession } from "../../state/session/auth.ts"
import { snackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, follow, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleLooks, samplePending, unreachable } from "../../testing/samples.ts"

let waits: number[]

const ok = () => ({ ok: true as const })
let isDropped: boolean
const working: Parameters<typeof fakeCalls>[0] = {
  getPending: () =>
    isDropped
      ? []
      : [
          samplePending("1", { kind: "blouse", colours: ["rust"] }),
          samplePending("2", { kind: "shirt" }),
        ],
  getWardrobe: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  addToWardrobe: ({ body }) => body.map((added) => ({ ...added, item_id: `own-${added.item_id}` })),
  addSearchItems: ok,
  updateOwnItems: ok,
  dismissPending() {
    isDropped = true
    return ok()
  },
  getFeed: () => sampleLooks(4),
}

beforeEach(() => {
  beMember()
  waits = []
  isDropped = false
  environment.wait = async (milliseconds) => void waits.push(milliseconds)
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

const boxes = () => screen.findAllByRole<HTMLInputElement>("checkbox")
const tick = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("checkbox", { name })))

it("lists what was found, all checked", async () => {
  fakeCalls({ ...working, getPending: () => ["1", "2", "3"].map((id) => samplePending(id)) })
  await openApp("/onboarding/end")
  expect((await boxes()).map((box) => box.checked)).toEqual([true, true, true])
  screen.getByText("3 of 3 will be added.")
  await tick("Item 2")
  screen.getByText("2 of 3 will be added.")
})

it("says that a row needs nothing only where there is one that does not ask", async () => {
  let found = [samplePending("1", { kind: "shirt" }), samplePending("2")]
  fakeCalls({ ...working, getPending: () => found })
  await openApp("/onboarding/end")
  expect(await screen.findByText(/A row that is right needs nothing/)).toBeDefined()

  found = [samplePending("2")]
  await act(() => fetchPending())
  expect(await screen.findByText(/answer what its row asks/)).toBeDefined()
  expect(screen.queryByText(/needs nothing/)).toBeNull()
})

it("leads to the wardrobe if nothing is pending", async () => {
  fakeCalls({ ...working, getPending: () => [] })
  await openApp("/onboarding/end")
  await arriveAt("Wardrobe")
  expect(location.pathname).toBe("/wardrobe")
})

it("leads a guest to the splash", async () => {
  endSession()
  fakeCalls({})
  await openApp("/onboarding/end")
  expect(location.pathname).toBe("/")
})

it("disables Confirm until the items have loaded", async () => {
  const answer = Promise.withResolvers<[]>()
  fakeCalls({ ...working, getPending: () => answer.promise })
  await openApp("/onboarding/end")
  expect(screen.getAllByText("Loading item").length).toBeGreaterThan(0)
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull()
  await act(async () => answer.resolve([]))
})

it("says that the items did not load, and offers two ways on", async () => {
  fakeCalls({ ...working, getPending: unreachable })
  await openApp("/onboarding/end")
  await screen.findByText(/We could not be reached.*kept until you have reviewed them/)
  expect(screen.queryByRole("checkbox")).toBeNull()
  fakeCalls(working)
  await press("Try again")
  expect(await boxes()).toHaveLength(2)
  await follow("Review later")
  await arriveAt("Wardrobe")
  expect(location.pathname).toBe("/wardrobe")
})

describe("with nothing checked", () => {
  it("drops everything and goes to the wardrobe, which does not send her back", async () => {
    const calls = fakeCalls(working)
    await openApp("/onboarding/end")
    for (const box of await boxes()) await act(async () => void fireEvent.click(box))
    screen.getByText("Nothing is ticked. Confirm, and none of these is kept.")
    await press("Confirm")
    await arriveAt("Wardrobe")
    expect(calls.find((call) => call.name === "dismissPending")?.input).toEqual({
      body: { item_ids: ["1", "2"] },
    })
    expect(calls.some((call) => call.name === "addToWardrobe")).toBe(false)
    expect(pending.items).toEqual([])
    expect(location.pathname).toBe("/wardrobe")
  })

  it("says what went wrong and lets her try again", async () => {
    fakeCalls({ ...working, dismissPending: unreachable })
    await openApp("/onboarding/end")
    for (const box of await boxes()) await act(async () => void fireEvent.click(box))
    await press("Confirm")
    await screen.findByText(/We could not be reached/)
    fakeCalls(working)
    await press("Confirm")
    await arriveAt("Wardrobe")
  })

  it("is locked while items are dropped", async () => {
    const answer = Promise.withResolvers<{ ok: true }>()
    fakeCalls({ ...working, dismissPending: () => answer.promise })
    await openApp("/onboarding/end")
    for (const box of await boxes()) await act(async () => void fireEvent.click(box))
    await press("Confirm")
    expect(screen.getByRole("button", { name: /Confirm|One moment/ }).ariaDisabled).toBe("true")
    expect((await boxes()).every((box) => box.disabled)).toBe(true)
    await act(async () => answer.resolve({ ok: true }))
  })
})

it("includes what is found while she reviews", async () => {
  fakeCalls({ ...working, getPending: () => [samplePending("1")] })
  await openApp("/onboarding/end")
  await boxes()
  await tick("Item 1")
  fakeCalls({ ...working, getPending: () => [samplePending("1"), samplePending("2")] })
  await act(() => fetchPending())
  expect((await boxes()).map((box) => box.checked)).toEqual([false, true])
})

it("shows each step, and leads to the new feed", async () => {
  const messages = [
    "Adding new items to your wardrobe...",
    "AI is updating your recommendations...",
    "Fetching new outfits...",
    "Done! Your wardrobe and personalised feed are updated",
  ]
  const calls = fakeCalls(working)
  environment.wait = async (milliseconds) => {
    await screen.findByText(messages[waits.length] ?? "")
    waits.push(milliseconds)
  }
  await openApp("/onboarding/end")
  await boxes()
  await press("Confirm")
  await arriveAt("Styled for you")
  expect(waits).toEqual([1800, 1800, 1800, 1000])
  expect(calls.filter((call) => call.name === "getFeed")).toHaveLength(1)
})

it("says that it failed, goes to the wardrobe, and keeps what is to be reviewed", async () => {
  fakeCalls({ ...working, addToWardrobe: unreachable })
  await openApp("/onboarding/end")
  await boxes()
  await press("Confirm")
  await arriveAt("Wardrobe")
  expect(snackbar.message).toMatchObject({
    text: "Something went wrong while updating your wardrobe",
    color: "red",
  })
  fakeCalls(working)
  await follow("New items are waiting for your review.")
  expect(await boxes()).toHaveLength(2)
})

it("also reports an outcome known before its screen is shown", async () => {
  fakeCalls({ ...working, addToWardrobe: unreachable })
  await openApp("/favorites")
  await act(async () => {
    await openReview(new AbortController().signal)
    confirmReview()
    await confirmed()
    navigate("/wardrobe/loading")
  })
  await arriveAt("Wardrobe")
  expect(snackbar.message?.text).toBe("Something went wrong while updating your wardrobe")
  expect(location.pathname).toBe("/wardrobe")
})

it("shows nothing at /wardrobe/loading if nothing is confirmed", async () => {
  fakeCalls({ ...working, getPending: () => [] })
  await openApp("/feed")
  await act(async () => navigate("/wardrobe/loading"))
  await arriveAt("Wardrobe")
  expect(location.pathname).toBe("/wardrobe")
})
