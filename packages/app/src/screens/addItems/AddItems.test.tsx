import { act, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { leaveAddFlow } from "../../state/adding/addFlow.ts"
import { additions } from "../../state/adding/additions.ts"
import { endSession } from "../../state/session/auth.ts"
import { ADDING_WORKS, beginWay, SUBMITTED, searchResult } from "../../testing/addingClothes.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, enter, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp, reloadApp } from "../../testing/openApp.tsx"
import { answerEverything, unreachable } from "../../testing/samples.ts"

beforeEach(() => {
  beMember()
  Object.assign(navigator, { userAgentData: { mobile: true } })
  fakeCalls(ADDING_WORKS)
})
afterEach(leaveAddFlow)

it("offers three ways, and goes on once one is chosen", async () => {
  await openApp("/wardrobe/item")
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

it("offers the camera on mobile devices only, and says why", async () => {
  Object.assign(navigator, { userAgentData: { mobile: false } })
  await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  expect(screen.getByLabelText("Wardrobe photos")).toHaveProperty("disabled", true)
  expect(screen.getByText("Open Stylin on your phone to use its camera.")).toBeDefined()
})

it("lets a guest skip it on the way to her account", async () => {
  endSession()
  answerEverything()
  await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  expect(screen.queryByRole("button", { name: "Go back" })).toBeNull()
  await press("Skip")
  await arriveAt("Create an Account")
})

it("forgets an earlier choice on entry, and announces results again", async () => {
  sessionStorage.setItem("wardrobeModalSeen", "1")
  Object.assign(additions, { photoType: "search", chosen: [searchResult("a")], isFromSearch: true })
  await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  expect(additions).toMatchObject({ photoType: null, chosen: [], isFromSearch: false })
  expect(sessionStorage.getItem("wardrobeModalSeen")).toBe("0")
})

it.each(["upload", "added", "camera", "elsewhere"])(
  "falls back from step %s to the first one if no way is chosen",
  async (step) => {
    await openApp(`/wardrobe/item?step=${step}`)
    await arriveAt("Upload your wardrobe")
    expect(location.search).toBe("")
  },
)

it("finds, adds and submits clothes by search", async () => {
  const calls = fakeCalls(ADDING_WORKS)
  await beginWay("Online search")
  await arriveAt("Search for your clothes")
  expect(screen.queryByRole("button", { name: "Add item" })).toBeNull()
  await press("Search")
  expect(screen.getByText("Say what you are looking for first.")).toBeDefined()
  await enter("Description or brand", " white shirt ")
  await press("Search")
  expect(calls[0]?.input).toEqual({ query: { search_query: "white shirt", num: 10 } })
  const add = screen.getByRole("button", { name: "Add item" })
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

  expect(calls.slice(-3)).toMatchObject([
    { name: "parseSearch", input: { body: [{ item_id: "a" }] } },
    { name: "getProductShots", input: { query: { is_from_search: "true" } } },
    { name: "getPending" },
  ])
  const modal = screen.getByRole("dialog", { name: SUBMITTED })
  expect(
    within(modal).getByText(
      "We will let you know when you can review the results. In the meantime you can continue browsing the feed.",
    ),
  ).toBeDefined()
  expect(additions.chosen).toEqual([])
  await press("Continue")
  await arriveAt("Styled for you")
})

it("keeps what was added over a reload, and repeats the search", async () => {
  await beginWay("Online search")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "shirt")
  await press("Search")
  await reloadApp(leaveAddFlow)
  await arriveAt("Search for your clothes")
  await choose("Shirt a")
  await press("Add item")
  await arriveAt("Added items")
  await reloadApp(leaveAddFlow)
  await arriveAt("Added items")
  expect(screen.getByText("Shirt a")).toBeDefined()
})

it("says that nothing was found, or what went wrong, and offers a way on", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  fakeCalls({ ...ADDING_WORKS, searchItems: () => [] })
  await beginWay("Online search")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "unicorn")
  await press("Search")
  expect(screen.getByText("Nothing found for “unicorn”")).toBeDefined()
  fakeCalls({
    ...ADDING_WORKS,
    searchItems: unreachable,
  })
  await press("Search")
  expect(screen.getByText("We could not be reached. Please try again.")).toBeDefined()
  const calls = fakeCalls(ADDING_WORKS)
  await press("Try again")
  expect(calls[0]?.input).toMatchObject({ query: { search_query: "unicorn" } })
  expect(screen.getByText("Shirt a")).toBeDefined()
})

