import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { navigate } from "../../router/history.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { recordEvents } from "../../testing/recordEvents.ts"
import { sampleItem, sampleLooks, unreachable } from "../../testing/samples.ts"

const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => [sampleItem("1", "shoes")],
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  unlockLooks: () => ({ outcome: "nothing-unlocks", text: "Nothing yet." }),
}
const state = { item: sampleItem("1", "shoes") }

beforeEach(beMember)

async function goThere() {
  await openApp("/wardrobe")
  await act(async () => navigate("/wardrobe/style", { state }))
}

it("opens from a wardrobe item, and keeps its looks for the way back", async () => {
  const sent = await recordEvents()
  const calls = fakeCalls({
    ...working,
    styleItem: () => ({ looks: sampleLooks(4), unmet: [] }),
  })
  await openApp("/wardrobe")
  await screen.findByText("Item 1")
  await press("Style this: Item 1")
  await arriveAt("Item 1")
  expect(await screen.findAllByRole("heading", { level: 2 })).toHaveLength(4)
  expect(sent).toContain("Item Styled")
  await press(/Open Look 2/)
  await arriveAt("Look 2")
  await act(async () => {
    const popped = new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true })
    })
    screen.getByRole("button", { name: "Back" }).click()
    await popped
  })
  await screen.findByRole("heading", { name: "Look 4" })
  const asked = calls.filter(({ name }) => name === "styleItem")
  expect(asked).toMatchObject([{ input: { body: { item_id: "1", occasions: "my_occasions" } } }])
})

it("says what could not be met, and asks for the nearest alternative", async () => {
  const text = "The shoes are not for work. They are for dating."
  const calls = fakeCalls({
    ...working,
    styleItem: ({ body }) =>
      body.occasions === "dating"
        ? { looks: sampleLooks(1), unmet: [] }
        : {
            looks: [],
            unmet: [{ code: "item-not-for-occasion", text, nearest: { occasions: ["dating"] } }],
          },
  })
  await goThere()
  await screen.findByText(text)
  await press("Style it for dating")
  await screen.findByRole("heading", { name: "Look 1" })
  expect(screen.queryByText(text)).toBeNull()
  const asked = calls.findLast(({ name }) => name === "styleItem")
  expect(asked?.input).toMatchObject({ body: { occasions: "dating" } })
})

it("says what went wrong, and tries again", async () => {
  fakeCalls({
    ...working,
    styleItem: unreachable,
  })
  await goThere()
  await screen.findByText("The looks did not load")
  fakeCalls({ ...working, styleItem: () => ({ looks: sampleLooks(1), unmet: [] }) })
  await press("Try again")
  await screen.findByRole("heading", { name: "Look 1" })
})

it("leads to the wardrobe without an item", async () => {
  fakeCalls(working)
  await openApp("/wardrobe/style")
  await arriveAt("Wardrobe")
})
