import { expect, type Page } from "@playwright/test"
import { arriveAt, button, insistOn, looks, readTips, visit } from "./hands.ts"
import { createAccount, dragTag, rateLooks, tellAboutHerself } from "./onboarding.ts"
import type { Person } from "./person.ts"
import { addFromSearch, chooseSearch, reviewAll, submitAdded } from "./wardrobe.ts"

/** What a walk leaves at the provider. */
export interface Walked {
  /** Her favourite look, by the words on its heart. */
  readonly heart: string
}

/**
 * Everything that a new person does, from the splash screen to a feed made from her own clothes. If
 * something fails, she does what the screen offers, once.
 */
export async function walkAsNewPerson(page: Page, person: Person): Promise<Walked> {
  await page.goto("/")
  await button(page, "Get started").click()
  await tellAboutHerself(page)
  await rateLooks(page)
  await dragTag(page, { tag: "Denim", to: "I love" })
  await button(page, "Next").click()
  await arriveAt(page, /^Take a selfie/)
  await button(page, "Skip").click()
  await createAccount(page, person)

  await insistOn(page, looks(page).first())
  await readTips(page)
  await dressForWork(page)
  const heart = await loveFirstLook(page)

  await visit(page, "Wardrobe")
  await chooseSearch(page)
  await addFromSearch(page, "white shirt", 2)
  await submitAdded(page)
  await reviewAll(page)
  await insistOn(page, looks(page).first())
  return { heart }
}

/** Asks for looks for work. */
async function dressForWork(page: Page): Promise<void> {
  await button(page, /^New Stylins For/).click()
  const picker = page.getByRole("dialog", { name: "Select your activity to dress for" })
  const work = picker.getByRole("radio", { name: "Work", exact: true })
  await work.check()
  // What is pressed next is for this answer, so a press that was lost is told here and not by a heading that never comes.
  await expect(work).toBeChecked()
  await picker.getByRole("button", { name: "Get new Stylin" }).click()
  await arriveAt(page, "Styled for work")
  await insistOn(page, looks(page).first())
}

/** Opens the first look, makes it a favourite there, and comes back to the feed. */
async function loveFirstLook(page: Page): Promise<string> {
  const card = looks(page).first()
  const heart =
    (await card.getByRole("button", { name: /^Favourite / }).getAttribute("aria-label")) ?? ""
  await card.getByRole("button").first().click()
  await expect(page).toHaveURL(/\/look$/)
  const pressed = page.getByRole("button", { name: heart, pressed: true })
  const idle = page.getByRole("button", { name: heart, pressed: false })
  await idle.click()
  // A heart that could not be saved is empty again, and can be pressed again.
  await expect(page.getByRole("button", { name: heart, disabled: false })).toBeVisible()
  if (!(await pressed.isVisible())) await idle.click()
  await expect(pressed).toBeEnabled()
  await page.goBack()
  await arriveAt(page, "Styled for work")
  return heart
}
