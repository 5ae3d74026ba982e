import type { ClothingItem, Look } from "@stylin/api/contract"
import { act, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { goBack } from "../../router/history.ts"
import { chooseOccasions, feed } from "../../state/feed/feed.ts"
import { favourites } from "../../state/looks/favourites.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp, reloadApp } from "../../testing/openApp.tsx"
import { sampleLook, unreachable } from "../../testing/samples.ts"
import { TIMINGS } from "../../timings.ts"

const ok = () => ({ ok: true as const })
const garment = (id: string, price: number): ClothingItem => ({
  item_id: id,
  name: `The ${id}`,
  brand: "Maren",
  price,
  image_url: `/api/pictures/items/${id}.svg`,
  section: "upper_body",
  isYours: false,
})
const [shirt, blouse, skirt, jeans] = [
  garment("shirt", 40),
  garment("blouse", 55),
  garment("skirt", 60),
  garment("jeans", 80),
] as const
const look = sampleLook("1", {
  clothes: [
    [shirt, blouse],
    [skirt, jeans],
  ],
})

/** What the provider makes of a look that is to wear these. */
function changed(worn: readonly string[]): Look {
  return sampleLook(`1.${worn.join("-")}`, {
    rec_description: {
      title: `In ${worn.join(" and ")}`,
      paragraphs: [{ label: "Occasion", text: `The ${worn[0]} suits work.` }],
    },
    clothes: look.clothes.map((slot, at) =>
      slot.toSorted((a) => (a.item_id === worn[at] ? -1 : 1)),
    ),
  })
}

beforeEach(beMember)
afterEach(() => {
  vi.useRealTimers()
})

async function openFeed(answers: Parameters<typeof fakeCalls>[0]) {
  const calls = fakeCalls({ getFeed: () => [look, sampleLook("2")], ...answers })
  await chooseOccasions(["work"])
  await openApp("/feed")
  await arriveAt("Styled for work")
  return calls
}

/** Goes on to the next garment of the slot that shows this one. */
async function next(shown: string) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await press(`Show another option for The ${shown}`)
  await act(async () => void vi.advanceTimersByTime(TIMINGS.alternative))
  vi.useRealTimers()
}
const inCard = (selector: string) => document.querySelector(`main li ${selector}`)
const inList = () => within(screen.getByRole("main"))
const photo = () => inCard("[data-part='photo'] img:not([data-leaving])")?.getAttribute("src")

it("has picture, title, reasons and price follow a changed slot, and keeps the changed look", async () => {
  const answer = Promise.withResolvers<Look>()
  const calls = await openFeed({ changeLook: () => answer.promise, addFavourite: ok })
  const button = screen.getByRole("button", { name: "Show another option for The shirt" })
  button.focus()

  await next("shirt")

  expect(calls.at(-1)).toMatchObject({
    name: "changeLook",
    input: { body: { look_id: "1", worn: ["blouse", "skirt"] } },
  })
  expect(screen.getByText("The blouse")).toBeDefined()
  expect(screen.getByRole("heading", { name: "Look 1" })).toBeDefined()
  expect(screen.getByRole("button", { name: "Favourite Look 1" }).ariaDisabled).toBe("true")

  await act(async () => answer.resolve(changed(["blouse", "skirt"])))

  const title = screen.getByRole("heading", { name: "In blouse and skirt" })
  expect(title.ariaLive).toBe("polite")
  expect(photo()).toMatch(/1\.blouse-skirt\.svg$/)
  expect(screen.getByText("The blouse suits work.")).toBeDefined()
  expect(screen.getByText("£55")).toBeDefined()
  expect(document.activeElement).toBe(button)
  expect(feed.looks.map(({ look_id }) => look_id)).toEqual(["1.blouse-skirt", "2"])

  await press("Favourite In blouse and skirt")
  expect(calls.at(-1)?.input).toMatchObject({ query: { look_id: "1.blouse-skirt" } })
  expect(favourites.looks.map(({ look_id }) => look_id)).toEqual(["1.blouse-skirt"])
  await expect.poll(() => localStorage.getItem("feed")).toContain("1.blouse-skirt")
})

