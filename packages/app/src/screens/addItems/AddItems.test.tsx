import type { ParsedItem, SearchResult } from "@stylin/api/contract"
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { App } from "../../App.tsx"
import { navigate, startHistory } from "../../router/history.ts"
import { leaveAddFlow } from "../../state/addFlow.ts"
import { additions } from "../../state/additions.ts"
import { endSession, startSession } from "../../state/auth.ts"
import { chooseConsent } from "../../state/consent.ts"
import { snackbar } from "../../state/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { fakeCompression, fakeObjectUrls, photoFile, textFile } from "../../testing/files.ts"
import { arriveAt, choose, enter, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { answerEverything, noNetwork, refusal, sampleLooks } from "../../testing/samples.ts"

const SUBMITTED = "The pictures have been successfully submitted!"

let leave = () => {}

function result(id: string): SearchResult {
  return {
    item_id: id,
    title: `Shirt ${id}`,
    seller: "Maren",
    thumbnail: `/api/pictures/${id}.svg`,
  }
}

function parsedItem(id: string): ParsedItem {
  return { item_id: id, item_summary: `Shirt ${id}`, section: "upper_body" }
}

const working: Parameters<typeof fakeCalls>[0] = {
  searchItems: () => [result("a"), result("b")],
  parseSearch: ({ body }) => ({
    success: true,
    entries: body.map((found) => ({
      parsed_item: parsedItem(found.item_id ?? "none"),
      search_results: [found],
    })),
  }),
  parsePhotos: ({ files }) => files.map((_, index) => parsedItem(String(index))),
  getProductShots: ({ body }) =>
    body.map((item) => ({ ...item, image_path: "/api/pictures/1.svg" })),
  setConsent: () => ({ photos: true, analytics: false }),
  getFeed: () => sampleLooks(3),
  getPending: () => [],
}

async function pick(...files: File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^(Photos|Add photos)$/), { target: { files } })
  })
}

/** Loads the page anew: its history stays, what it had in memory does not. */
async function reload(): Promise<void> {
  cleanup()
  leave()
  leaveAddFlow()
  leave = startHistory()
  await act(async () => {
    render(<App />)
  })
}

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  Object.assign(navigator, { userAgentData: { mobile: true } })
  fakeObjectUrls()
  fakeCompression()
  fakeCalls(working)
})
afterEach(() => {
  cleanup()
  leave()
  leaveAddFlow()
  vi.unstubAllGlobals()
})

async function begin(way: string): Promise<void> {
  leave = await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  await choose(way)
  await press("Next")
}

