import { arriveAt, button, looks, openAs, visit } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test("screens she has seen open without a network, and are gone once she has signed out", async ({
  page,
  context,
  stylin,
}) => {
  const person = await customer(stylin.url, [["Black jeans", "jeans", "lower_body"]])
  await openAs(page, person, stylin.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const title = await looks(page).first().getByRole("heading").textContent()
  const heart = looks(page)
    .first()
    .getByRole("button", { name: /^Favourite / })
  await heart.click()
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  await expect(heart).toBeEnabled()
  await visit(page, "Favourites")
  await expect(looks(page)).toHaveCount(1)
  await visit(page, "Wardrobe")
  const jeans = page.getByRole("region", { name: /lower body/i }).getByRole("listitem")
  await expect(jeans).toHaveCount(1)

  await context.setOffline(true)
  await page.goto("/feed")
  await expect(page.getByText("You are offline. What was loaded stays here.")).toBeVisible()
  await arriveAt(page, /^Styled for/)
  await expect(looks(page)).toHaveCount(3)
  await expect(looks(page).first().getByRole("heading")).toHaveText(title ?? "")
  await visit(page, "Wardrobe")
  await expect(jeans).toHaveCount(1)
  await visit(page, "Favourites")
  await expect(looks(page)).toHaveCount(1)

  await context.setOffline(false)
  await visit(page, "Wardrobe")
  await button(page, "Sign out").click()
  await expect(button(page, "Get started")).toBeVisible()
  const left = () =>
    page.evaluate(async () => ({
      stored: Object.keys(localStorage),
      hasPictures: await caches.has("pictures"),
    }))
  await expect.poll(left).toEqual({ stored: [], hasPictures: false })
})
