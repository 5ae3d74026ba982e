import { act, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { feed, openFeed } from "../../state/feed/feed.ts"
import { snackbar } from "../../state/shell/snackbar.ts"
import { loadWardrobe } from "../../state/wardrobe/wardrobe.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, enter, expectBlamed, press } from "../../testing/hands.ts"
import { OWNING_JEANS, openJeans, ownJeans, said, take } from "../../testing/jeans.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleItem, sampleLook, unreachable } from "../../testing/samples.ts"

const corrections = (calls: ReturnType<typeof fakeCalls>) =>
  calls.flatMap(({ name, input }) => (name === "correctItem" ? [input] : []))

beforeEach(ownJeans)

describe("what she says of it", () => {
  it("sends only what she changed, shows at once, and can be taken back", async () => {
    const calls = fakeCalls(OWNING_JEANS)
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
    const calls = fakeCalls({ ...OWNING_JEANS, getWardrobe: () => [shirt] })
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
    const calls = fakeCalls({ ...OWNING_JEANS, getWardrobe: () => [shirt] })
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
    const calls = fakeCalls(OWNING_JEANS)
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
    const calls = fakeCalls(OWNING_JEANS)
    await openJeans()
    await press("Edit")
    await press("Save")
    await press("Edit")
    await press("Cancel")
    expect(corrections(calls)).toEqual([])
    expect(document.activeElement?.textContent).toBe("Edit")
  })

  it("waits offline, and is sent once the provider is reached, in the order she said it", async () => {
    fakeCalls({ ...OWNING_JEANS, correctItem: unreachable })
    await openJeans()
    await press("Edit")
    await enter("Size", "12")
    await press("Save")
    await press("Edit")
    await enter("Note", "Hem taken up.")
    await press("Save")
    expect(said("Size")).toBe("12")

    const calls = fakeCalls(OWNING_JEANS)
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
    fakeCalls({ ...OWNING_JEANS, getFeed: () => [sampleLook("a"), sampleLook("b")] })
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
