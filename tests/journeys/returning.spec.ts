import { arriveAt, button, looks, openAs, visit } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test("her first look is there before any script has come", async ({ page, stylin, browser }) => {
  await openAs(page, await customer(stylin.url), stylin.url)
  const title = await looks(page).first().getByRole("heading").innerText()
  await page.waitForFunction(() => "first-view" in localStorage)

  const kept = await page.context().storageState()
  const slow = await browser.newContext({ storageState: kept, serviceWorkers: "block" })
  const next = await slow.newPage()
  const held = Promise.withResolvers<void>()
  await next.route("**/*.js", async (route) => {
    await held.promise
    await route.continue()
  })
  await next.goto(stylin.url, { waitUntil: "commit" })
  const painted = next.locator("[data-first-view]")
  await expect(painted.getByText(title, { exact: true })).toBeVisible()

  held.resolve()
  await expect(painted).toHaveCount(0)
  await expect(looks(next).first().getByRole("heading")).toHaveText(title)
  await expect(next).toHaveURL(/\/feed$/)
  await slow.close()
})

test("a returning person finds her favourites, tidies her wardrobe and leaves nothing behind", async ({
  page,
  stylin,
}) => {
  const person = await customer(stylin.url, [
    ["Black jeans", "jeans", "lower_body"],
    ["Blue jeans", "jeans", "lower_body"],
  ])
  await openAs(page, person, stylin.url)

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
