import { expect, type Locator, type Page } from "@playwright/test"
import { type Person, tokenOf } from "./person.ts"

/** The main heading, which says where she is. */
export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole("heading", { level: 1, name })
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("button", { name, exact: typeof name === "string" })
}

/** The looks on the screen. */
export function looks(page: Page): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Favourite / }) })
}

/** Waits for a screen by its heading. */
export async function arriveAt(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeVisible()
}

/** How often a person presses a button that reports a failure each time. */
const MOST_PRESSES = 3

/** Presses a button, and again if that failed and the screen says so. */
export async function insist(page: Page, press: () => Promise<void>, arrived: Locator) {
  const failure = page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })
  for (let presses = 1; presses <= MOST_PRESSES; presses += 1) {
    await press()
    await expect(arrived.or(failure).first()).toBeVisible()
    if (await arrived.isVisible()) return
  }
  await expect(arrived).toBeVisible()
}

/** Waits for a screen's content, and tries again if it could not be fetched. */
export async function insistOn(page: Page, content: Locator): Promise<void> {
  const again = button(page, "Try again")
  await expect(content.or(again).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(content).toBeVisible()
}

/** Follows a link of the navigation bar, which on a phone reappears at the top of the page. */
export async function visit(
  page: Page,
  name: "Feed" | "Wardrobe" | "Plan" | "Favourites",
): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole("navigation").getByRole("link", { name }).click()
}

/** Signs a person in, from any address open to guests to her feed. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/auth/signin")
  await arriveAt(page, "Start with your email")
  await page.getByLabel("Email", { exact: true }).fill(email)
  await button(page, "Next").click()
  await arriveAt(page, "Welcome back")
  await page.getByLabel("Password", { exact: true }).fill(password)
  await button(page, "Sign in").click()
  await expect(page).toHaveURL(/\/feed$/)
}

/** Reads the first-time tips to their end. */
export async function readTips(page: Page): Promise<void> {
  const tips = page.getByRole("dialog")
  for (let number = 1; number <= 5; number += 1) {
    await expect(tips.getByText(`${number} of 5`, { exact: true })).toBeVisible()
    await tips.getByRole("button", { name: number < 5 ? "Next" : "Got It" }).click()
  }
  await expect(tips).toHaveCount(0)
}

/**
 * Opens a screen as a person who signed in on this device, and read the first tips, some other day.
 * Only what is stored there is made up, as the app stores it.
 */
export async function openAs(page: Page, person: Person, url: string, path = "/feed") {
  const token = await tokenOf(url, person)
  await page.goto("/privacy-policy.html")
  await page.evaluate(
    ([token, auth]) => {
      localStorage.setItem("token", token)
      localStorage.setItem("auth", auth)
      localStorage.setItem("preflightEnded", "1")
    },
    [token, JSON.stringify({ version: 1, value: { isAuth: true, email: person.email } })] as const,
  )
  await page.goto(path)
}
