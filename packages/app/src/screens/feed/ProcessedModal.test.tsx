import { act, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { lastSubmission } from "../../state/review/processed.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { sampleLooks, samplePending } from "../../testing/samples.ts"
import { sampleResult } from "../../testing/searching.ts"

beforeEach(() => {
  beMember()
  environment.wait = () => Promise.resolve()
})

describe("the news that garments wait for review", () => {
  const news = () => screen.queryByRole("dialog", { name: "Wardrobe images processed!" })

  it("appears once per session and leads to the review", async () => {
    const sent = await recordEvents()
    localStorage.setItem("wardrobeProcessStart", "60000")
    localStorage.setItem("wardrobePhotosCount", "7")
    environment.now = () => 95_000
    fakeCalls({
      getFeed: () => sampleLooks(3),
      getPending: () => [samplePending("1")],
    })
    await openApp("/feed")
    await expect.poll(() => news()).not.toBeNull()
    screen.getByText(
      "Confirm the results now to get recommendations based on items you already have.",
    )
    expect(sessionStorage.getItem("wardrobeModalSeen")).toBe("1")
    expect(sent).toContain("Wardrobe Parsed")
    expect(lastSubmission()).toEqual({ seconds: 35, photos: 7 })
    await press("Go to wardrobe")
    await arriveAt("Review your items")
    await act(async () => navigate("/feed"))
    await arriveAt("Styled for you")
    expect(news()).toBeNull()
  })

  it("also appears for garments that she found by search", async () => {
    const found = samplePending("1", { search_result: sampleResult("1") })
    fakeCalls({ getFeed: () => sampleLooks(3), getPending: () => [found] })
    await openApp("/feed")
    await expect.poll(() => news()).not.toBeNull()
    await press("Close")
    expect(news()).toBeNull()
    expect(location.pathname).toBe("/feed")
  })

  it("does not appear while photos are still being read", async () => {
    environment.wait = () => new Promise(() => {})
    fakeCalls({
      getFeed: () => sampleLooks(3),
      getPending: () => [samplePending("1", { state: "waiting" })],
    })
    await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    expect(news()).toBeNull()
  })
})
