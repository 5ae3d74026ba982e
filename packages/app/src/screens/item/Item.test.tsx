import { act, fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { feed, openFeed } from "../../state/feed/feed.ts"
import { dismissSnackbar, snackbar } from "../../state/shell/snackbar.ts"
import { loadWardrobe } from "../../state/wardrobe/wardrobe.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, enter, expectBlamed, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleItem, sampleLook, unreachable } from "../../testing/samples.ts"

const ok = () => ({ ok: true as const })
const JEANS = {
  ...sampleItem("1", "lower_body"),
  item_summary: "Indigo straight jeans",
  kind: "jeans",
  colours: ["indigo"],
  material: "denim",
  worn: { times: 6, last: "2026-11-20" },
} as const
const asMutable = (item: typeof JEANS) => ({ ...item, colours: [...item.colours] })
const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => [asMutable(JEANS), sampleItem("2", "shoes")],
  getFavourites: () => [],
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  getOutfits: () => [],
  getCalendar: () => ({ plans: [], worn: [] }),
  unlockLooks: () => ({ outcome: "nothing-unlocks", text: "No piece yet." }),
  correctItem: ok,
  setItemState: ok,
  addWorn: ok,
}
const corrections = (calls: ReturnType<typeof fakeCalls>) =>
  calls.flatMap(({ name, input }) => (name === "correctItem" ? [input] : []))

