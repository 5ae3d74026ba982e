import { act, screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { navigate } from "../../router/history.ts"
import { chooseOccasions, feed } from "../../state/feed/feed.ts"
import { signs } from "../../state/looks/signs.ts"
import type { WeakLinkAnswer } from "../../state/looks/weakLink.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { sampleLook, sampleLooks, unreachable } from "../../testing/samples.ts"

const TEXT = "Your brown loafers instead of the shirt sit better with the colours of the rest."
const [[shirt] = []] = sampleLook("1").clothes
if (!shirt) throw new Error("There is no garment in the sample.")
const loafers = { ...shirt, item_id: "loafers", name: "Brown loafers", isYours: true }
const answer: WeakLinkAnswer = {
  outcome: "swap",
  text: TEXT,
  swap: { weak_link: "shirt-1", item: loafers, look: sampleLook("9", { clothes: [[loafers]] }) },
}

beforeEach(beMember)

async function openLook(answers: Parameters<typeof fakeCalls>[0]) {
  const calls = fakeCalls({ getFeed: () => sampleLooks(3), ...answers })
  await chooseOccasions(["work"])
  await openApp("/feed")
  await act(async () =>
    navigate("/look", { state: { look: sampleLook("1"), occasions: ["work"] } }),
  )
  await arriveAt("Look 1")
  return calls
}

it("shows which piece is weak and why, swaps it here and on the feed, and undoes it", async () => {
  const sent = await recordEvents()
  const calls = await openLook({ swapWeakLink: () => answer })
  await press("Swap the weak link")
  const dialog = await screen.findByRole("dialog", { name: "Swap the weak link" })
  await within(dialog).findByText(TEXT)
  within(dialog).getByText("Linen shirt")
  within(dialog).getByText("Brown loafers")
  expect(calls.at(-1)?.input).toEqual({ body: { look_id: "1" } })

  await press("Swap it")
  await arriveAt("Look 9")
  screen.getByText("In: Brown loafers. Out: Linen shirt.")
  expect(document.activeElement?.textContent).toBe("Undo")
  expect(feed.looks.map(({ look_id }) => look_id)).toEqual(["9", "2", "3"])
  expect(history.state.data).toMatchObject({ look: { look_id: "9" }, occasions: ["work"] })

  await expect
    .poll(() => signs.waiting)
    .toEqual([
      { sign: "swapped_in", item_id: "loafers", look_id: "9" },
      { sign: "swapped_out", item_id: "shirt-1", look_id: "9" },
    ])

  await press("Undo")
  await arriveAt("Look 1")
  expect(screen.queryByText(/^In: /)).toBeNull()
  expect(document.activeElement?.textContent).toBe("Swap the weak link")
  expect(feed.looks.map(({ look_id }) => look_id)).toEqual(["1", "2", "3"])
  expect(sent).toEqual(
    expect.arrayContaining(["Weak Link Asked", "Weak Link Swapped", "Swap Undone"]),
  )
})

it("says so if nothing would be better", async () => {
  const text = "This look needs nothing: no other piece would make it clearly better."
  await openLook({ swapWeakLink: () => ({ outcome: "already-best", text }) })
  await press("Swap the weak link")
  await screen.findByText(text)
  expect(screen.queryByRole("button", { name: "Swap it" })).toBeNull()
})

it("says what went wrong, and tries again", async () => {
  await openLook({
    swapWeakLink: unreachable,
  })
  await press("Swap the weak link")
  await screen.findByText(/We could not be reached/)
  fakeCalls({ swapWeakLink: () => answer })
  await press("Try again")
  await screen.findByText(TEXT)
  await press("Keep the look")
  expect(screen.queryByRole("dialog")).toBeNull()
  screen.getByRole("heading", { level: 1, name: "Look 1" })
})
