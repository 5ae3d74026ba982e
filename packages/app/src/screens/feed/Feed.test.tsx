import { act, screen } from "@testing-library/react"
import { ref } from "valtio/vanilla"
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { tips } from "../../state/feed/tips.ts"
import { profile } from "../../state/profile/profile.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { SAMPLE_PROFILE, sampleLook, sampleLooks, unreachable } from "../../testing/samples.ts"

beforeEach(() => {
  beMember()
  environment.wait = () => Promise.resolve()
})

it("shows three looks at a time", async () => {
  fakeCalls({ getFeed: () => sampleLooks(5), updateImpressions: () => ({ ok: true }) })
  await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(3)
  await press("Show the next looks")
  await screen.findByRole("heading", { name: "Look 4" })
  expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(2)
})

it("says what went wrong and tries again", async () => {
  fakeCalls({
    getFeed: unreachable,
  })
  await openApp("/feed")
  await screen.findByText("We could not be reached. Please try again.")
  fakeCalls({ getFeed: () => sampleLooks(3) })
  await press("Try again")
  await screen.findByRole("heading", { name: "Look 1" })
})

it("uses the occasions that were passed along, once", async () => {
  const calls = fakeCalls({ getFavourites: () => [], getFeed: () => sampleLooks(3) })
  await openApp("/favorites")
  await arriveAt("Loved stylins")
  await act(async () => navigate("/feed", { state: { occasions: ["work", "dating"] } }))
  await arriveAt("Styled for work and dating")
  const asked = calls.findLast(({ name }) => name === "getFeed")
  expect(asked?.input).toMatchObject({ query: { occasions: "work,dating" } })
  expect(history.state).toMatchObject({ data: null })
})

it("opens a look, and returns from an address without one", async () => {
  fakeCalls({ getFeed: () => [sampleLook("1")] })
  await openApp("/feed")
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
  await openApp("/feed")
  expect(screen.getAllByText("Loading look")).toHaveLength(3)
  expect(button("Show the next looks").ariaDisabled).toBe("true")
  expect(button("New Stylins For you").ariaDisabled).toBe("true")
  await act(async () => answer.resolve(sampleLooks(3)))
  expect(button("Show the next looks").ariaDisabled).toBe(null)
})

it("draws the next looks out of sight while their placeholders are there", async () => {
  fakeCalls({ getFeed: () => sampleLooks(6), updateImpressions: () => ({ ok: true }) })
  await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  const placeholders = Promise.withResolvers<void>()
  environment.wait = () => placeholders.promise
  await press("Show the next looks")
  screen.getByRole("list", { name: "Looks are loading" })
  const drawn = ["Look 4", "Look 5", "Look 6"].map((text) => screen.getByText(text))
  expect(screen.queryByText("Look 1")).toBeNull()
  expect(screen.queryAllByRole("heading", { name: /^Look / })).toEqual([])

  await act(async () => placeholders.resolve())
  expect(screen.getAllByRole("heading", { name: /^Look / })).toEqual(drawn)
  expect(screen.queryByText("Loading look")).toBeNull()
})

