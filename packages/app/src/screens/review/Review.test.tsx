import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { endTips } from "../../state/feed/tips.ts"
import { fetchPending, pending } from "../../state/pending/pending.ts"
import { confirmed, confirmReview, openReview } from "../../state/review/review.ts"
import { endSession, startSession } from "../../state/session/auth.ts"
import { snackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, follow, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { noNetwork, sampleLooks, samplePending } from "../../testing/samples.ts"

let leave = () => {}
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

function broken(): never {
  throw noNetwork()
}

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  endTips()
  waits = []
  isDropped = false
  environment.wait = async (milliseconds) => void waits.push(milliseconds)
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  leave()
  vi.unstubAllGlobals()
})

const boxes = () => screen.findAllByRole<HTMLInputElement>("checkbox")
const tick = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("checkbox", { name })))

it("lists what was found, all checked", async () => {
  fakeCalls({ ...working, getPending: () => ["1", "2", "3"].map((id) => samplePending(id)) })
  leave = await openApp("/onboarding/end")
  expect((await boxes()).map((box) => box.checked)).toEqual([true, true, true])
  screen.getByText("3 of 3 will be added to your wardrobe.")
  await tick("Item 2")
  screen.getByText("2 of 3 will be added to your wardrobe.")
})

it("leads to the wardrobe if nothing is pending", async () => {
  fakeCalls({ ...working, getPending: () => [] })
  leave = await openApp("/onboarding/end")
  await arriveAt("Wardrobe")
  expect(location.pathname).toBe("/wardrobe")
})

it("leads a guest to the splash", async () => {
  endSession()
  fakeCalls({})
  leave = await openApp("/onboarding/end")
  expect(location.pathname).toBe("/")
})

it("disables Confirm until the items have loaded", async () => {
  const answer = Promise.withResolvers<[]>()
  fakeCalls({ ...working, getPending: () => answer.promise })
  leave = await openApp("/onboarding/end")
  expect(screen.getAllByText("Loading item").length).toBeGreaterThan(0)
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull()
  await act(async () => answer.resolve([]))
})

it("says that the items did not load, and offers two ways on", async () => {
  fakeCalls({ ...working, getPending: broken })
  leave = await openApp("/onboarding/end")
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
    leave = await openApp("/onboarding/end")
    for (const box of await boxes()) await act(async () => void fireEvent.click(box))
    screen.getByText("Nothing is chosen. Confirm, and all of these are dropped.")
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
    fakeCalls({ ...working, dismissPending: broken })
    leave = await openApp("/onboarding/end")
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
    leave = await openApp("/onboarding/end")
    for (const box of await boxes()) await act(async () => void fireEvent.click(box))
    await press("Confirm")
    expect(screen.getByRole("button", { name: /Confirm|One moment/ }).ariaDisabled).toBe("true")
    expect((await boxes()).every((box) => box.disabled)).toBe(true)
    await act(async () => answer.resolve({ ok: true }))
  })
})

it("corrects kind, section and colour before anything is added", async () => {
  const calls = fakeCalls(working)
  leave = await openApp("/onboarding/end")
  await boxes()
  const item = within(screen.getByRole("article", { name: "Item 1" }))
  const take = (name: string) =>
    act(async () => void fireEvent.click(item.getByRole("radio", { name })))
  await take("Tunic")
  await take("Navy")
  await take("Accessories")
  await tick("Item 2")
  await press("Confirm")
  await arriveAt("Styled for you")
  expect(calls.find((call) => call.name === "addToWardrobe")?.input).toMatchObject({
    body: [{ item_id: "1", kind: "tunic", section: "accessories", colours: ["navy"] }],
  })
})

