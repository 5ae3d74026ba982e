import { expect, type Page } from "@playwright/test"
import { createClient } from "@stylin/api/client"
import { createUser, getPending, type PendingItem, register } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"

const EMAIL = "ada@example.org"
const PASSWORD = "a long enough password"

/** Gives the server at an address an account with a profile. Resolves to its token. */
export async function signUp(url: string): Promise<string> {
  const baseUrl = `${url}/api`
  const credentials = { email: EMAIL, password: PASSWORD }
  const guest = createClient({ baseUrl })
  const { access_token: token, user_id } = await guest.call(register, { body: credentials })
  await createClient({ baseUrl, getToken: () => token }).call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: user_id ?? EMAIL,
      name_in_app: "ada",
      gender: "female",
      body_type: "pear",
      activities: ["work"],
      tags_preferences: defaultTagPreferences(),
      marketing_opt_in: false,
    },
  })
  return token
}

/** The items that wait for her review. */
export function pendingOf(url: string, token: string): Promise<PendingItem[]> {
  return createClient({ baseUrl: `${url}/api`, getToken: () => token }).call(getPending)
}

/** Signs in by hand, and skips the first tips. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/signin`)
  await page.getByLabel("Email", { exact: true }).fill(EMAIL)
  await page.getByRole("button", { name: /Next|Continue/ }).click()
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL(/\/feed$/)
  await expect(page.getByText("1 of 5")).toBeVisible()
  await page.getByRole("button", { name: "Skip" }).click()
}

/** Waits for at least this many pictures, and until each has loaded. */
export async function expectPicturesToLoad(page: Page, count: number): Promise<void> {
  const pictures = page.locator("main img")
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(count)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0)
  }
}
