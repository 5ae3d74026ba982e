import { expect, type Page } from "@playwright/test"
import { arriveAt, button, heading, insist } from "./hands.ts"
import type { Person } from "./person.ts"

/** Step 1: her body type and what she dresses for. */
export async function tellAboutHerself(page: Page): Promise<void> {
  await arriveAt(page, "Tell us about you")
  await expect(button(page, "Next")).toBeDisabled()
  await page.getByText("Pear", { exact: true }).click()
  await page.getByText("Work", { exact: true }).click()
  await page.getByText("Outings", { exact: true }).click()
  await button(page, "Next").click()
}

/** Step 2: answers every sample look. Steps 3 and 4 follow by themselves. */
export async function rateLooks(page: Page): Promise<void> {
  await arriveAt(page, "Pick styles you'd wear")
  const answers = page.getByText("Would wear!")
  await expect(answers).toHaveCount(11)
  for (const answer of await answers.all()) await answer.click()
  await button(page, "Next").click()
  await arriveAt(page, /^Almost there!/)
}

/** Step 4: drags a tag with the mouse to the head of another column. */
export async function dragTag(page: Page, { tag, to }: { tag: string; to: string }): Promise<void> {
  const dragged = button(page, tag)
  const column = page.getByRole("region", { name: to })
  const first = column.getByRole("button").first()
  await first.scrollIntoViewIfNeeded()
  await dragged.hover()
  await page.mouse.down()
  const target = await first.boundingBox()
  if (!target) throw new Error(`${to} has no place to drop a tag on.`)
  await page.mouse.move(target.x + 12, target.y + target.height / 2, { steps: 12 })
  await page.mouse.up()
  await expect(column.getByRole("button", { name: tag, exact: true })).toBeVisible()
  await page.waitForFunction(clicksArrive)
}

/** Whether clicks reach the page: for a moment after a drop, its clicks are suppressed. */
function clicksArrive(): boolean {
  let arrived = false
  document.body.addEventListener("click", () => (arrived = true), { once: true })
  document.body.click()
  return arrived
}

/** Step 6: the account, which leads through the loading screen to her feed. */
export async function createAccount(page: Page, { email, password }: Person): Promise<void> {
  await arriveAt(page, "Create an Account")
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  const feed = heading(page, "Styled for you")
  await insist(page, () => button(page, "Create account").click(), feed)
}

/** All of onboarding, from its first step to the feed. */
export async function onboard(page: Page, person: Person): Promise<void> {
  await tellAboutHerself(page)
  await rateLooks(page)
  await button(page, "Next").click()
  await arriveAt(page, /^Take a selfie/)
  await button(page, "Skip").click()
  await createAccount(page, person)
}
