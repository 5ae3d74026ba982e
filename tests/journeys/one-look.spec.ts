import { looks, openAs } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test("one look stands beside its words where there is room @desktop", async ({ page, stylin }) => {
  await openAs(page, await customer(stylin.url), stylin.url)
  await looks(page).first().getByRole("button").first().click()
  await expect(page).toHaveURL(/\/look$/)
  const title = page.getByRole("heading", { level: 1 })
  await expect(title).toBeVisible()

  const photo = await page.getByRole("img", { name: /^Outfit: / }).boundingBox()
  const words = await title.boundingBox()
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024
  expect((words?.x ?? 0) >= (photo?.x ?? 0) + (photo?.width ?? 0)).toBe(isWide)
})
