import { expect, type Page } from "@playwright/test"
import { arriveAt, button, heading, insist, insistOn, visit } from "./hands.ts"

/** Goes from the wardrobe to a search for clothes. */
export async function chooseSearch(page: Page): Promise<void> {
  await page.getByRole("link", { name: /Add 15\+ items/ }).click()
  await arriveAt(page, "Upload your wardrobe")
  await page.getByRole("radio", { name: "Online search" }).check()
  await button(page, "Next").click()
  await arriveAt(page, "Search for your clothes")
}

/** Searches, and adds the first items that are found. */
export async function addFromSearch(page: Page, words: string, count: number): Promise<void> {
  await page.getByLabel("Description or brand").fill(words)
  await page.getByLabel("Description or brand").press("Enter")
  const found = page.getByRole("list", { name: "Found items" })
  await insistOn(page, found)
  const results = found.getByRole("checkbox")
  for (let place = 0; place < count; place += 1) await results.nth(place).check()
  await button(page, "Add item").click()
  await arriveAt(page, "Added items")
}

/** Submits what was added, and waits for the feed. */
export async function submitAdded(page: Page): Promise<void> {
  const submitted = page.getByRole("heading", {
    name: "The pictures have been successfully submitted!",
  })
  await insist(page, () => button(page, "Finish adding items").click(), submitted)
  await button(page, "Continue").click()
  await expect(page).toHaveURL(/\/feed$/)
}

/** How often a person reviews what still waits if her wardrobe could not be updated. */
const MOST_REVIEWS = 3

/**
 * Goes from the modal that says they are ready, through the review, to the feed. If the wardrobe
 * could not be updated she is back on the feed, reviews again what still waits, and returns.
 */
export async function reviewAll(page: Page): Promise<void> {
  const ready = page.getByRole("dialog", { name: "Wardrobe images processed!" })
  await ready.getByRole("button", { name: "Go to wardrobe" }).click()
  const feed = heading(page, /^Styled for/)
  const waiting = page.getByRole("link", { name: "New items are waiting for your review." })
  for (let reviews = 1; reviews <= MOST_REVIEWS; reviews += 1) {
    await arriveAt(page, "Review your items")
    await insistOn(page, button(page, "Confirm"))
    await button(page, "Confirm").click()
    await expect(feed.or(heading(page, "Wardrobe"))).toBeVisible()
    if (await feed.isVisible()) return
    await expect(page.getByText("Something went wrong while updating your wardrobe")).toBeVisible()
    if (!(await waiting.isVisible())) break
    await waiting.click()
  }
  await visit(page, "Feed")
}
