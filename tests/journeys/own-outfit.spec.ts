import type { Page } from "@playwright/test"
import { expectAccessible } from "../support/journeys/eyes.ts"
import { arriveAt, button, openAs } from "../support/journeys/hands.ts"
import { customer, type Garment } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const CLOTHES: readonly Garment[] = [
  ["White shirt", "shirt", "upper_body"],
  ["Indigo jeans", "jeans", "lower_body"],
  ["Brown loafers", "loafers", "shoes"],
]

test("an outfit of her own is put together by keyboard, kept, and there after a reload", async ({
  page,
  stylin,
}) => {
  await openAs(page, await customer(stylin.url, CLOTHES), stylin.url, "/outfit")
  await arriveAt(page, "Your own outfit")

  await choose(page, "Choose a top", "White shirt")
  await expect(button(page, "Change: Top")).toBeFocused()
  await choose(page, "Choose trousers or a skirt", "Indigo jeans")
  await expect(page.getByText("A beginning: shoes are still to come.")).toBeVisible()
  await choose(page, "Choose shoes", "Brown loafers")
  await expect(page.getByRole("img", { name: /^Outfit: / })).toBeVisible()
  await expect(page.getByText(/^A beginning/)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel("Name of the outfit").fill("Fridays")
  await page.getByLabel("Name of the outfit").press("Enter")

  const own = page.getByRole("region", { name: "Your own outfits" })
  await expect(own.getByRole("link", { name: "Fridays" })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem("outfits"))).toBeNull()
  await page.reload()
  await own.getByRole("link", { name: "Fridays" }).press("Enter")
  await expect(page.getByLabel("Name of the outfit")).toHaveValue("Fridays")
  await expect(page.getByRole("button", { name: /^Take off: / })).toHaveCount(3)
})

/** Opens the sheet of a place and chooses one of her pieces, by keyboard. */
async function choose(page: Page, words: string, name: string): Promise<void> {
  await button(page, words).press("Enter")
  await page.getByRole("dialog").getByRole("button", { name }).press("Enter")
}
