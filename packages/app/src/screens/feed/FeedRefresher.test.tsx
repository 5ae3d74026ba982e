import { act, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { revalidateSession } from "../../state/account/signedIn.ts"
import { dropFeed } from "../../state/feed/feed.ts"
import { confirmGarments, resumeConfirmation } from "../../state/review/confirmation.ts"
import { sendSelfie } from "../../state/selfie/selfieSending.ts"
import { endSession } from "../../state/session/auth.ts"
import { network } from "../../state/shell/network.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { photoFile } from "../../testing/files.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import {
  SAMPLE_PROFILE,
  sampleItem,
  sampleLook,
  sampleLooks,
  unreachable,
} from "../../testing/samples.ts"

vi.mock("../../photos/compressor.ts", () => ({
  startCompressor: () => ({ compress: async (photo: Blob) => photo, close() {} }),
}))

beforeEach(() => {
  beMember()
  environment.wait = () => Promise.resolve()
})

describe("looks dropped while they are shown", () => {
  const shown = () => screen.findByRole("heading", { name: "Look new" })

  it("are replaced when her earlier selfie has been read", async () => {
    const read = Promise.withResolvers<{ colour_type: string }>()
    const sending = sendSelfie({ file: photoFile("me.jpg"), source: "file" })
    fakeCalls({ getFeed: () => sampleLooks(3), analyseSelfie: () => read.promise })
    await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    fakeCalls({ getFeed: () => [sampleLook("new")] })
    await act(async () => {
      read.resolve({ colour_type: "soft autumn" })
      await sending
    })
    await shown()
    expect(screen.queryByText("Loading look")).toBeNull()
  })

  it("are replaced when an earlier visit's confirmation has ended", async () => {
    const ok = () => ({ ok: true as const })
    fakeCalls({
      addToWardrobe: () => [sampleItem("own", "shoes")],
      updateOwnItems: unreachable,
    })
    await expect(
      confirmGarments({ shots: [sampleItem("1", "shoes")], searchItems: [], left: [] }),
    ).rejects.toThrow("could not be reached")
    fakeCalls({ getFeed: () => sampleLooks(3), updateOwnItems: ok })
    await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    fakeCalls({ getFeed: () => [sampleLook("new")], updateOwnItems: ok })
    await act(() => resumeConfirmation())
    await shown()
  })

  it("are requested again if they were dropped while loading", async () => {
    const late = Promise.withResolvers<ReturnType<typeof sampleLooks>>()
    fakeCalls({ getFeed: () => late.promise })
    await openApp("/feed")
    fakeCalls({ getFeed: () => [sampleLook("new")] })
    await act(async () => dropFeed())
    await act(async () => late.resolve(sampleLooks(3)))
    await shown()
  })

  it("are not requested once she has signed out", async () => {
    const calls = fakeCalls({ getFeed: () => sampleLooks(3) })
    await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    calls.length = 0
    await act(async () => endSession())
    expect(location.pathname).toBe("/")
    expect(calls).toEqual([])
  })
})

describe("cached looks without a network", () => {
  beforeEach(async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {})
    fakeCalls({ getFeed: () => sampleLooks(4), getProfile: unreachable })
    await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
  })
  afterEach(() => Object.assign(network, { isOnline: true, isReached: true }))

  it("say that she is offline", async () => {
    await act(async () => void Object.assign(network, { isOnline: false }))
    screen.getByText("You are offline. What was loaded stays here.")
    expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(3)
  })

  it("say so even if the browser counts a network without a connection", async () => {
    await act(() => revalidateSession())
    screen.getByText("You seem to be offline. What was loaded stays here.")
    fakeCalls({ getProfile: () => SAMPLE_PROFILE })
    await act(() => revalidateSession())
    expect(screen.queryByText(/offline/)).toBeNull()
  })
})
