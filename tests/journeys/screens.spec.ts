import { expectAccessible, expectStillness } from "../support/journeys/eyes.ts"
import {
  arriveAt,
  button,
  insistOn,
  looks,
  readTips,
  signIn,
  visit,
} from "../support/journeys/hands.ts"
import { customer, stranger } from "../support/journeys/person.ts"
import { expect, type Page, test } from "../support/journeys/stylin.ts"
import {
  addFromSearch,
  chooseSearch,
  reviewAll,
  submitAdded,
} from "../support/journeys/wardrobe.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** Checks the current screen: axe finds nothing, and nothing moves by itself. */
async function look(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expectStillness(page)
    await expectAccessible(page)
  })
}

test("every screen for guests is accessible, and still under reduced motion", async ({
  page,
  stylin,
}) => {
  const { email } = await customer(stylin.url)
  await page.goto("/")
  await expect(button(page, "Get started")).toBeVisible()
  await look(page, "splash")

  await page.goto("/auth/signin")
  await arriveAt(page, "Start with your email")
  await look(page, "sign-in, address")
  await page.getByLabel("Email", { exact: true }).fill(stranger().email)
  await button(page, "Next").click()
  await arriveAt(page, "Re-enter email or signup")
  await look(page, "sign-in, no account")
  await page.getByLabel("Email", { exact: true }).fill(email)
  await button(page, "Check again").click()
  await arriveAt(page, "Welcome back")
  await look(page, "sign-in, password")
  await button(page, "Sign in").click()
  await expect(page.getByText("Not all fields are filled")).toBeVisible()
  await look(page, "sign-in, refused")
  await page.getByRole("link", { name: "Forgot password?" }).click()
  await arriveAt(page, "Reset your password")
  await look(page, "reset, address")
  await button(page, "Send code").click()
  await arriveAt(page, "Enter the code")
  await look(page, "reset, code")

  await page.goto("/wardrobe/item")
  await arriveAt(page, "Upload your wardrobe")
  await look(page, "adding clothes as a guest")
  await page.goto("/nowhere")
  await arriveAt(page, "Page not found")
  await look(page, "no such page")
  for (const file of ["/privacy-policy.html", "/terms-of-use.html"]) {
    await page.goto(file)
    await look(page, file)
  }
})

test("a screen's address opens, and any other says 404 and what that means", async ({
  page,
  context,
  stylin,
}) => {
  const statusOf = async (path: string) => {
    const { status } = await fetch(stylin.url + path, { headers: { accept: "text/html" } })
    return status
  }
  expect(await statusOf("/onboarding/2")).toBe(200)
  expect(await statusOf("/metrics")).toBe(404)

  await page.goto("/metrics")
  await arriveAt(page, "Page not found")
  await button(page, "Home").click()
  await expect(button(page, "Get started")).toBeVisible()
  await page.goBack()
  await arriveAt(page, "Page not found")

  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto("/auth/signin")
  await context.setOffline(true)
  await page.goto("/auth/forgot")
  await arriveAt(page, "Reset your password")
  await page.goto("/metrics")
  await arriveAt(page, "Page not found")
})

test("every signed-in screen is accessible, and still under reduced motion", async ({
  page,
  stylin,
}) => {
  await signIn(page, await customer(stylin.url))
  await expect(page.getByRole("dialog")).toBeVisible()
  await look(page, "feed, tips")
  await readTips(page)
  await insistOn(page, looks(page).first())
  await look(page, "feed")
  await button(page, /^New Stylins For/).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await look(page, "feed, activities")
  await page.keyboard.press("Escape")
  await button(page, "More picks").first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await look(page, "feed, more picks")
  await button(page, "Awesome").click()
  await looks(page).first().getByRole("button").first().click()
  await expect(page).toHaveURL(/\/look$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await look(page, "one look")

  await visit(page, "Favourites")
  await expect(page.getByText("Nothing here yet")).toBeVisible()
  await look(page, "favourites, empty")
  await visit(page, "Wardrobe")
  await expect(page.getByText("Your wardrobe is empty")).toBeVisible()
  await look(page, "wardrobe, empty")
  await page.goto("/wardrobe/selfie")
  await expect(button(page, "Take a selfie")).toBeVisible()
  await look(page, "selfie")
  await page.goto("/wardrobe/suits")
  await expect(page.getByText("Your colouring is not known yet")).toBeVisible()
  await look(page, "does this suit me, colours unknown")
  await page.goto("/profile")
  await arriveAt(page, "Your profile")
  await expect(button(page, "Save").first()).toBeVisible()
  await look(page, "profile")

  await visit(page, "Wardrobe")
  await chooseSearch(page)
  await look(page, "search")
  await addFromSearch(page, "white shirt", 2)
  await look(page, "added items")
  await submitAdded(page)
  await expect(page.getByRole("dialog", { name: "Wardrobe images processed!" })).toBeVisible()
  await look(page, "feed, processed")
  await reviewAll(page)
  await visit(page, "Wardrobe")
  await expect(page.getByRole("region", { name: /upper body/i })).toBeVisible()
  await look(page, "wardrobe")
  await button(page, "Manage").click()
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole("alertdialog")).toBeVisible()
  await look(page, "wardrobe, deleting")
})
