import { looks, openAs } from "../support/journeys/hands.ts"
import { customer, type Garment } from "../support/journeys/person.ts"
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

test("looks stay where they are when the row comes that chooses what they are made of", async ({
  page,
  stylin,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route("**/PiecesPicker*.js", async (route) => {
    await held.promise
    await route.continue()
  })
  const clothes: readonly Garment[] = [
    ["Black jeans", "jeans", "lower_body"],
    ["Blue jeans", "jeans", "lower_body"],
    ["White T-shirt", "t_shirt", "upper_body"],
    ["White trainers", "trainers", "shoes"],
  ]
  await openAs(page, await customer(stylin.url, clothes), stylin.url)
  const top = async () => (await looks(page).first().boundingBox())?.y
  await expect(looks(page)).toHaveCount(3)
  const before = await top()

  held.resolve()
  await expect(page.getByLabel("Only mine")).toBeAttached()
  expect(await top()).toBe(before)
})
