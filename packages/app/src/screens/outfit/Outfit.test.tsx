import type { ClothingItem, composeOutfit, OwnOutfit, ResultOf } from "@stylin/api/contract"
import { act, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { loadOutfits, outfits } from "../../state/outfits/outfits.ts"
import { asPiece } from "../../state/outfits/placeIn.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, enter, expectBlamed, follow, press } from "../../testing/hands.ts"
import { countKeys } from "../../testing/keys.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { sampleItem, sampleLook, unreachable } from "../../testing/samples.ts"

const CLOSET = [
  sampleItem("shirt", "upper_body"),
  sampleItem("jeans", "lower_body"),
  sampleItem("boots", "shoes"),
  sampleItem("clogs", "shoes"),
]
const PIECES = new Map(CLOSET.map((item) => [item.item_id, asPiece(item)]))
const piece = (id: string): ClothingItem => PIECES.get(id) ?? asPiece(sampleItem(id, "shoes"))
const lookOf = (ids: readonly string[]) =>
  sampleLook(`own-${ids.join("-")}`, { clothes: ids.map((id) => [piece(id)]) })

/** Boots are still to come until there are shoes; clogs pull away. */
function judged(ids: readonly string[]): ResultOf<typeof composeOutfit> {
  const isWhole = ids.includes("boots") || ids.includes("clogs")
  return {
    look: lookOf(ids),
    text: isWhole ? "Works well." : "A beginning: shoes are still to come.",
    notes: [],
    ...(ids.includes("clogs") && {
      weak_link: { item_id: "clogs", text: "Your boots instead.", instead: piece("boots") },
    }),
    open: isWhole ? [] : [{ place: "shoes", items: [piece("boots")] }],
    gone: [],
  }
}

let kept: OwnOutfit[]
const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => CLOSET,
  getPending: () => [],
  getFavourites: () => [],
  composeOutfit: ({ body }) => judged(body.item_ids),
  getOutfits: () => kept,
  saveOutfit: ({ body: { id, name, item_ids, said_at = "" } }) => {
    kept = [...withoutKept(id), { id, name, look: lookOf(item_ids), saved_at: said_at }]
    return { ok: true }
  },
  removeOutfit: ({ body }) => {
    kept = withoutKept(body.id)
    return { ok: true }
  },
}
const withoutKept = (id: string) => kept.filter((outfit) => outfit.id !== id)
const told = (calls: ReturnType<typeof fakeCalls>, operation: string) =>
  calls.flatMap(({ name, input }) => (name === operation ? [input] : []))
const names = () => outfits.list.map(({ name }) => name)

