import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { freePort, type StylinProcess, startStylin } from "../support/stylin-process.ts"

const EMAIL = "ada@example.org"
const PASSWORD = "a long enough password"

let dataDirectory: string
let port: number
let stylin: StylinProcess

test.beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "stylin-journey-"))
  port = await freePort()
  stylin = await startStylin({ dataDirectory, port })
})

test.afterAll(async () => {
  await stylin.stop()
  await rm(dataDirectory, { recursive: true })
})

test("she signs up, marks a look as favourite, and finds it after the server was killed", async ({
  page,
}) => {
  const problems = watchForProblems(page)

  await page.goto(stylin.url)
  await page.getByRole("button", { name: "Get started" }).click()
  await answerOnboarding(page)
  await createAccount(page)

  await expect(page).toHaveURL(/\/feed$/)
  await expect(page.getByRole("heading", { name: "Styled for you" })).toBeVisible()
  await skipTips(page)
  const hearts = page.getByRole("button", { name: /^Favourite /, pressed: false })
  await expect(hearts).toHaveCount(3)
  await expectPicturesToLoad(page)

  const label = (await hearts.first().getAttribute("aria-label")) ?? ""
  const kept = page.getByRole("button", { name: label, pressed: true })
  await hearts.first().click()
  await expect(kept).toBeEnabled()
  await page.getByRole("link", { name: "Favourites" }).click()
  await expect(page.getByRole("heading", { name: "Loved stylins" })).toBeVisible()
  await expect(kept).toBeVisible()

  await stylin.kill()
  stylin = await startStylin({ dataDirectory, port })

  await page.getByRole("link", { name: "Wardrobe" }).click()
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page.getByRole("button", { name: "Get started" })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.getByRole("link", { name: /Sign in/ }).click()
  await signIn(page)
  await expect(page).toHaveURL(/\/feed$/)
  await skipTips(page)
  await page.getByRole("link", { name: "Favourites" }).click()
  await expect(kept).toBeVisible()
  expect(problems).toEqual([])
})

async function answerOnboarding(page: Page) {
  await expect(page.getByRole("heading", { name: "Tell us about you" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled()
  await page.getByText("Pear", { exact: true }).click()
  await page.getByText("Work", { exact: true }).click()
  await page.getByText("Outings", { exact: true }).click()
  await page.getByRole("button", { name: "Next" }).click()

  await expect(page.getByRole("heading", { name: "Pick styles you'd wear" })).toBeVisible()
  const answers = page.getByText("Would wear!")
  await expect(answers).toHaveCount(11)
  for (const answer of await answers.all()) await answer.click()
  await page.getByRole("button", { name: "Next" }).click()

  await expect(page.getByRole("heading", { name: /Almost there!/ })).toBeVisible()
  await page.getByRole("button", { name: "Next" }).click()

  await expect(page.getByRole("heading", { name: /Take a selfie/ })).toBeVisible()
  await page.getByRole("button", { name: "Skip" }).click()
}

async function createAccount(page: Page) {
  await expect(page.getByRole("heading", { name: "Create an Account" })).toBeVisible()
  await page.getByLabel("Email", { exact: true }).fill(EMAIL)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Create account" }).click()
}

async function signIn(page: Page) {
  await expect(page.getByRole("heading", { name: "Start with your email" })).toBeVisible()
  await page.getByLabel("Email", { exact: true }).fill(EMAIL)
  await page.getByRole("button", { name: /Next|Continue/ }).click()
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** The tips wait for the first visit of whoever is new to this device. */
async function skipTips(page: Page) {
  await expect(page.getByText("1 of 5")).toBeVisible()
  await page.getByRole("button", { name: "Skip" }).click()
  await expect(page.getByText("1 of 5")).toBeHidden()
}

async function expectPicturesToLoad(page: Page) {
  const photos = page.getByRole("article").getByRole("img")
  await expect(photos).toHaveCount(3)
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).toHaveJSProperty("complete", true)
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
  }
  // One that could not be loaded is taken out of its card.
  await expect(photos).toHaveCount(3)
}

/** Collects what a person would never see but a developer should: errors in the console. */
function watchForProblems(page: Page): string[] {
  const problems: string[] = []
  page.on("pageerror", (error) => problems.push(error.message))
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`)
  })
  return problems
}