beforeEach(() => {
  beMember()
  environment.wait = () => new Promise(() => {})
  environment.now = () => new Date(2026, 10, 23, 9).getTime()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function openJeans() {
  await openApp("/wardrobe/items/1")
  await arriveAt("Indigo straight jeans")
}
/** Chooses an answer of the list with this label. */
const take = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const said = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent

describe("one of her garments", () => {
  it("opens from its picture, large, with all that is known of it", async () => {
    fakeCalls(working)
    await openApp("/wardrobe")
    await screen.findByText("Indigo straight jeans")

    await press("Open Indigo straight jeans")

    await arriveAt("Indigo straight jeans")
    expect(location.pathname).toBe("/wardrobe/items/1")
    expect(document.title).toContain("Indigo straight jeans")
    screen.getByRole("img", { name: "Indigo straight jeans" })
    expect(said("What it is")).toBe("Jeans")
    expect(said("Colours")).toBe("Indigo")
    expect(said("Cloth")).toBe("Denim")
    expect(said("Not said yet")).toBe("Pattern, cut, worn in, size, paid, bought and note")
  })

  it("says how often it was worn, and what each time has cost", async () => {
    fakeCalls({ ...working, getWardrobe: () => [{ ...asMutable(JEANS), price: 50 }] })
    await openJeans()

    screen.getByText(/days worn, the last on 20 November/)
    expect(screen.getByText(/each time you wore it/).textContent).toContain("£8.33")
  })

  it("says what was worn with it on its last days, each leading to its page", async () => {
    const calls = fakeCalls({
      ...working,
      getCalendar: () => ({
        plans: [],
        worn: [{ day: "2026-11-20", look_id: "a", item_ids: ["1", "2"] }],
      }),
    })
    await openJeans()

    const others = await screen.findByRole("list", { name: "Worn with it on 20 November" })
    expect(within(others).getByRole("link").getAttribute("href")).toBe("/wardrobe/items/2")
    const asked = calls.flatMap(({ name, input }) => (name === "getCalendar" ? [input] : []))
    expect(asked).toContainEqual({ query: { from: "2026-09-21", to: "2026-11-20" } })
  })

  it("shows the looks with it: her own outfits, what she plans, favourites and the feed's", async () => {
    const [[garment] = []] = sampleLook("1").clothes
    if (!garment) throw new Error("There is no garment in the sample.")
    const withIt = (id: string) =>
      sampleLook(id, { clothes: [[{ ...garment, item_id: "1", isYours: true }]] })
    fakeCalls({
      ...working,
      getOutfits: () => [
        { id: "a", name: "Fridays", saved_at: "2026-11-20T10:00:00.000Z", look: withIt("own") },
      ],
      getCalendar: () => ({
        plans: [
          { plan_id: "p", day: "2026-11-25", look: withIt("planned") },
          { plan_id: "q", day: "2026-11-20", look: withIt("past") },
        ],
        worn: [],
      }),
      getFavourites: () => [withIt("loved"), sampleLook("without")],
    })
    await openJeans()

    const region = screen.getByRole("region", { name: "Looks with it" })
    await within(region).findByText("Look planned")
    const titles = within(region)
      .getAllByRole("link")
      .map(({ textContent }) => textContent)
    expect(titles).toEqual(["Fridays", "Look planned", "Look loved"])
  })

  it("says plainly that there is no price, or no day worn yet", async () => {
    const { worn, ...unworn } = asMutable(JEANS)
    fakeCalls({ ...working, getWardrobe: () => [unworn] })
    await openJeans()
    screen.getByText("Not worn yet.")
    screen.getByText("Add what you paid, and its cost per wear shows here.")

    await press("Edit")
    await enter("Paid, in pounds", "50")
    await press("Save")

    screen.getByText("It cost £50. Its cost per wear shows once you have worn it.")
  })

  it("leads back to the wardrobe if it is not hers", async () => {
    fakeCalls(working)
    await openApp("/wardrobe/items/unknown")
    await arriveAt("Wardrobe")
  })

  it("shows favourites and looks of the feed with it, which open", async () => {
    const [first] = sampleLook("x").clothes[0] ?? []
    if (!first) throw new Error("The look is empty.")
    const clothes = [[{ ...first, item_id: "1", isYours: true }]]
    const loved = sampleLook("loved", { clothes, isFavorite: true })
    const shown = sampleLook("shown", { clothes })
    fakeCalls({
      ...working,
      getFavourites: () => [loved, sampleLook("other")],
      getFeed: () => [shown, loved],
    })
    await openFeed()
    await openJeans()

    const looks = within(screen.getByRole("region", { name: "Looks with it" }))
    await vi.waitFor(() => expect(looks.getAllByRole("link")).toHaveLength(2))
    const [favourite] = looks.getAllByRole("link")
    await act(async () => favourite?.click())
    await arriveAt(loved.rec_description.title)
  })
})

describe("what she says of it", () => {
  it("sends only what she changed, shows at once, and can be taken back", async () => {
    const calls = fakeCalls(working)
    await openJeans()

    await press("Edit")
    await take("What it is", "trousers")
    await take("Main colour", "black")
    await take("Cloth", "wool")
    await choose("Winter")
    await enter("Size", "UK 12")
    await enter("Paid, in pounds", "£49,99")
    await enter("Bought on", "2025-04-02")
    await enter("Note", "Hem taken up.")
    await press("Save")

    // The name follows what it said of kind and colour.
    screen.getByRole("heading", { level: 1, name: "Black straight trousers" })
    expect(
      ["What it is", "Colours", "Cloth", "Worn in", "Size", "Paid", "Bought", "Note"].map(said),
    ).toEqual([
      "Trousers",
      "Black",
      "Wool",
      "Winter",
      "UK 12",
      "£49.99",
      "2 April 2025",
      "Hem taken up.",
    ])
    expect(document.activeElement?.textContent).toBe("Edit")
    expect(corrections(calls)).toMatchObject([
      {
        body: {
          item_id: "1",
          words: {
            item_summary: "Black straight trousers",
            kind: "trousers",
            colours: ["black"],
            material: "wool",
            seasons: ["winter"],
            size: "UK 12",
            price: 49.99,
            bought_on: "2025-04-02",
            note: "Hem taken up.",
          },
        },
      },
    ])
    expect(corrections(calls)[0]).not.toHaveProperty("body.words.pattern")

    expect(snackbar.message?.text).toBe("Saved.")
    await press("Undo")
    screen.getByRole("heading", { level: 1, name: "Indigo straight jeans" })
    expect(said("Not said yet")).toContain("note")
    await vi.waitFor(() =>
      expect(corrections(calls)[1]).toMatchObject({
        body: {
          words: { kind: "jeans", section: "lower_body", price: null, note: null, seasons: null },
        },
      }),
    )
  })

  it("says how it is cut as far as that is known, and sends what she corrects of it", async () => {
    const shirt = { ...sampleItem("1", "upper_body"), kind: "shirt", sleeve: "long" } as const
    const calls = fakeCalls({ ...working, getWardrobe: () => [shirt] })
    await openApp("/wardrobe/items/1")
    await arriveAt(shirt.item_summary)
    expect(said("Cut")).toBe("Sleeves: long")

    await press("Edit")
    expect(screen.queryByLabelText("Legs")).toBeNull()
    expect(screen.getByLabelText<HTMLSelectElement>("Sleeves").value).toBe("long")
    await take("Sleeves", "short")
    await take("How close", "oversized")
    await press("Save")

    expect(said("Cut")).toBe("How close: oversized\nSleeves: short")
    expect(corrections(calls)).toMatchObject([{ body: { item_id: "1" } }])
    expect(corrections(calls)[0]).toHaveProperty("body.words", {
      sleeve: "short",
      fit: "oversized",
    })
    await press("Undo")
    expect(said("Cut")).toBe("Sleeves: long")
  })

  it("asks how another kind is cut, and takes back what that cannot be", async () => {
    const shirt = { ...sampleItem("1", "upper_body"), kind: "shirt", sleeve: "balloon" } as const
    const calls = fakeCalls({ ...working, getWardrobe: () => [shirt] })
    await openApp("/wardrobe/items/1")
    await arriveAt(shirt.item_summary)
    await press("Edit")
    await take("What it is", "jeans")
    expect(screen.queryByLabelText("Sleeves")).toBeNull()
    await take("Legs", "skinny")
    await press("Save")
    expect(corrections(calls)[0]).toMatchObject({
      body: { words: { kind: "jeans", leg: "skinny", sleeve: null } },
    })
  })

  it("shows what is wrong at its field", async () => {
    const calls = fakeCalls(working)
    await openJeans()
    await press("Edit")

    await enter("Paid, in pounds", "a lot")
    await press("Save")
    expectBlamed("Paid, in pounds")
    screen.getByText("Write the price in pounds, such as 49.99.")

    await enter("Paid, in pounds", "20")
    await enter("Bought on", "2026-11-24")
    await press("Save")
    expectBlamed("Bought on")
    screen.getByText("This day is still to come.")

    await enter("Name", " ")
    await press("Save")
    expectBlamed("Name")
    expect(corrections(calls)).toEqual([])
  })

  it("says nothing if she changed nothing", async () => {
    const calls = fakeCalls(working)
    await openJeans()
    await press("Edit")
    await press("Save")
    await press("Edit")
    await press("Cancel")
    expect(corrections(calls)).toEqual([])
    expect(document.activeElement?.textContent).toBe("Edit")
  })

  it("waits offline, and is sent once the provider is reached, in the order she said it", async () => {
    fakeCalls({ ...working, correctItem: unreachable })
    await openJeans()
    await press("Edit")
    await enter("Size", "12")
    await press("Save")
    await press("Edit")
    await enter("Note", "Hem taken up.")
    await press("Save")
    expect(said("Size")).toBe("12")

    const calls = fakeCalls(working)
    await act(() => loadWardrobe())

    expect(said("Size")).toBe("12")
    expect(said("Note")).toBe("Hem taken up.")
    await vi.waitFor(() => expect(localStorage.getItem("words")).toBeNull())
    expect(corrections(calls)).toMatchObject([
      { body: { words: { size: "12" } } },
      { body: { words: { note: "Hem taken up." } } },
    ])
  })

  it("brings new looks if they depend on it, and only then", async () => {
    fakeCalls({ ...working, getFeed: () => [sampleLook("a"), sampleLook("b")] })
    await openFeed()
    await openJeans()

    await press("Edit")
    await enter("Note", "Hem taken up.")
    await press("Save")
    expect(feed.looks).toHaveLength(2)

    await press("Edit")
    await take("Cloth", "wool")
    await press("Save")
    await vi.waitFor(() => expect(feed.looks).toHaveLength(0))
  })
})

it("is put in the wash in one press, and deleted after a question", async () => {
  const calls = fakeCalls({ ...working, removeFromWardrobe: ok })
  await openJeans()

  await choose("In the wash")
  expect(screen.queryByRole("button", { name: "Style this" })).toBeNull()
  expect(calls).toContainEqual(
    expect.objectContaining({
      name: "setItemState",
      input: { body: expect.objectContaining({ item_ids: ["1"], state: "wash" }) },
    }),
  )
  await press("Undo")
  screen.getByRole("button", { name: "Style this" })

  await press("Delete from wardrobe")
  await press("Delete")
  await arriveAt("Wardrobe")
  await act(async () => dismissSnackbar())
  await vi.waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ name: "removeFromWardrobe", input: { body: { item_ids: ["1"] } } }),
    ),
  )
})
