import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { loadFavourites } from "../../state/looks/loadFavourites.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleLooks, unreachable } from "../../testing/samples.ts"

beforeEach(beMember)

const looks = () => screen.queryAllByRole("heading", { level: 2, name: /^Look / })

it("removes a look that is no longer a favourite, and keeps the keyboard's place", async () => {
  const answer = Promise.withResolvers<{ ok: true }>()
  fakeCalls({ getFavourites: () => sampleLooks(2), removeFavourite: () => answer.promise })
  await openApp("/favorites")
  await screen.findByRole("heading", { name: "Look 1" })
  screen.getByRole("button", { name: "Favourite Look 1" }).focus()
  await press("Favourite Look 1")
  expect(screen.getByRole("button", { name: "Favourite Look 1" }).ariaDisabled).toBe("true")
  expect(looks()).toHaveLength(2)
  await act(async () => answer.resolve({ ok: true }))
  expect(looks().map((look) => look.textContent)).toEqual(["Look 2"])
  expect(document.activeElement?.textContent).toContain("Open Look 2")
  screen.getByRole("button", { name: "Favourite Look 2" }).focus()
  await press("Favourite Look 2")
  screen.getByText("Nothing here yet")
  expect(document.activeElement?.textContent).toBe("Loved stylins")
})

it("brings back a look that she took off by mistake", async () => {
  const calls = fakeCalls({
    getFavourites: () => sampleLooks(2),
    removeFavourite: () => ({ ok: true }),
    addFavourite: () => ({ ok: true }),
  })
  await openApp("/favorites")
  await screen.findByRole("heading", { name: "Look 1" })
  await press("Favourite Look 1")
  await screen.findByText("Taken out of your favourites.")
  await press("Undo")
  await screen.findByRole("heading", { name: "Look 1" })
  expect(calls.at(-1)).toMatchObject({ name: "addFavourite", input: { query: { look_id: "1" } } })
})

it("leads to a feed for what she picks", async () => {
  const calls = fakeCalls({ getFavourites: () => sampleLooks(1), getFeed: () => sampleLooks(3) })
  await openApp("/favorites")
  await press("New styling")
  await choose("Errands")
  await press("Get new Stylin")
  await arriveAt("Styled for errands")
  const fetched = calls.filter((call) => call.name === "getFeed")
  expect(fetched).toMatchObject([{ input: { query: { occasions: "errands" } } }])
})

it("says what to do if there are no favourites yet", async () => {
  fakeCalls({ getFavourites: () => [], getFeed: () => sampleLooks(3) })
  await openApp("/favorites")
  await screen.findByText("Nothing here yet")
  await press("See your looks")
  await arriveAt("Styled for you")
})

it("does not say that nothing is here beside outfits of her own", async () => {
  const saved_at = "2026-05-01T09:00:00.000Z"
  const own = sampleLooks(1).map((look) => ({ id: "own-1", name: "Sunday", look, saved_at }))
  fakeCalls({ getFavourites: () => [], getOutfits: () => own })
  await openApp("/favorites")
  await screen.findByText("Sunday")
  await screen.findByText("No loved looks yet")
  expect(screen.queryByText("Nothing here yet")).toBeNull()
})

it("shows the cached favourites if the fetch fails", async () => {
  fakeCalls({ getFavourites: () => sampleLooks(2) })
  await loadFavourites()
  fakeCalls({
    getFavourites: unreachable,
  })
  await openApp("/favorites")
  await screen.findByText(/We could not be reached.*This is what was loaded before/)
  expect(looks()).toHaveLength(2)
})

it("says what went wrong if nothing is cached, and tries again", async () => {
  fakeCalls({
    getFavourites: unreachable,
  })
  await openApp("/favorites")
  await screen.findByText("Your looks did not load")
  fakeCalls({ getFavourites: () => sampleLooks(1) })
  await press("Try again")
  await screen.findByRole("heading", { name: "Look 1" })
})
