import { expectAccessible } from "../support/journeys/eyes.ts"
import { arriveAt, button, readTips, signIn } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("an outfit of her own is put together by keyboard, kept, and there after a reload @desktop", async ({
  page,
  stylin,
}) => {
  await signIn(page, await customer(stylin.url))
  await readTips(page)
  await page.getByRole("article").first().getByRole("button").first().press("Enter")
  await button(page, "Make it your own").press("Enter")
  await arriveAt(page, "Your own outfit")
  const worn = page.getByRole("button", { name: /^Take off: / })
  const count = await worn.count()
  expect(count).toBeGreaterThan(2)

  await worn.last().press("Enter")
  await expect(worn).toHaveCount(count - 1)
  await expect(page.getByRole("status").filter({ hasText: /\.$/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Name of the outfit").fill("Fridays")
  await page.getByLabel("Name of the outfit").press("Enter")

  await page.goto("/favorites")
  const own = page.getByRole("region", { name: "Your own outfits" })
  await own.getByRole("link", { name: "Fridays" }).press("Enter")
  await expect(page.getByLabel("Name of the outfit")).toHaveValue("Fridays")
  await expect(worn).toHaveCount(count - 1)
})
