import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { network } from "../../state/shell/network.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleItem, sampleLook, sampleWish, unreachable } from "../../testing/samples.ts"

beforeEach(beMember)

const done = () => ({ ok: true }) as const
const bookmark = (isPressed: boolean) =>
  screen.findByRole("button", {
    name: "Keep on your wishlist: Linen shirt",
    pressed: isPressed,
  })

it("keeps a piece of a look with one press, offline too, and takes it off with another", async () => {
  fakeCalls({ getFeed: () => [sampleLook("1")], getWishes: () => [], keepWish: unreachable })
  await openApp("/feed")
  await press("Keep on your wishlist: Linen shirt")
  await screen.findByText("Kept on your wishlist, beside your favourites.")
  await bookmark(true)

  const calls = fakeCalls({ keepWish: done, removeWish: done })
  await act(async () => {
    network.isReached = true
  })
  const sent = calls.find(({ name }) => name === "keepWish")
  expect(sent?.input).toMatchObject({ body: { item_id: "shirt-1", price: 49.99 } })

  await press("Keep on your wishlist: Linen shirt")
  await screen.findByText("Linen shirt is off your wishlist.")
  await bookmark(false)
  await press("Undo")
  await bookmark(true)
  const told = calls.map(({ name }) => name).filter((name) => name.endsWith("Wish"))
  expect(told).toEqual(["keepWish", "removeWish", "keepWish"])
})

const WISHES = [
  sampleWish("1", { price: 32 }),
  sampleWish("2", {}, { sold_out: true }),
  sampleWish("3"),
]
const ANSWERS = {
  getFavourites: () => [],
  getOutfits: () => [],
  getWishes: () => WISHES,
  getWardrobe: () => [sampleItem("blouse", "upper_body")],
  judgeWishes: () => [
    { item_id: "1", looks: 12 },
    { item_id: "2", looks: 0 },
    { item_id: "3", looks: 3, like: "blouse" },
  ],
}

it("says of each piece what it does for her wardrobe, what it costs now and that she has its like", async () => {
  fakeCalls(ANSWERS)
  await openApp("/favorites")
  await act(async () =>
    (await screen.findByRole("link", { name: "Your wishlist: 3 pieces" })).click(),
  )
  await arriveAt("Your wishlist")
  await screen.findByText("In 12 looks with your own clothes")
  const rows = ["Wish 1", "Wish 2", "Wish 3"].map((name) =>
    screen.getByRole("heading", { name }).closest("li"),
  )
  expect(rows[0]?.textContent).toContain("£32, £8 less than when you kept it")
  expect(rows[1]?.textContent).toContain("Sold out")
  expect(rows[1]?.textContent).not.toContain("£40")
  expect(rows[2]?.textContent).toContain("You own one like it: Item blouse")
})

it("puts what she has bought into her wardrobe, once, and takes that back", async () => {
  const calls = fakeCalls({
    ...ANSWERS,
    addToWardrobe: () => [sampleItem("bought", "upper_body")],
    updateOwnItems: done,
    removeWish: done,
    keepWish: done,
    removeFromWardrobe: done,
  })
  await openApp("/wishlist")
  await screen.findByText("In 12 looks with your own clothes")
  await press("I bought it: Wish 1")
  await screen.findByText("Wish 1 is in your wardrobe.")
  expect(screen.queryByText("In 12 looks with your own clothes")).toBeNull()
  const names = () => calls.map(({ name }) => name)
  await expect.poll(names).toContain("removeWish")
  expect(calls.find(({ name }) => name === "addToWardrobe")?.input).toMatchObject({
    body: [{ item_id: "1", item_summary: "Wish 1", add_key: expect.any(String) }],
  })

  await press("Undo")
  await screen.findByText("In 12 looks with your own clothes")
  await expect.poll(names).toContain("removeFromWardrobe")
  const undone = calls.slice(names().indexOf("removeWish") + 1).map(({ name }) => name)
  expect(undone.toSorted()).toEqual(["keepWish", "removeFromWardrobe"])
})

it("says that nothing is kept yet, and what failed", async () => {
  fakeCalls({ ...ANSWERS, getWishes: unreachable })
  await openApp("/wishlist")
  await screen.findByText("Your wishlist did not load")
  fakeCalls({ ...ANSWERS, getWishes: () => [] })
  await press("Try again")
  await screen.findByText("Nothing here yet")
})
