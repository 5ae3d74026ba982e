import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { revalidateSession } from "../../state/account/signIn.ts"
import { dropFeed } from "../../state/feed/feed.ts"
import { endTips, tips } from "../../state/feed/tips.ts"
import { confirmGarments, resumeConfirmation } from "../../state/review/confirmation.ts"
import { lastSubmission } from "../../state/review/processed.ts"
import { sendSelfie } from "../../state/selfie/selfieSending.ts"
import { endSession, startSession } from "../../state/session/auth.ts"
import { network } from "../../state/shell/network.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { photoFile } from "../../testing/files.ts"
import { arriveAt, choose, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import {
  noNetwork,
  SAMPLE_PROFILE,
  sampleItem,
  sampleLook,
  sampleLooks,
  samplePending,
} from "../../testing/samples.ts"
import { sampleResult } from "../../testing/searching.ts"

vi.mock("../../photos/compressor.ts", () => ({
  startCompressor: () => ({ compress: async (photo: Blob) => photo, close() {} }),
}))

let leave = () => {}

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  environment.wait = () => Promise.resolve()
  endTips()
})
afterEach(() => {
  cleanup()
  leave()
  vi.unstubAllGlobals()
})

it("shows three looks at a time", async () => {
  fakeCalls({ getFeed: () => sampleLooks(5), updateImpressions: () => ({ ok: true }) })
  leave = await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(3)
  await press("Show the next looks")
  await screen.findByRole("heading", { name: "Look 4" })
  expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(2)
})

it("says what went wrong and tries again", async () => {
  fakeCalls({
    getFeed: () => {
      throw noNetwork()
    },
  })
  leave = await openApp("/feed")
  await screen.findByText("We could not be reached. Please try again.")
  fakeCalls({ getFeed: () => sampleLooks(3) })
  await press("Try again")
  await screen.findByRole("heading", { name: "Look 1" })
})

it("uses the occasions that were passed along, once", async () => {
  const calls = fakeCalls({ getFavourites: () => [], getFeed: () => sampleLooks(3) })
  leave = await openApp("/favorites")
  await arriveAt("Loved stylins")
  await act(async () => navigate("/feed", { state: { occasions: ["work", "dating"] } }))
  await arriveAt("Styled for work and dating")
  const asked = calls.findLast(({ name }) => name === "getFeed")
  expect(asked?.input).toMatchObject({ query: { occasions: "work,dating" } })
  expect(history.state).toMatchObject({ data: null })
})

it("opens a look, and returns from an address without one", async () => {
  fakeCalls({ getFeed: () => [sampleLook("1")] })
  leave = await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1", level: 2 })
  await press(/^Outfit: Linen shirt|^Open/)
  await arriveAt("Look 1")
  expect(location.pathname).toBe("/look")
  await act(async () => navigate("/look"))
  await arriveAt("Styled for you")
})

it("shows placeholders and locks the buttons while looks are loading", async () => {
  const answer = Promise.withResolvers<ReturnType<typeof sampleLooks>>()
  fakeCalls({ getFeed: () => answer.promise })
  leave = await openApp("/feed")
  expect(screen.getAllByText("Loading look")).toHaveLength(3)
  expect(button("Show the next looks").ariaDisabled).toBe("true")
  expect(button("New Stylins For you").ariaDisabled).toBe("true")
  await act(async () => answer.resolve(sampleLooks(3)))
  expect(button("Show the next looks").ariaDisabled).toBe(null)
})

it("shows looks for the activity she picks", async () => {
  const sent = await recordEvents()
  const calls = fakeCalls({ getFeed: () => sampleLooks(3) })
  leave = await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  await press("New Stylins For you")
  screen.getByRole("dialog", { name: "Select your activity to dress for" })
  await choose("Dating")
  await press("Get new Stylin")
  await arriveAt("Styled for dating")
  expect(document.title).toBe("Styled for dating · Stylin")
  expect(calls.at(-1)?.input).toMatchObject({ query: { occasions: "dating" } })
  expect(sent.filter((name) => name !== "Look Opened")).toEqual([
    "Feed Viewed",
    "Occasion Chosen",
    "Feed Viewed",
  ])
})

