import type { Page } from "@playwright/test"
import { arriveAt, button, openAs, visit } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

/** More than fit into one call that adds, or two calls that read. */
const COUNT = 130
const WORDS = ["shirt", "jeans", "dress", "skirt", "boots", "coat"]

test("a large wardrobe is added completely and once, despite a reload half-way @long", async ({
  page,
  stylin,
}) => {
  await openAs(page, await customer(stylin.url), stylin.url)
  await page.evaluate(keepChosen, await productsOf(stylin.url))
  await page.goto("/wardrobe/item?step=added")
  await arriveAt(page, "Added items")
  await button(page, "Finish adding items").click()
  await button(page, "Continue").click()

  await button(page, "Go to wardrobe").click()
  const all = page.getByText(`${COUNT} of ${COUNT} will be added`)
  await expect(all).toBeVisible()
  const second = Promise.withResolvers<void>()
  await holdSecondPart(page, second.resolve)
  await button(page, "Confirm").click()
  await second.promise
  await expect(page.getByText(`100 of ${COUNT} items added`)).toBeVisible()
  await page.unrouteAll()
  await page.reload()

  await arriveAt(page, /^Styled for/)
  await visit(page, "Wardrobe")
  await arriveAt(page, "Wardrobe")
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(COUNT)
  await expect(
    page.getByRole("link", { name: "New items are waiting for your review." }),
  ).toHaveCount(0)
})

/** This many products of the shop, each once. */
async function productsOf(url: string): Promise<unknown[]> {
  const found = new Map<unknown, unknown>()
  for (const words of WORDS) {
    const query = new URLSearchParams({ search_query: words, num: "50" })
    const response = await fetch(`${url}/api/items/search?${query}`)
    const { data } = await response.json()
    for (const product of data) found.set(product.item_id, product)
  }
  return [...found.values()].slice(0, COUNT)
}

/** Stores on the device what she would have chosen one by one. */
function keepChosen(chosen: unknown[]): void {
  const value = {
    photoType: "search",
    isFromSearch: false,
    chosen,
  }
  localStorage.setItem("additions", JSON.stringify({ version: 1, value }))
}

/** Lets only the first part of a confirmation through. */
async function holdSecondPart(page: Page, onSecond: () => void): Promise<void> {
  let parts = 0
  await page.route("**/api/items/wardrobe/add", async (route) => {
    parts += 1
    if (parts === 1) await route.continue()
    else onSecond()
  })
}
