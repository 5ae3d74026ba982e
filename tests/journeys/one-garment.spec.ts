import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expectAccessible } from "../support/journeys/eyes.ts"
import { button, openAs } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("one of her clothes opens, is corrected by keyboard, and stays so @desktop", async ({
  page,
  stylin,
}) => {
  const person = await customer(stylin.url, [["White shirt", "shirt", "upper_body"]])
  await openAs(page, person, stylin.url, "/wardrobe")
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

  await button(page, "Change the photo").press("Enter")
  const choosing = page.waitForEvent("filechooser")
  await button(page, "Agree and go on").press("Enter")
  await (await choosing).setFiles(join(import.meta.dirname, "photos/t-shirt.jpg"))
  await expect(page.getByText(/^Photo changed/)).toBeVisible()
  await expect(picture(page)).toHaveAttribute("src", /\/pictures\/photos\//)
  await button(page, "Undo").press("Enter")
  await expect(picture(page)).toHaveAttribute("src", /\/pictures\/flats\//)

  await page.reload()
  await expect(page.getByText(/each time you wore it/)).toContainText("£40")
  await expect(page.getByText("Navy", { exact: true })).toBeVisible()
})

function picture(page: Page) {
  return page.getByRole("main").getByRole("img").first()
}