describe("what looks are made of", () => {
  const worn = (isYours: boolean, id: string) =>
    sampleLook(id).clothes.map((place) => place.map((item) => ({ ...item, isYours })))
  const look = (id: string, ...owned: boolean[]) =>
    sampleLook(id, { clothes: owned.flatMap((isYours, at) => worn(isYours, `${id}-${at}`)) })
  const chosen = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked

  it("follows what she owns until she chooses, and then her choice", async () => {
    const calls = fakeCalls({ getFeed: () => [look("1", true, true)] })
    leave = await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    expect(calls.at(-1)?.input).not.toHaveProperty("query.pieces")
    await screen.findByLabelText("Only mine")
    expect(chosen("Only mine")).toBe(true)

    const again = fakeCalls({ getFeed: () => [look("2", true, false)] })
    await choose("Mine with one new")
    await screen.findByRole("heading", { name: "Look 2" })
    expect(again.at(-1)?.input).toMatchObject({ query: { pieces: "one_new" } })
    expect(localStorage.getItem("feed-pieces")).toContain("one_new")
    expect(screen.queryByText(/no more looks like this/)).toBeNull()
  })

  it("is marked as the nearest if her clothes make nothing closer", async () => {
    fakeCalls({ getFeed: () => [look("1", true, false, false)] })
    leave = await openApp("/feed")
    await screen.findByLabelText("New ideas")
    expect(chosen("New ideas")).toBe(true)
    await choose("Only mine")
    await screen.findByText(/Your clothes make no more looks like this/)
  })

  it("is not asked of someone who owns nothing", async () => {
    fakeCalls({ getFeed: () => sampleLooks(3) })
    leave = await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    expect(screen.queryByLabelText("Only mine")).toBeNull()
  })
})

it("keeps the cached looks when new ones fail, and says so", async () => {
  fakeCalls({ getFeed: () => sampleLooks(3) })
  leave = await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  fakeCalls({
    getFeed: () => {
      throw noNetwork()
    },
  })
  await press("Show the next looks")
  await screen.findByText(/We could not be reached.*This is what was loaded before/)
  expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(3)
})

describe("looks dropped while they are shown", () => {
  const shown = () => screen.findByRole("heading", { name: "Look new" })

  it("are replaced when her earlier selfie has been read", async () => {
    const read = Promise.withResolvers<{ colour_type: string }>()
    const sending = sendSelfie({ file: photoFile("me.jpg"), source: "file" })
    fakeCalls({ getFeed: () => sampleLooks(3), analyseSelfie: () => read.promise })
    leave = await openApp("/feed")
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
      updateOwnItems: () => {
        throw noNetwork()
      },
    })
    await expect(
      confirmGarments({ shots: [sampleItem("1", "shoes")], searchItems: [], left: [] }),
    ).rejects.toThrow("could not be reached")
    fakeCalls({ getFeed: () => sampleLooks(3), updateOwnItems: ok })
    leave = await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    fakeCalls({ getFeed: () => [sampleLook("new")], updateOwnItems: ok })
    await act(() => resumeConfirmation())
    await shown()
  })

  it("are requested again if they were dropped while loading", async () => {
    const late = Promise.withResolvers<ReturnType<typeof sampleLooks>>()
    fakeCalls({ getFeed: () => late.promise })
    leave = await openApp("/feed")
    fakeCalls({ getFeed: () => [sampleLook("new")] })
    await act(async () => dropFeed())
    await act(async () => late.resolve(sampleLooks(3)))
    await shown()
  })

  it("are not requested once she has signed out", async () => {
    const calls = fakeCalls({ getFeed: () => sampleLooks(3) })
    leave = await openApp("/feed")
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
    fakeCalls({ getFeed: () => sampleLooks(4), getProfile: broken })
    leave = await openApp("/feed")
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

describe("the tips", () => {
  // So that tests wait for the tips, not for their compilation.
  beforeAll(async () => void (await import("./FeedTips.tsx")))

  it("appear on the first visit, five of them, and never again", async () => {
    tips.areEnded = false
    const sent = await recordEvents()
    fakeCalls({ getFeed: () => sampleLooks(3) })
    leave = await openApp("/feed")
    await screen.findByText("1 of 5")
    for (let step = 1; step < 5; step++) {
      expectAimed()
      await press("Next")
    }
    screen.getByText("5 of 5")
    expectAimed()
    await press("Got It")
    expect(localStorage.getItem("preflightEnded")).toBe("1")
    expect(screen.queryByText("5 of 5")).toBeNull()
    expect(sent.at(-1)).toBe("Tips Ended")
    await act(async () => navigate("/feed"))
    await screen.findByRole("heading", { name: "Look 1" })
    expect(tips.areEnded).toBe(true)
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("wait until there are looks to explain", async () => {
    tips.areEnded = false
    fakeCalls({
      getFeed: () => {
        throw noNetwork()
      },
    })
    leave = await openApp("/feed")
    await screen.findByText("Your looks did not load")
    expect(screen.queryByRole("dialog")).toBeNull()
  })
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
    leave = await openApp("/feed")
    await vi.waitFor(() => expect(news()).not.toBeNull())
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
    leave = await openApp("/feed")
    await vi.waitFor(() => expect(news()).not.toBeNull())
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
    leave = await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    expect(news()).toBeNull()
  })
})

function broken(): never {
  throw noNetwork()
}

function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name })
}

/** Expects the tip to have found its target. */
function expectAimed(): void {
  const light = document.querySelector<HTMLElement>("[data-part='light']")
  expect(light?.dataset.aimed).toBe("true")
}
