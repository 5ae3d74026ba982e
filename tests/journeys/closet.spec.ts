import type { Page } from "@playwright/test"
import { expectAccessible } from "../support/journeys/eyes.ts"
import { button, openAs } from "../support/journeys/hands.ts"
import { customer, type Garment } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const COUNT = 10
const SHIRTS = Array.from(
  { length: COUNT },
  (_, at): Garment => [`Shirt ${at + 1}`, "shirt", "upper_body"],
)

test("her clothes are searched, and several changed at once by keyboard @desktop", async ({
  page,
  stylin,
}) => {
  await openAs(page, await customer(stylin.url, SHIRTS), stylin.url, "/wardrobe")
  await expect(tiles(page)).toHaveCount(COUNT)

  await button(page, "Search and filter").press("Enter")
  await expect(page.getByLabel("Search your wardrobe")).toBeFocused()
  await page.keyboard.type("submarine")
  await expect(page.getByText(`0 of ${COUNT} items`)).toBeVisible()
  await page.getByLabel("Search your wardrobe").fill("shirts")
  await expect(tiles(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel("Search your wardrobe")).toHaveValue("shirts")
  await button(page, "Show all").click()

  await button(page, "Manage").press("Enter")
  await selectTwo(page)
  await expectAccessible(page)
  await page.keyboard.press("Tab")
  await expect(button(page, "Go to actions for the selection")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "Selected items" })).toBeFocused()
  await button(page, "Move").press("Enter")
  await button(page, "In the wash").press("Enter")
  await expect(washed(page)).toHaveCount(2)
  await button(page, "Undo").press("Enter")
  await expect(washed(page)).toHaveCount(0)

  await selectTwo(page)
  await button(page, "Delete").press("Enter")
  await expect(tiles(page)).toHaveCount(COUNT - 2)
  await button(page, "Undo").press("Enter")
  await expect(tiles(page)).toHaveCount(COUNT)

  await selectTwo(page)
  await button(page, "Delete").press("Enter")
  await page.reload()
  await expect(tiles(page)).toHaveCount(COUNT - 2)

  await page.goto("/wardrobe/import")
  const rows = ["Item;Colour", "Grey Neuletakki;grey", "Blue jeans;blue"].join("\n")
  const table = { name: "closet.csv", mimeType: "text/csv", buffer: Buffer.from(rows) }
  await page.getByLabel("A file to import").setInputFiles(table)
  await page.getByLabel(/Neuletakki/).selectOption({ label: "Cardigan" })
  await expectAccessible(page)
  await button(page, "Add 2 pieces").press("Enter")
  await button(page, "See your wardrobe").press("Enter")
  await expect(tiles(page)).toHaveCount(COUNT)
  await page.goto("/wardrobe/import")
  await button(page, "Take this import back: closet.csv").press("Enter")
  await button(page, "Take it back").press("Enter")
  await page.goto("/wardrobe")
  await expect(tiles(page)).toHaveCount(COUNT - 2)
})

const tiles = (page: Page) => page.getByRole("main").getByRole("listitem")
const washed = (page: Page) => page.getByRole("main").getByText("In the wash")

/** Ticks the first two by keyboard. */
async function selectTwo(page: Page): Promise<void> {
  const boxes = page.getByRole("checkbox", { name: /^Select / })
  await boxes.nth(0).press("Space")
  await boxes.nth(1).press("Space")
  await expect(page.getByText("2 selected")).toBeVisible()
}