it("offers three ways, and goes on once one is chosen", async () => {
  leave = await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  expect(screen.getAllByRole("radio")).toHaveLength(3)
  for (const text of [
    "Best",
    "Search by item description or brand",
    "Upload photos of you in different outfits",
    "Take photos of items in your closet",
  ]) {
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(screen.getAllByText("Good")).toHaveLength(2)
  const next = screen.getByRole("button", { name: "Next" })
  expect(next).toHaveProperty("disabled", true)
  await choose("Your photos")
  expect(next).toHaveProperty("disabled", false)
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull()
  expect(screen.getByRole("button", { name: "Go back" })).toBeDefined()
})

it("keeps the camera's way to mobile devices, and says why", async () => {
  Object.assign(navigator, { userAgentData: { mobile: false } })
  leave = await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  expect(screen.getByLabelText("Wardrobe photos")).toHaveProperty("disabled", true)
  expect(screen.getByText("Open Stylin on your phone to use its camera.")).toBeDefined()
})

it("lets a guest pass over it to the account", async () => {
  endSession()
  answerEverything()
  leave = await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  expect(screen.queryByRole("button", { name: "Go back" })).toBeNull()
  await press("Skip")
  await arriveAt("Create an Account")
})

it("forgets an earlier choice on entry, and waits to tell of the results again", async () => {
  sessionStorage.setItem("wardrobeModalSeen", "1")
  Object.assign(additions, { photoType: "search", chosen: [result("a")], isFromSearch: true })
  leave = await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  expect(additions).toMatchObject({ photoType: null, chosen: [], isFromSearch: false })
  expect(sessionStorage.getItem("wardrobeModalSeen")).toBe("0")
})

it.each(["upload", "added", "camera", "elsewhere"])(
  "falls back from step %s to the first one while no way is chosen",
  async (step) => {
    leave = await openApp(`/wardrobe/item?step=${step}`)
    await arriveAt("Upload your wardrobe")
    expect(location.search).toBe("")
  },
)

it("finds, adds and submits clothes by search", async () => {
  const calls = fakeCalls(working)
  await begin("Online search")
  await arriveAt("Search for your clothes")
  const add = screen.getByRole("button", { name: "Add item" })
  expect(add).toHaveProperty("disabled", true)
  await press("Search")
  expect(screen.getByText("Say what you are looking for first.")).toBeDefined()
  await enter("Description or brand", " white shirt ")
  await press("Search")
  expect(calls[0]?.input).toEqual({ query: { search_query: "white shirt", num: 10 } })
  expect(add).toHaveProperty("disabled", true)
  await choose("Shirt b")
  expect(add).toHaveProperty("disabled", false)
  await press("Add item")

  await arriveAt("Added items")
  expect(screen.getByText("Shirt b")).toBeDefined()
  await press("Add another item")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "shirt")
  await press("Search")
  await choose("Shirt a")
  await press("Add item")
  await arriveAt("Added items")
  await press("Delete Shirt b")
  await press("Finish adding items")

  expect(calls.slice(-2)).toMatchObject([
    { name: "parseSearch", input: { body: [{ item_id: "a" }] } },
    { name: "getProductShots", input: { query: { is_from_search: "true" } } },
  ])
  const modal = screen.getByRole("dialog", { name: SUBMITTED })
  expect(
    within(modal).getByText(
      "We will let you know when you can review the results. In the meantime you can continue browsing the feed.",
    ),
  ).toBeDefined()
  expect(additions.searchItems).toEqual([{ item_id: "a", item_search_data: result("a") }])
  await press("Continue")
  await arriveAt("Styled for you")
})

it("keeps what was added over a reload, and searches again for what was searched for", async () => {
  await begin("Online search")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "shirt")
  await press("Search")
  await reload()
  await arriveAt("Search for your clothes")
  await choose("Shirt a")
  await press("Add item")
  await arriveAt("Added items")
  await reload()
  await arriveAt("Added items")
  expect(screen.getByText("Shirt a")).toBeDefined()
})

it("says that nothing was found, and what went wrong, with a way on", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  fakeCalls({ ...working, searchItems: () => [] })
  await begin("Online search")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "unicorn")
  await press("Search")
  expect(screen.getByText("Nothing found for “unicorn”")).toBeDefined()
  fakeCalls({
    ...working,
    searchItems: () => {
      throw noNetwork()
    },
  })
  await press("Search")
  expect(screen.getByText("We could not be reached. Please try again.")).toBeDefined()
  const calls = fakeCalls(working)
  await press("Try again")
  expect(calls[0]?.input).toMatchObject({ query: { search_query: "unicorn" } })
  expect(screen.getByText("Shirt a")).toBeDefined()
})

it("keeps what was added where it cannot be submitted", async () => {
  await begin("Online search")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "shirt")
  await press("Search")
  await choose("Shirt a")
  await press("Add item")
  await arriveAt("Added items")
  fakeCalls({
    ...working,
    parseSearch: () => {
      throw noNetwork()
    },
  })
  await press("Finish adding items")
  expect(screen.getByText("We could not be reached. Please try again.")).toBeDefined()
  fakeCalls(working)
  await press("Finish adding items")
  expect(screen.getByRole("dialog", { name: SUBMITTED })).toBeDefined()
})

it("asks before the first photo, then sends photos of herself", async () => {
  const calls = fakeCalls(working)
  await begin("Your photos")
  await arriveAt("Your photos")
  expect(screen.queryByRole("button", { name: "Upload photos" })).toBeNull()
  await press("Agree and go on")
  expect(screen.getByRole("button", { name: "Upload photos" })).toBeDefined()
  await pick(photoFile("one.jpg"), textFile("notes.jpg"))
  await screen.findByText("“notes.jpg” is not a photo we can read.")
  await press("Delete notes.jpg")
  await pick(photoFile("two.jpg"))
  expect(screen.getByText("2 of 10")).toBeDefined()
  await press("Submit photos")
  await screen.findByRole("dialog", { name: SUBMITTED })
  expect(calls.find((call) => call.name === "parsePhotos")?.input).toMatchObject({
    files: { length: 2 },
  })
  expect(additions.wardrobeItems).toHaveLength(2)
  await press("Continue")
  await arriveAt("Styled for you")
})

