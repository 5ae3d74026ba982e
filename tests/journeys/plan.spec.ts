import { expectAccessible } from "../support/journeys/eyes.ts"
import { button, openAs } from "../support/journeys/hands.ts"
import { customer, type Garment } from "../support/journeys/person.ts"
import { expect, type Page, test } from "../support/journeys/stylin.ts"

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en-GB" })

const CLOTHES: readonly Garment[] = [
  ["Shirt", "shirt", "upper_body"],
  ["Jumper", "jumper", "upper_body"],
  ["Blouse", "blouse", "upper_body"],
  ["Trousers", "trousers", "lower_body"],
  ["Jeans", "jeans", "lower_body"],
  ["Skirt", "midi_skirt", "lower_body"],
  ["Coat", "wool_coat", "upper_body"],
  ["Boots", "ankle_boots", "shoes"],
]

test("her week is planned, and a look moved by keyboard and mouse, also offline; a trip is packed @desktop", async ({
  page,
  context,
  stylin,
}) => {
  const person = await customer(stylin.url, CLOTHES)
  // In the middle of a month, so that every day that counts is on the screen.
  await page.clock.setFixedTime(new Date("2026-10-14T09:00:00"))
  await openAs(page, person, stylin.url, "/plan")

  await button(page, "Plan my week").press("Enter")
  await expect(page.getByText("7 looks planned.")).toBeVisible()
  await expect(planned(page)).toHaveCount(7)
  await expectAccessible(page)

  await cell(page, 15).press("Enter")
  const look = page
    .getByRole("region", { name: "Tomorrow" })
    .getByRole("button", { name: /^Open / })
  await look.press("Space")
  const reached = page.getByRole("status").filter({ hasText: /: \w+ \d+ October$/ })
  await expect(reached).toContainText("Thursday 15")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowRight")
  await expect(reached).toContainText("Friday 23")
  await page.keyboard.press("Space")
  await expect(planned(page).and(cell(page, 23))).toHaveCount(1)
  await button(page, "Undo").press("Enter")
  await expect(planned(page).and(cell(page, 15))).toHaveCount(1)

  await context.setOffline(true)
  await cell(page, 15).click()
  await look.hover()
  await page.mouse.down()
  await cell(page, 21).hover({ force: true })
  await cell(page, 28).hover({ force: true })
  await expect(page.locator("[data-over=true]")).toHaveCount(1)
  await page.mouse.up()
  await expect(planned(page).and(cell(page, 28))).toHaveCount(1)
  const sent = page.waitForResponse((response) => response.url().endsWith("/api/plans/put"))
  await context.setOffline(false)
  await sent
  await page.reload()
  await expect(planned(page)).toHaveCount(7)
  await expect(planned(page).and(cell(page, 28))).toHaveCount(1)

  await page.getByRole("link", { name: "Pack for a trip" }).press("Enter")
  await button(page, "Pack for a trip").press("Enter")
  await page.getByLabel("Where to").fill("Bath")
  await page.getByLabel("Where to").press("Enter")
  const coat = page.getByRole("checkbox", { name: /^Coat/ })
  await expect(coat).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await coat.press("Space")
  const ticked = page.waitForResponse((response) => response.url().endsWith("/api/trips/tick"))
  await context.setOffline(false)
  await ticked
  await page.reload()
  await expect(coat).toBeChecked()
})

const planned = (page: Page) => page.getByRole("button", { name: /, \d looks? planned$/ })

const cell = (page: Page, day: number) => page.locator(`[data-day="2026-10-${day}"]`)