describe("a garment that was read from a photo", () => {
  const read = (more: Parameters<typeof samplePending>[1]) =>
    samplePending("1", {
      item_summary: "Navy striped jumper",
      kind: "jumper",
      colours: ["navy"],
      pattern: "stripe",
      image_path: "/cut-out.webp",
      other_pictures: ["/other.webp", "/photo.webp"],
      ...more,
    })
  const openWith = async (item: ReturnType<typeof samplePending>) => {
    const calls = fakeCalls({ ...working, getPending: () => [item] })
    leave = await openApp("/onboarding/end")
    await boxes()
    return () => calls.find((call) => call.name === "addToWardrobe")?.input
  }
  const take = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole("radio", { name })))

  it("has its doubtful parts marked, and another picture one tap away", async () => {
    const added = await openWith(read({ checks: ["kind", "cut-out", "colours"] }))
    screen.getByRole("group", { name: /What it is.*Please check/ })
    screen.getByRole("group", { name: /Picture.*Please check/ })
    screen.getByText(/The cut-out is rough/)
    await take("Original photo")
    await press("Confirm")
    await arriveAt("Styled for you")
    expect(added()).toMatchObject({ body: [{ item_id: "1", image_path: "/photo.webp" }] })
  })

  it("offers the likeliest kinds, and is named after her choice", async () => {
    const added = await openWith(read({ likely_kinds: ["jumper", "cardigan", "hoodie"] }))
    await take("Cardigan")
    screen.getByRole("article", { name: "Navy striped cardigan" })
    await press("Confirm")
    await arriveAt("Styled for you")
    expect(added()).toMatchObject({
      body: [{ kind: "cardigan", item_summary: "Navy striped cardigan" }],
    })
  })

  it("presets nothing uncertain, and asks before it is added", async () => {
    const added = await openWith(read({ kind: undefined, checks: ["section", "kind", "unsure"] }))
    const group = within(screen.getByRole("group", { name: /Section.*Please check/ }))
    expect(group.queryAllByRole("radio", { checked: true })).toEqual([])
    await press("Confirm")
    screen.getByText(/First say what “Navy striped jumper” is/)
    expect(added()).toBeUndefined()
    await take("Shoes")
    await press("Confirm")
    await arriveAt("Styled for you")
    expect(added()).toMatchObject({ body: [{ section: "shoes" }] })
  })

  it("says that she seems to own it already", async () => {
    await openWith(read({ duplicate_of: "own" }))
    screen.getByText(/This looks like something in your wardrobe/)
  })
})

describe("garments on a photo of her", () => {
  const crop = { x: 0.3, y: 0.2, width: 0.4, height: 0.3 }
  const found_in = { photo_id: "photo", photo: "/photo.webp", crop }
  const draw = async (edge: string, value: string) => {
    const slider = await screen.findByRole("slider", { name: edge })
    await act(async () => void fireEvent.change(slider, { target: { value } }))
  }

  it("are read again when she draws a crop", async () => {
    const calls = fakeCalls({
      ...working,
      getPending: () => [samplePending("1", { found_in })],
      cropPending: () => samplePending("1", { item_summary: "Red skirt", found_in }),
    })
    leave = await openApp("/onboarding/end")
    await boxes()
    await press("Adjust the crop")
    await draw("Bottom edge", "70")
    await press("Use this part")
    await screen.findByRole("article", { name: "Red skirt" })
    const input = calls.find((call) => call.name === "cropPending")?.input
    expect(input).toMatchObject({ body: { item_id: "1", crop: { x: 0.3, y: 0.2, width: 0.4 } } })
    expect(input).toHaveProperty("body.crop.height", expect.closeTo(0.5))
  })

  it("are joined by another when she draws another box", async () => {
    const calls = fakeCalls({
      ...working,
      getPending: () => [samplePending("1", { found_in })],
      cropPending: () => samplePending("9", { item_summary: "Black shoes", found_in }),
    })
    leave = await openApp("/onboarding/end")
    await boxes()
    await press("Add another item of this photo")
    await press("Use this part")
    await screen.findByRole("article", { name: "Black shoes" })
    expect(calls.find((call) => call.name === "cropPending")?.input).toMatchObject({
      body: { photo_id: "photo" },
    })
  })

  it("stay unchanged if that cannot be read, and say why", async () => {
    fakeCalls({
      ...working,
      getPending: () => [samplePending("1", { found_in })],
      cropPending: broken,
    })
    leave = await openApp("/onboarding/end")
    await boxes()
    await press("Adjust the crop")
    await press("Use this part")
    await screen.findByText(/We could not be reached/)
  })
})

it("includes what is found while she reviews", async () => {
  fakeCalls({ ...working, getPending: () => [samplePending("1")] })
  leave = await openApp("/onboarding/end")
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
  leave = await openApp("/onboarding/end")
  await boxes()
  await press("Confirm")
  await arriveAt("Styled for you")
  expect(waits).toEqual([1800, 1800, 1800, 1000])
  expect(calls.filter((call) => call.name === "getFeed")).toHaveLength(1)
})

it("says that it failed, goes to the wardrobe, and keeps what is to be reviewed", async () => {
  fakeCalls({ ...working, addToWardrobe: broken })
  leave = await openApp("/onboarding/end")
  await boxes()
  await press("Confirm")
  await arriveAt("Wardrobe")
  expect(snackbar.message).toMatchObject({
    text: "Something went wrong while updating your wardrobe",
    color: "red",
  })
  fakeCalls(working)
  await follow("New items wait for your review.")
  expect(await boxes()).toHaveLength(2)
})

it("also reports an outcome known before its screen is shown", async () => {
  fakeCalls({ ...working, addToWardrobe: broken })
  leave = await openApp("/favorites")
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
  leave = await openApp("/feed")
  await act(async () => navigate("/wardrobe/loading"))
  await arriveAt("Wardrobe")
  expect(location.pathname).toBe("/wardrobe")
})