it("says what was not found, and shows the nearest items after those that fit", async () => {
  const lacks = [{ about: "colour", words: "navy" } as const]
  const near = { ...searchResult("b"), lacks }
  fakeCalls({ ...ADDING_WORKS, searchItems: () => [searchResult("a"), near] })
  await beginWay("Online search")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "navy shirt")
  await press("Search")
  const listed = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("checkbox")
      .map((box) => box.closest("label")?.textContent)
  expect(listed("Found items")).toEqual([expect.stringContaining("Shirt a")])
  expect(listed("Close to it")).toEqual([expect.stringContaining("Shirt b")])

  fakeCalls({ ...ADDING_WORKS, searchItems: () => [near] })
  await press("Search")
  const said = screen.getByText("We found nothing with “navy”. These come nearest.")
  expect(said.closest("[role=status]")?.textContent).toContain("1 item found.")
  await choose("Shirt b")
  await press("Add item")
  expect(additions.chosen).toEqual([searchResult("b")])
})

it("lets her keep what it found on her wishlist instead", async () => {
  const calls = fakeCalls({
    ...ADDING_WORKS,
    searchItems: () => [{ ...searchResult("a"), section: "upper_body", price: 30 }],
    getWishes: () => [],
    keepWish: () => ({ ok: true }),
  })
  await beginWay("Online search")
  await enter("Description or brand", "shirt")
  await press("Search")

  await press("Keep on your wishlist: Shirt a")

  expect(screen.getByRole("checkbox", { name: "Shirt a" })).toHaveProperty("checked", false)
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name === "keepWish")?.input).toMatchObject({
      body: { item_id: "a", price: 30 },
    }),
  )
})

it("says how many she has ticked beside the button that adds them all", async () => {
  fakeCalls(ADDING_WORKS)
  await beginWay("Online search")
  await enter("Description or brand", "shirt")
  await press("Search")
  await choose("Shirt a")
  expect(screen.queryByText("1 item ticked")).toBeNull()
  await choose("Shirt b")
  const foot = screen.getByRole("button", { name: "Add item" }).closest("[data-sticky]")
  expect(foot?.textContent).toContain("2 items ticked")
})

it("tells items of one name apart by their sellers", async () => {
  const found = [searchResult("a"), { ...searchResult("b"), title: "Shirt a", seller: "Wren" }]
  fakeCalls({ ...ADDING_WORKS, searchItems: () => found })
  await beginWay("Online search")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "shirt")
  await press("Search")
  for (const box of screen.getAllByRole("checkbox")) await act(async () => box.click())
  await press("Add item")
  await arriveAt("Added items")
  expect(screen.getByRole("button", { name: "Delete Shirt a (Maren)" })).toBeDefined()
  expect(screen.getByRole("button", { name: "Delete Shirt a (Wren)" })).toBeDefined()
})

it("keeps what was added if it cannot be submitted", async () => {
  await beginWay("Online search")
  await arriveAt("Search for your clothes")
  await enter("Description or brand", "shirt")
  await press("Search")
  await choose("Shirt a")
  await press("Add item")
  await arriveAt("Added items")
  fakeCalls({
    ...ADDING_WORKS,
    parseSearch: unreachable,
  })
  await press("Finish adding items")
  const why = screen.getByText("We could not be reached. Please try again.")
  // A long list would hide it: it stands where the buttons stay in sight.
  const foot = screen.getByRole("button", { name: "Finish adding items" }).closest("[data-sticky]")
  expect(foot?.contains(why)).toBe(true)
  fakeCalls(ADDING_WORKS)
  await press("Finish adding items")
  expect(screen.getByRole("dialog", { name: SUBMITTED })).toBeDefined()
})