beforeEach(() => {
  beMember()
  countKeys()
  kept = []
  environment.now = () => Date.UTC(2026, 10, 23, 9)
  environment.wait = () => new Promise(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

/** Opens the sheet of a place and presses a piece in it. */
async function choose(words: string, name: string) {
  await press(words)
  const sheet = screen.getByRole("dialog", { name: words.replace("Change: Shoes", "Choose shoes") })
  await act(async () => within(sheet).getByRole("button", { name }).click())
}

it("is put together place by place, is told how well it works, and is kept under a name", async () => {
  const sent = await recordEvents()
  const calls = fakeCalls(working)
  await openApp("/outfit")
  await arriveAt("Your own outfit")
  screen.getByText("Choose a first piece, and the picture forms.")
  // What she owns something for, and nothing else.
  screen.getByText("Start with what you like: a top, trousers or a skirt, a pair of shoes.")

  await choose("Choose a top", "Item shirt")
  await choose("Choose trousers or a skirt", "Item jeans")
  screen.getByRole("img", { name: "Outfit: Item shirt, Item jeans" })
  screen.getByText("A beginning: shoes are still to come.")
  // The keyboard stays with the row when the suggestion that it pressed goes.
  const suggestion = within(screen.getByRole("list", { name: "To complete it: Shoes" })).getByRole(
    "button",
  )
  suggestion.focus()
  await act(async () => suggestion.click())
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change: Shoes" }))
  screen.getByText("Works well.")
  expect(told(calls, "composeOutfit").at(-1)).toEqual({
    body: { item_ids: ["shirt", "jeans", "boots"] },
  })

  await press("Keep it")
  expectBlamed("Name of the outfit")
  await enter("Name of the outfit", "Fridays")
  await press("Keep it")
  await arriveAt("Loved stylins")
  const own = await screen.findByRole("region", { name: "Your own outfits" })
  within(own).getByRole("link", { name: "Fridays" })
  await vi.waitFor(() =>
    expect(told(calls, "saveOutfit")).toEqual([
      {
        body: {
          id: "key-1",
          name: "Fridays",
          item_ids: ["shirt", "jeans", "boots"],
          said_at: "2026-11-23T09:00:00.000Z",
        },
      },
    ]),
  )
  expect(sent).toContain("Outfit Kept")

  await press("Undo")
  expect(names()).toEqual([])
  await vi.waitFor(() =>
    expect(told(calls, "removeOutfit")).toEqual([
      { body: { id: "key-1", said_at: "2026-11-23T09:00:00.000Z" } },
    ]),
  )
})

it("proposes pieces to buy, which she can keep on her wishlist without wearing them", async () => {
  const loafers = { ...piece("loafers"), isYours: false, price: 60 }
  const calls = fakeCalls({
    ...working,
    composeOutfit: ({ body }) => ({
      ...judged(body.item_ids),
      open: [{ place: "shoes", items: [piece("boots"), loafers] }],
    }),
    getWishes: () => [],
    keepWish: () => ({ ok: true }),
  })
  await openApp("/outfit")
  await arriveAt("Your own outfit")
  await choose("Choose a top", "Item shirt")
  const keep = await screen.findByRole("button", { name: /^Keep on your wishlist/ })
  await act(async () => keep.click())

  expect(keep.getAttribute("aria-pressed")).toBe("true")
  await vi.waitFor(() =>
    expect(told(calls, "keepWish")).toMatchObject([{ body: { item_id: "loafers", price: 60 } }]),
  )
  expect(screen.queryByRole("button", { name: `Take off: ${loafers.name}` })).toBeNull()
})

it("points out what pulls away, and takes a swap of it back", async () => {
  fakeCalls(working)
  await openApp("/outfit")
  await screen.findByRole("button", { name: "Choose shoes" })
  await choose("Choose shoes", "Item clogs")
  within(screen.getByRole("region", { name: "What would be better" })).getByText(
    "Your boots instead.",
  )
  await press("Wear it instead")
  screen.getByRole("button", { name: "Take off: Item boots" })
  await press("Undo")
  screen.getByRole("button", { name: "Take off: Item clogs" })
  await press("Take off: Item clogs")
  screen.getByText("Choose a first piece, and the picture forms.")
})

it("starts from a look, and what is put back comes again with Undo", async () => {
  fakeCalls(working)
  await openApp("/favorites")
  await act(async () => navigate("/look", { state: { look: lookOf(["shirt", "boots"]) } }))
  await press("Make it your own")
  await arriveAt("Your own outfit")
  screen.getByRole("button", { name: "Take off: Item shirt" })
  screen.getByRole("button", { name: "Take off: Item boots" })
  await press("Start over")
  expect(screen.queryByRole("button", { name: /^Take off/ })).toBeNull()
  await press("Undo")
  screen.getByRole("button", { name: "Take off: Item shirt" })
  // Another look takes its place, until that is taken back.
  await act(async () => navigate("/favorites"))
  await act(async () => navigate("/outfit", { state: { look: lookOf(["jeans"]) } }))
  screen.getByRole("button", { name: "Take off: Item jeans" })
  await press("Undo")
  screen.getByRole("button", { name: "Take off: Item shirt" })
  // What is not kept yet waits on the device.
  expect(localStorage.getItem("outfit")).toContain('"item_id":"boots"')
})

it("is made and kept offline, and sent once the provider is reached", async () => {
  fakeCalls(working)
  await openApp("/outfit")
  await screen.findByRole("button", { name: "Choose shoes" })
  fakeCalls({
    composeOutfit: unreachable,
    saveOutfit: unreachable,
    getOutfits: unreachable,
    getFavourites: unreachable,
  })
  await choose("Choose shoes", "Item boots")
  await screen.findByRole("alert")
  screen.getByRole("img", { name: "Outfit: Item boots" })
  await enter("Name of the outfit", "Walks")
  await press("Keep it")
  await arriveAt("Loved stylins")
  await screen.findByRole("link", { name: "Walks" })
  expect(localStorage.getItem("outfits")).toContain("Walks")

  const calls = fakeCalls(working)
  await act(() => loadOutfits())
  await vi.waitFor(() => expect(localStorage.getItem("outfits")).toBeNull())
  expect(told(calls, "saveOutfit")).toMatchObject([{ body: { item_ids: ["boots"] } }])
  await vi.waitFor(() => expect(outfits.list[0]?.look?.look_id).toBe("own-boots"))
})

it("is opened beside the favourites, renamed, and deleted until that is taken back", async () => {
  const calls = fakeCalls(working)
  const saved_at = "2026-11-20T09:00:00.000Z"
  kept = [
    { id: "a", name: "Fridays", look: lookOf(["shirt", "jeans", "boots"]), saved_at },
    { id: "b", name: "Walks", look: lookOf(["jeans", "boots"]), saved_at },
  ]
  await openApp("/favorites")
  await screen.findByRole("link", { name: "Fridays" })
  await follow("Fridays")
  await arriveAt("Your own outfit")
  expect(screen.getByLabelText("Name of the outfit")).toHaveProperty("value", "Fridays")
  await enter("Name of the outfit", "Market day")
  await press("Keep the changes")
  await arriveAt("Loved stylins")
  expect(names()).toEqual(["Market day", "Walks"])
  await vi.waitFor(() =>
    expect(told(calls, "saveOutfit")).toMatchObject([{ body: { id: "a", name: "Market day" } }]),
  )

  await follow("Walks")
  await press("Delete")
  await arriveAt("Loved stylins")
  expect(names()).not.toContain("Walks")
  await press("Undo")
  expect(names()).toContain("Walks")
  await vi.waitFor(() =>
    expect(told(calls, "saveOutfit").at(-1)).toMatchObject({
      body: { id: "b", said_at: "2026-11-23T09:00:00.000Z" },
    }),
  )
})

it("is planned for a day in two presses", async () => {
  const look = lookOf(["shirt", "jeans", "boots"])
  kept = [{ id: "a", name: "Fridays", look, saved_at: "2026-11-20T09:00:00.000Z" }]
  const calls = fakeCalls({ ...working, putPlan: () => ({ ok: true }) })
  await openApp("/favorites")
  await screen.findByRole("link", { name: "Fridays" })

  await press("Plan for a day: Fridays")
  const sheet = await screen.findByRole("dialog", { name: "Plan for a day" })
  // The list's styles would reach into it.
  expect(sheet.closest("main")).toBeNull()
  await press("Tomorrow")

  await vi.waitFor(() =>
    expect(told(calls, "putPlan")).toMatchObject([
      { body: { day: "2026-11-24", look_id: look.look_id } },
    ]),
  )
})