it("shows looks for the activity she picks", async () => {
  const sent = await recordEvents()
  const calls = fakeCalls({ getFeed: () => sampleLooks(3) })
  await openApp("/feed")
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

it("starts the picker from what the feed shows, and adds an activity only where she asks to", async () => {
  const calls = fakeCalls({ getFeed: () => sampleLooks(3) })
  await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  await press("New Stylins For you")
  await choose("Dating")
  await choose("Work")
  await press("Get new Stylin")
  await arriveAt("Styled for work")
  await press("New Stylins For work")
  expect(screen.getByRole("radio", { name: "Work" })).toHaveProperty("checked", true)
  await press("Dress for more than one")
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Work" }))
  await press("Dress for only one")
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Work" }))
  await press("Dress for more than one")
  await choose("Dating")
  expect(screen.queryByRole("button", { name: "Dress for only one" })).toBeNull()
  await press("Get new Stylin")
  expect(calls.at(-1)?.input).toMatchObject({ query: { occasions: "work,dating" } })
  await press(/^New Stylins For/)
  expect(screen.getByRole("checkbox", { name: "Dating" })).toHaveProperty("checked", true)
})

it("asks in the picker what she spends on a piece, and saves that before the looks are fetched", async () => {
  const needs = { coverage: { legs: "knees" as const } }
  const calls = fakeCalls({
    getFeed: () => sampleLooks(3),
    getProfile: () => ({ ...SAMPLE_PROFILE, needs }),
    updateUser: () => SAMPLE_PROFILE,
  })
  await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  await press("New Stylins For you")
  await expect.poll(() => screen.getByLabelText("£50")).toHaveProperty("disabled", false)
  await choose("£50")
  await press("Get new Stylin")
  await expect
    .poll(() => calls.map(({ name }) => name).slice(-2))
    .toEqual(["updateUser", "getFeed"])
  expect(calls.at(-2)?.input).toEqual({
    body: { update_values: { needs: { ...needs, piece_budget: 50 } }, said_at: expect.any(String) },
  })
})

describe("what looks are made of", () => {
  const worn = (isYours: boolean, id: string) =>
    sampleLook(id).clothes.map((place) => place.map((item) => ({ ...item, isYours })))
  const look = (id: string, ...owned: boolean[]) =>
    sampleLook(id, { clothes: owned.flatMap((isYours, at) => worn(isYours, `${id}-${at}`)) })
  const chosen = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked

  it("follows what she owns until she chooses, and then her choice", async () => {
    const calls = fakeCalls({ getFeed: () => [look("1", true, true)] })
    await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    expect(calls.at(-1)?.input).not.toHaveProperty("query.pieces")
    await screen.findByLabelText("Only mine")
    expect(chosen("Only mine")).toBe(true)

    const again = fakeCalls({ getFeed: () => [look("2", true, false)] })
    await choose("Mine plus one")
    await screen.findByRole("heading", { name: "Look 2" })
    const asked = again.findLast(({ name }) => name === "getFeed")
    expect(asked?.input).toMatchObject({ query: { pieces: "one_new" } })
    expect(localStorage.getItem("feed-pieces")).toContain("one_new")
    expect(screen.queryByText(/no more looks like this/)).toBeNull()
  })

  it("has its place above the looks before its code is there", async () => {
    fakeCalls({ getFeed: () => [look("1", true, true)] })
    await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    const above = () => screen.getByRole("heading", { name: "Styled for you" }).closest("main")
    expect(above()?.querySelector("[style*='height: 68px'], fieldset")).not.toBeNull()
    await screen.findByLabelText("Only mine")
    expect(above()?.querySelector("[style*='height: 68px']")).toBeNull()
  })

  it("is marked as the nearest if her clothes make nothing closer", async () => {
    fakeCalls({ getFeed: () => [look("1", true, false, false)] })
    await openApp("/feed")
    await screen.findByLabelText("New ideas")
    expect(chosen("New ideas")).toBe(true)
    await choose("Only mine")
    await screen.findByText(/Your clothes make no look like this yet/)
    fakeCalls({ getFeed: () => [look("2", true, true), look("3", true, false)] })
    await choose("Mine plus one")
    await choose("Only mine")
    await screen.findByText(/Your clothes make no more looks like this/)
  })

  it("is not asked of someone who owns nothing", async () => {
    fakeCalls({ getFeed: () => sampleLooks(3) })
    await openApp("/feed")
    await screen.findByRole("heading", { name: "Look 1" })
    expect(screen.queryByLabelText("Only mine")).toBeNull()
  })
})

it("keeps the cached looks when new ones fail, and says so", async () => {
  fakeCalls({ getFeed: () => sampleLooks(3) })
  await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  fakeCalls({
    getFeed: unreachable,
  })
  await press("Show the next looks")
  await screen.findByText(/We could not be reached.*This is what was loaded before/)
  expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(3)
})

describe("the tips", () => {
  // So that tests wait for the tips, not for their compilation.
  beforeAll(async () => void (await import("./FeedTips.tsx")))

  it("appear on the first visit, five of them, and never again", async () => {
    tips.areEnded = false
    const sent = await recordEvents()
    const calls = fakeCalls({
      getFeed: () => sampleLooks(3),
      getProfile: () => ({ ...SAMPLE_PROFILE, tips_ended: false }),
      updateUser: () => SAMPLE_PROFILE,
    })
    await openApp("/feed")
    await screen.findByText("1 of 5")
    for (let step = 1; step < 5; step++) {
      expectAimed()
      await press("Next")
    }
    screen.getByText("5 of 5")
    expectAimed()
    await press("Got It")
    expect(localStorage.getItem("preflightEnded")).toBe("1")
    await vi.waitFor(() => expect(calls.at(-1)?.name).toBe("updateUser"))
    expect(calls.at(-1)?.input).toEqual({ body: { update_values: { tips_ended: true } } })
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
      getFeed: unreachable,
    })
    await openApp("/feed")
    await screen.findByText("Your looks did not load")
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name })
}

/** Expects the tip to have found its target. */
function expectAimed(): void {
  const light = document.querySelector<HTMLElement>("[data-part='light']")
  expect(light?.dataset.aimed).toBe("true")
}

it("says below the looks that something costs more than she likes to spend", async () => {
  const clothes = sampleLook("1").clothes.map((place) =>
    place.map((item) => ({ ...item, isYours: false, section: "upper_body" as const, price: 62 })),
  )
  fakeCalls({ getFeed: () => [sampleLook("1", { clothes })] })
  tips.areEnded = true
  profile.known = ref({ ...SAMPLE_PROFILE, needs: { piece_budget: 25 } })
  await openApp("/feed")
  await screen.findByText(/cost more than £25/)
})
