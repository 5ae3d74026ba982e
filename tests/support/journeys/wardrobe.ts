import { expect, type Page } from "@playwright/test"
import { arriveAt, button, heading, insist, insistOn, visit } from "./hands.ts"

/** From the wardrobe to a search for clothes. */
export async function chooseSearch(page: Page): Promise<void> {
  await page.getByRole("link", { name: /Add 15\+ items/ }).click()
  await arriveAt(page, "Upload your wardrobe")
  await page.getByRole("radio", { name: "Online search" }).check()
  await button(page, "Next").click()
  await arriveAt(page, "Search for your clothes")
}

/** Searches, and adds the first things that are found. */
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

/** Submits what was added, and is back on the feed. */
export async function submitAdded(page: Page): Promise<void> {
  const submitted = page.getByRole("heading", {
    name: "The pictures have been successfully submitted!",
  })
  await insist(page, () => button(page, "Finish adding items").click(), submitted)
  await button(page, "Continue").click()
  await expect(page).toHaveURL(/\/feed$/)
}

/**
 * From the modal that says they are ready, through the review, to the feed. Where the wardrobe could
 * not be updated she is back there: she reviews again what still waits, and goes to the feed.
 */
export async function reviewAll(page: Page): Promise<void> {
  const ready = page.getByRole("dialog", { name: "Wardrobe images processed!" })
  await ready.getByRole("button", { name: "Go to wardrobe" }).click()
  await confirmReview(page)
  const feed = heading(page, /^Styled for/)
  await expect(feed.or(heading(page, "Wardrobe"))).toBeVisible()
  if (await feed.isVisible()) return

  await expect(page.getByText("Something went wrong while updating your wardrobe")).toBeVisible()
  const waiting = page.getByRole("link", { name: "New items wait for your review." })
  if (await waiting.isVisible()) {
    await waiting.click()
    await confirmReview(page)
    await expect(feed).toBeVisible()
  } else await visit(page, "Feed")
}

async function confirmReview(page: Page): Promise<void> {
  await arriveAt(page, "Review your items")
  await insistOn(page, button(page, "Confirm"))
  await button(page, "Confirm").click()
}
