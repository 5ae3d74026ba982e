import type { WardrobeItem } from "@stylin/api/contract"
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { feed, openFeed } from "../../state/feed/feed.ts"
import { consent } from "../../state/session/consent.ts"
import { network } from "../../state/shell/network.ts"
import { snackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { fakeCompression, photoFile } from "../../testing/files.ts"
import { press } from "../../testing/hands.ts"
import { asMutable, JEANS, OWNING_JEANS, openJeans } from "../../testing/jeans.ts"
import { beMember } from "../../testing/member.ts"
import { refusal, sampleLook, unreachable } from "../../testing/samples.ts"

const PLAIN_JEANS: WardrobeItem = asMutable(JEANS)
const working: Parameters<typeof fakeCalls>[0] = {
  ...OWNING_JEANS,
  getWardrobe: () => [PLAIN_JEANS],
}

describe("another photo of it", () => {
  const RED = { ...PLAIN_JEANS, colours: ["red"], image_path: "/api/pictures/photos/red" }
  const photo = photoFile("jeans.jpg")
  const pick = () =>
    act(async () => {
      const chooser = screen.getByLabelText("Another photo of it")
      fireEvent.change(chooser, { target: { files: [photo] } })
    })
  const shown = () => screen.getByRole("img", { name: "Indigo straight jeans" }).getAttribute("src")

  beforeEach(() => {
    beMember()
    fakeCompression()
    consent.photos = "granted"
    vi.spyOn(console, "warn").mockImplementation(() => {})
  })

  afterEach(() => {
    network.isOnline = true
  })

  it("is read, shown at once and can be taken back; cached looks go", async () => {
    const calls = fakeCalls({
      ...working,
      getFeed: () => [sampleLook("a")],
      replacePhoto: () => RED,
      restorePhoto: () => PLAIN_JEANS,
    })
    await openFeed()
    await openJeans()
    const before = shown()

    await pick()

    await vi.waitFor(() => expect(shown()).toContain("photos/red"))
    screen.getByText("Red")
    expect(snackbar.message?.text).toBe("Photo changed. Its colour is now red.")
    expect(feed.looks).toHaveLength(0)
    await press("Undo")
    expect(shown()).toBe(before)
    expect(calls.find(({ name }) => name === "restorePhoto")?.input).toEqual({
      body: { item_id: "1", image_path: "/api/pictures/photos/red" },
    })
  })

  it("that cannot be read is said, and tried again with the same photo", async () => {
    fakeCalls({ ...working, replacePhoto: unreachable })
    await openJeans()
    await pick()
    await screen.findByRole("button", { name: "Try this photo again" })
    // Once it is reached again, what she owns is fetched again too.
    const again = { getWardrobe: () => [RED], replacePhoto: () => RED }
    const calls = fakeCalls({ ...working, ...again, restorePhoto: unreachable })

    await press("Try this photo again")
    await vi.waitFor(() => expect(shown()).toContain("photos/red"))
    await vi.waitFor(() => expect(snackbar.message?.text).toContain("Photo changed."))
    expect(screen.queryByRole("button", { name: "Try this photo again" })).toBeNull()
    expect(calls.filter(({ name }) => name === "replacePhoto")).toHaveLength(1)

    await press("Undo")
    await vi.waitFor(() => expect(snackbar.message?.text).toMatch(/^That could not be undone/))
    expect(shown()).toContain("photos/red")
  })

  it("is taken back no more once another device has changed it again, and no other try is offered", async () => {
    const restorePhoto = () => {
      throw refusal(409, "Its photo has been changed since.")
    }
    fakeCalls({ ...working, replacePhoto: () => RED, restorePhoto })
    await openJeans()
    await pick()
    await vi.waitFor(() => expect(shown()).toContain("photos/red"))
    await press("Undo")

    await vi.waitFor(() =>
      expect(snackbar.message?.text).toBe(
        "That could not be undone. Its photo has been changed since.",
      ),
    )
    expect(snackbar.message?.undo).toBeUndefined()
    expect(shown()).toContain("photos/red")
  })

  it("needs her consent first, and a connection", async () => {
    consent.photos = "unasked"
    fakeCalls({ ...working, setConsent: () => ({ photos: true, analytics: false }) })
    await openJeans()
    await press("Change the photo")
    const click = vi.spyOn(screen.getByLabelText("Another photo of it"), "click")
    await press("Agree and go on")
    expect(click).toHaveBeenCalledOnce()

    await act(async () => {
      network.isOnline = false
    })
    screen.getByText("You need to be online to change the photo.")
  })
})
