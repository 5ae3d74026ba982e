import { expectAccessible } from "../support/journeys/eyes.ts"
import { arriveAt, button, openAs } from "../support/journeys/hands.ts"
import { customer, type Garment } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const CLOTHES: readonly Garment[] = [
  ["White shirt", "shirt", "upper_body"],
  ["Indigo jeans", "jeans", "lower_body"],
]

test("something to buy is kept from a look, weighed, and bought @desktop", async ({
  page,
  stylin,
}) => {
  await openAs(page, await customer(stylin.url, CLOTHES), stylin.url, "/feed")
  const keep = page.getByRole("button", { name: /^Keep on your wishlist: / }).first()
  const name = ((await keep.getAttribute("aria-label")) ?? "").replace(/^.*?: /, "")
  await keep.press("Enter")
  await expect(keep).toHaveAttribute("aria-pressed", "true")
  await expect.poll(() => page.evaluate(() => localStorage.getItem("wishes"))).toBeNull()

  await page.goto("/favorites")
  await page.getByRole("link", { name: "Your wishlist: 1 piece" }).press("Enter")
  await arriveAt(page, "Your wishlist")
  await expect(page.getByText(/looks? with your own clothes/)).toBeVisible()
  await expectAccessible(page)

  await button(page, `I bought it: ${name}`).press("Enter")
  await expect(page.getByText("Nothing here yet")).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem("wishes"))).toBeNull()
  await page.goto("/wardrobe")
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})
