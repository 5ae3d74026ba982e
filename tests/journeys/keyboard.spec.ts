import { arriveAt, button } from "../support/journeys/hands.ts"
import { stranger } from "../support/journeys/person.ts"
import { expect, type Page, test } from "../support/journeys/stylin.ts"

test("a new person gets to her feed by keyboard alone @long", async ({ page }) => {
  const { email, password } = stranger()
  const press = (key: string) => page.keyboard.press(key)
  await page.goto("/")
  await tabTo(page, "Get started")
  await press("Enter")

  await arriveAt(page, "Tell us about you")
  await tabToRole(page, "radio")
  await press("ArrowRight")
  await tabToRole(page, "checkbox")
  await press("Space")
  await tabTo(page, "Next")
  await press("Enter")

  await arriveAt(page, "Pick styles you'd wear")
  for (let look = 0; look < 11; look += 1) {
    await tabToRole(page, "radio")
    await press("Space")
  }
  await expect(page.getByText("11 of 11 answered")).toBeVisible()
  await tabTo(page, "Next")
  await press("Enter")

  await arriveAt(page, /^Almost there!/)
  await tabTo(page, "Denim")
  await press("Space")
  await expect(page.getByText(/^Denim picked up/)).toBeAttached()
  for (const column of await columnsBefore(page, "Denim")) {
    await press("ArrowLeft")
    await expect(page.getByText(new RegExp(`^Denim over ${column}`))).toBeAttached()
  }
  await press("Space")
  const loved = page.getByRole("region", { name: "I love" })
  await expect(loved.getByRole("button", { name: "Denim", exact: true })).toBeFocused()
  await tabTo(page, "Next")
  await press("Enter")

  await arriveAt(page, /^Take a selfie/)
  await tabTo(page, "Skip")
  await press("Enter")
  await arriveAt(page, "Create an Account")
  await tabTo(page, "Email")
  await page.keyboard.type(email)
  await tabTo(page, "Password")
  await page.keyboard.type(password)
  await press("Enter")

  await expect(page).toHaveURL(/\/feed$/)
  const tips = page.getByRole("dialog")
  for (const name of ["Next", "Next", "Next", "Next", "Got It"]) {
    await expect(tips.getByRole("button", { name, exact: true })).toBeFocused()
    await press("Enter")
  }
  await expect(tips).toHaveCount(0)
  await tabTo(page, /^Favourite /)
  await press("Enter")
  await expect(page.locator(":focus")).toHaveAttribute("aria-pressed", "true")
  await tabTo(page, "Show the next looks")
  await press("Enter")
  await expect(button(page, "Show the next looks")).toBeEnabled()
})

/** The columns that a tag passes on its way to the first one. */
async function columnsBefore(page: Page, tag: string): Promise<string[]> {
  const before: string[] = []
  for (const column of ["I love", "I don't mind", "I avoid"]) {
    const tags = page.getByRole("region", { name: column }).getByRole("button")
    if ((await tags.allTextContents()).includes(tag)) break
    before.unshift(column)
  }
  return before
}

/** Presses Tab until an element with this name has focus; fails if none ever has. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  await tabUntil(page, String(name), async () => {
    const wanted = page.locator(":focus")
    const words = await wanted.evaluateAll(([element]) =>
      element instanceof HTMLInputElement
        ? (element.labels?.[0]?.textContent ?? "")
        : (element?.getAttribute("aria-label") ?? element?.textContent ?? ""),
    )
    return typeof name === "string" ? words.trim() === name : name.test(words)
  })
}

/** Presses Tab until a control of this kind has focus. */
async function tabToRole(page: Page, type: "radio" | "checkbox"): Promise<void> {
  await tabUntil(page, type, async () =>
    page
      .locator(":focus")
      .evaluateAll(
        ([element], wanted) => element instanceof HTMLInputElement && element.type === wanted,
        type,
      ),
  )
}

const MOST_STOPS = 80

async function tabUntil(page: Page, wanted: string, isThere: () => Promise<boolean>) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab")
    if (await isThere()) return
  }
  throw new Error(`${wanted} was not reached by Tab.`)
}
