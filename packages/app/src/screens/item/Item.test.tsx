import { act, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { openFeed } from "../../state/feed/feed.ts"
import { dismissSnackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, enter, press } from "../../testing/hands.ts"
import { asMutable, JEANS, OWNING_JEANS, openJeans, ownJeans, said } from "../../testing/jeans.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleLook } from "../../testing/samples.ts"

const ok = () => ({ ok: true as const })

beforeEach(ownJeans)

describe("one of her garments", () => {
  it("opens from its picture, large, with all that is known of it", async () => {
    fakeCalls(OWNING_JEANS)
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
    fakeCalls({ ...OWNING_JEANS, getWardrobe: () => [{ ...asMutable(JEANS), price: 50 }] })
    await openJeans()

    screen.getByText(/days worn, the last on 20 November/)
    expect(screen.getByText(/each time you wore it/).textContent).toContain("£8.33")
  })

  it("says what was worn with it on its last days, each leading to its page", async () => {
    const calls = fakeCalls({
      ...OWNING_JEANS,
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
      ...OWNING_JEANS,
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
    fakeCalls({ ...OWNING_JEANS, getWardrobe: () => [unworn] })
    await openJeans()
    screen.getByText("Not worn yet.")
    screen.getByText("Add what you paid, and its cost per wear shows here.")

    await press("Edit")
    await enter("Paid, in pounds", "50")
    await press("Save")

    screen.getByText("It cost £50. Its cost per wear shows once you have worn it.")
  })

  it("leads back to the wardrobe if it is not hers", async () => {
    fakeCalls(OWNING_JEANS)
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
      ...OWNING_JEANS,
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

it("is put in the wash in one press, and deleted after a question", async () => {
  const calls = fakeCalls({ ...OWNING_JEANS, removeFromWardrobe: ok })
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
