import { expectAccessible } from "../support/journeys/eyes.ts"
import { button, readTips, signIn, visit } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"
import {
  addFromSearch,
  chooseSearch,
  reviewAll,
  submitAdded,
} from "../support/journeys/wardrobe.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("one of her clothes opens, is corrected by keyboard, and stays so @desktop", async ({
  page,
  stylin,
}) => {
  await signIn(page, await customer(stylin.url))
  await readTips(page)
  await visit(page, "Wardrobe")
  await chooseSearch(page)
  await addFromSearch(page, "white shirt", 1)
  await submitAdded(page)
  await reviewAll(page)
  await visit(page, "Wardrobe")
  await page.getByRole("button", { name: /^Open / }).press("Enter")
  await expect(page).toHaveURL(/\/wardrobe\/items\//)
  await expect(page.getByText("Not worn yet.")).toBeVisible()
  await expectAccessible(page)

  await button(page, "Edit").press("Enter")
  await expectAccessible(page)
  await page.getByLabel("Main colour").selectOption("Navy")
  await page.getByLabel("Paid, in pounds").fill("40")
  await page.getByLabel("Paid, in pounds").press("Enter")
  await expect(button(page, "Edit")).toBeFocused()
  await button(page, "Wear it today").click()
  await expect(page.getByText(/each time you wore it/)).toContainText("£40")

  await page.reload()
  await expect(page.getByText(/each time you wore it/)).toContainText("£40")
  await expect(page.getByText("Navy", { exact: true })).toBeVisible()
})