it("takes at most ten photos, in her red words", async () => {
  await chooseConsent("photos", true)
  await begin("Your photos")
  await arriveAt("Your photos")
  await pick(...Array.from({ length: 11 }, (_, index) => photoFile(`${index}.jpg`)))
  expect(snackbar.message).toMatchObject({
    text: "You can select up to 10 photos at once.",
    color: "red",
  })
  expect(screen.getByRole("button", { name: "Upload photos" })).toBeDefined()
})

it("keeps the photos on the screen where the network is lost", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  await chooseConsent("photos", true)
  fakeCalls({
    ...working,
    parsePhotos: () => {
      throw noNetwork()
    },
  })
  await begin("Your photos")
  await arriveAt("Your photos")
  await pick(photoFile("one.jpg"))
  await press("Submit photos")
  await screen.findByText("We could not be reached. Please try again. Your photos are still here.")
  fakeCalls(working)
  await press("Try again")
  await screen.findByRole("dialog", { name: SUBMITTED })
})

it.each([
  [true, "They cannot be read just now. They are kept, and will be read later."],
  [
    false,
    "They cannot be read just now. They are kept for 24 hours: create your account in that time, and they will be read later.",
  ],
])("says what becomes of photos that cannot be read now; signed in: %s", async (isAuth, words) => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  if (!isAuth) endSession()
  await chooseConsent("photos", true)
  fakeCalls({
    ...working,
    parsePhotos: () => {
      throw refusal(503, "Photos can't be read just now.")
    },
  })
  await begin("Your photos")
  await arriveAt("Your photos")
  await pick(photoFile("one.jpg"))
  await press("Submit photos")
  const modal = await screen.findByRole("dialog", { name: SUBMITTED })
  expect(within(modal).getByText(words)).toBeDefined()
})

it("leads a guest on to her account, with her token kept for it", async () => {
  endSession()
  answerEverything()
  await chooseConsent("photos", true)
  const calls = fakeCalls(working)
  await begin("Your photos")
  await arriveAt("Your photos")
  await pick(photoFile("one.jpg"))
  await press("Submit photos")
  await screen.findByRole("dialog", { name: SUBMITTED })
  await press("Continue")
  await arriveAt("Create an Account")
  const sent = calls.find((call) => call.name === "parsePhotos")
  expect(localStorage.getItem("claim")).toContain(sent?.options?.claimToken)
})

it("takes photos of garments, from the gallery where there is no camera", async () => {
  await begin("Wardrobe photos")
  await arriveAt("Wardrobe photos")
  await press("Take pictures")
  await arriveAt("Take pictures")
  await press("Agree and go on")
  const finish = screen.getByRole("button", { name: "Finish taking photos" })
  expect(finish.getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByText("You can add up to 10 photos")).toBeDefined()
  await pick(photoFile("coat.jpg"), photoFile("boots.jpg"))
  expect(finish.getAttribute("aria-disabled")).toBeNull()
  await pick(...Array.from({ length: 9 }, (_, index) => photoFile(`${index}.jpg`)))
  expect(finish.getAttribute("aria-disabled")).toBe("true")
  for (const name of ["coat.jpg", "boots.jpg", "0.jpg"]) await press(`Delete ${name}`)
  await press("Finish taking photos")
  await screen.findByRole("dialog", { name: SUBMITTED })
  expect(additions.wardrobeItems).toHaveLength(8)
})

it("lets photos and previews go with the screen", async () => {
  const urls = fakeObjectUrls()
  await chooseConsent("photos", true)
  await begin("Your photos")
  await arriveAt("Your photos")
  await pick(photoFile("one.jpg"))
  await vi.waitFor(() => expect(urls.size).toBe(1))
  await act(async () => navigate("/feed"))
  await arriveAt("Styled for you")
  expect(urls.size).toBe(0)
})
