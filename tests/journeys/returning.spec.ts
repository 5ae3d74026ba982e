import { arriveAt, button, looks, readTips, signIn, visit } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"
import {
  addFromSearch,
  chooseSearch,
  reviewAll,
  submitAdded,
} from "../support/journeys/wardrobe.ts"

test("a returning person finds her favourites, tidies her wardrobe and leaves nothing behind", async ({
  page,
  stylin,
}) => {
  const person = await customer(stylin.url)
  await signIn(page, person)
  await readTips(page)

  const heart = looks(page)
    .first()
    .getByRole("button", { name: /^Favourite / })
  const name = (await heart.getAttribute("aria-label")) ?? ""
  await heart.click()
  const loved = page.getByRole("button", { name, pressed: true })
  await expect(loved).toBeEnabled()
  await visit(page, "Favourites")
  await arriveAt(page, "Loved stylins")
  await loved.click()
  await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0)

  await visit(page, "Wardrobe")
  await chooseSearch(page)
  await addFromSearch(page, "black jeans", 2)
  await submitAdded(page)
  await reviewAll(page)
  await visit(page, "Wardrobe")
  const items = page.getByRole("region", { name: /lower body/i }).getByRole("listitem")
  await expect(items).toHaveCount(2)
  await button(page, "Manage").click()
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Item deleted successfully")).toBeVisible()
  await expect(items).toHaveCount(1)
  await page.reload()
  await expect(items).toHaveCount(1)

  await page.getByRole("link", { name: "Your profile" }).click()
  await arriveAt(page, "Your profile")
  await page.getByText("Oval", { exact: true }).click()
  await button(page, "Save").click()
  await expect(page.getByText("Preferences saved")).toBeVisible()
  await page.getByText("Evening", { exact: true }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "evening")
  await page.reload()
  await expect(page.getByRole("radio", { name: "Oval" })).toBeChecked()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "evening")

  await visit(page, "Wardrobe")
  await button(page, "Sign out").click()
  await expect(button(page, "Get started")).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "evening")
  await page.goBack()
  await expect(button(page, "Get started")).toBeVisible()
})
