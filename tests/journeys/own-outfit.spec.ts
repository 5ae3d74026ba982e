import type { Page } from "@playwright/test"
import { expectAccessible } from "../support/journeys/eyes.ts"
import { arriveAt, button, signIn } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("an outfit of her own is put together by keyboard, kept, and there after a reload", async ({
  page,
  stylin,
}) => {
  await signIn(page, await customer(stylin.url))
  await page.evaluate(addClothes)
  await page.goto("/outfit")
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

/** Runs in the page, as the person who is signed in there. */
async function addClothes(): Promise<void> {
  const drawn = (item_summary: string, section: string, kind: string, hex: string) => ({
    item_summary,
    section,
    kind,
    image_path: `/api/pictures/flats/${kind}/${hex}.svg`,
  })
  const response = await fetch("/api/items/wardrobe/add", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${localStorage.getItem("token")}`,
    },
    body: JSON.stringify([
      drawn("White shirt", "upper_body", "shirt", "f7f6f3"),
      drawn("Indigo jeans", "lower_body", "jeans", "34456f"),
      drawn("Brown loafers", "shoes", "loafers", "5b3a29"),
    ]),
  })
  if (!response.ok) throw new Error(`The clothes were not added: ${response.status}`)
}
