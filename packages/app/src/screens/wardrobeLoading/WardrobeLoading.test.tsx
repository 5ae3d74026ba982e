import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { confirmReview, openReview } from "../../state/review/review.ts"
import { followOtherTabs } from "../../state/session/auth.ts"
import { dismissSnackbar, snackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { sampleLooks, samplePending } from "../../testing/samples.ts"

const ok = () => ({ ok: true as const })
const working: Parameters<typeof fakeCalls>[0] = {
  getPending: () => [],
  getFavourites: () => [],
  addToWardrobe: ({ body }) => body.map((added) => ({ ...added, item_id: `own-${added.item_id}` })),
  updateOwnItems: ok,
  getFeed: () => sampleLooks(4),
}

beforeEach(() => {
  beMember()
  dismissSnackbar()
  environment.wait = async () => {}
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

/** Confirms `count` garments, and opens the screen while call number `slow` is running. */
async function confirming(count: number, slow: number) {
  const answer = Promise.withResolvers<void>()
  let parts = 0
  fakeCalls({
    ...working,
    getPending: () => Array.from({ length: count }, (_, index) => samplePending(`${index}`)),
    addToWardrobe: async (...input) => {
      parts += 1
      if (parts === slow) await answer.promise
      return working.addToWardrobe?.(...input) ?? []
    },
  })
  await openApp("/favorites")
  environment.wait = () => new Promise(() => {})
  await act(async () => {
    await openReview(new AbortController().signal)
    confirmReview()
    navigate("/wardrobe/loading")
  })
  await expect.poll(() => parts).toBe(slow)
  return answer
}

it("shows how many are added if there are more than one call takes", async () => {
  await confirming(250, 2)
  expect(await screen.findByText("100 of 250 items added")).toBeDefined()
  const bar = screen.getByRole<HTMLProgressElement>("progressbar")
  expect([bar.value, bar.max]).toEqual([100, 250])
})

it("shows no count if one call takes them all", async () => {
  await confirming(3, 1)
  await screen.findByText("Adding new items to your wardrobe...")
  expect(screen.queryByText(/items added/)).toBeNull()
})

it("reports neither success nor failure once she has signed out elsewhere", async () => {
  const sent = await recordEvents()
  const stopFollowing = followOtherTabs()
  const answer = await confirming(3, 1)
  // Another tab has cleared the storage; its event arrives a moment later.
  localStorage.clear()
  await act(async () => answer.resolve())
  expect(screen.queryByText(/^Done!/)).toBeNull()
  expect(snackbar.message).toBeNull()
  expect(sent).not.toContain("Review Confirmed")
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: null })))
  await expect.poll(() => location.pathname).toBe("/")
  stopFollowing()
})