it("lets the latest choice count, of all slots together", async () => {
  const answers: ((look: Look) => void)[] = []
  const calls = await openFeed({
    changeLook: () => new Promise<Look>((resolve) => answers.push(resolve)),
  })
  await next("shirt")
  await next("skirt")

  const [first, second] = calls.filter(({ name }) => name === "changeLook")
  expect(first?.options?.signal?.aborted).toBe(true)
  expect(second?.input).toEqual({ body: { look_id: "1", worn: ["blouse", "jeans"] } })
  await act(async () => {
    answers[1]?.(changed(["blouse", "jeans"]))
    answers[0]?.(changed(["blouse", "skirt"]))
  })
  expect(screen.getByRole("heading", { name: "In blouse and jeans" })).toBeDefined()
})

it("goes back to the first look where she comes round again, without asking", async () => {
  const calls = await openFeed({ changeLook: () => new Promise<Look>(() => undefined) })
  await next("shirt")
  await next("blouse")
  expect(calls.filter(({ name }) => name === "changeLook")).toHaveLength(1)
  expect(calls.at(-1)?.options?.signal?.aborted).toBe(true)
  expect(screen.getByRole("heading", { name: "Look 1" })).toBeDefined()
  expect(screen.getByRole("button", { name: "Favourite Look 1" }).ariaDisabled).toBeNull()
})

it("keeps her choice where the look cannot follow, says so, and tries again", async () => {
  await openFeed({ changeLook: unreachable })
  await next("shirt")

  expect(inList().getByRole("alert").textContent).toBe(
    "The look could not be changed. We could not be reached. Please try again.",
  )
  expect(screen.getByText("The blouse")).toBeDefined()
  expect(screen.getByRole("heading", { name: "Look 1" })).toBeDefined()

  fakeCalls({ changeLook: ({ body }) => changed(body.worn) })
  await press("Try again")
  expect(screen.getByRole("heading", { name: "In blouse and skirt" })).toBeDefined()
  expect(inList().queryByRole("alert")).toBeNull()
})

it("takes the heart along, and opens the changed look", async () => {
  const loved = { ...look, isFavorite: true }
  const calls = await openFeed({
    getFeed: () => [loved],
    changeLook: ({ body }) => changed(body.worn),
    addFavourite: ok,
    removeFavourite: ok,
  })
  await next("shirt")

  screen.getByRole("button", { name: "Favourite In blouse and skirt", pressed: true })
  expect(calls.slice(-2)).toMatchObject([
    { name: "addFavourite", input: { query: { look_id: "1.blouse-skirt" } } },
    { name: "removeFavourite", input: { query: { look_id: "1" } } },
  ])

  await press(/^Open In blouse/)
  await arriveAt("In blouse and skirt")
  expect(history.state.data).toMatchObject({ look: { look_id: "1.blouse-skirt" } })
  await next("skirt")
  await arriveAt("In blouse and jeans")
  expect(history.state.data).toMatchObject({
    look: { look_id: "1.blouse-jeans" },
    occasions: ["work"],
  })
  expect(feed.looks.map(({ look_id }) => look_id)).toEqual(["1.blouse-jeans"])
  await reloadApp(() => undefined)
  await arriveAt("In blouse and jeans")
  await act(async () => {
    const popped = new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true })
    })
    goBack("/feed")
    await popped
  })
  await screen.findByRole("heading", { level: 2, name: "In blouse and jeans" })
})

it("leaves the heart where it was if it cannot go along", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  await openFeed({
    getFeed: () => [{ ...look, isFavorite: true }],
    changeLook: ({ body }) => changed(body.worn),
    addFavourite: unreachable,
  })
  await next("shirt")
  screen.getByRole("button", { name: "Favourite In blouse and skirt", pressed: false })
  expect(inList().getByRole("alert").textContent).toMatch(/^Not saved\. We could not be reached/)
})
