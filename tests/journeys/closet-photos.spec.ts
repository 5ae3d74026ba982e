import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { createClient } from "@stylin/api/client"
import { createUser, getPending, register } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { freePort, type StylinProcess, startStylin } from "../support/stylin-process.ts"

const EMAIL = "ada@example.org"
const PASSWORD = "a long enough password"
const PHOTOS = ["t-shirt", "trousers", "shoes"].map((name) =>
  join(import.meta.dirname, `photos/${name}.jpg`),
)
/** Not a photo at all, though it says so. */
const LETTER = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear Ada") }

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

test("photos of her closet become her wardrobe, though the tab is closed and the server killed", async ({
  page: first,
  context,
}) => {
  const token = await signUp()
  await signIn(first)
  await first.goto(`${stylin.url}/wardrobe/item`)
  await first.getByRole("radio", { name: "Wardrobe photos" }).check()
  await first.getByRole("button", { name: "Next" }).click()
  await first.getByRole("button", { name: "Take pictures" }).click()
  await first.getByRole("button", { name: "Agree and go on" }).click()
  await first.getByLabel("Photos").setInputFiles(PHOTOS)
  await expect(first.getByText("3 of 10")).toBeVisible()
  await first.getByLabel("Photos").setInputFiles(LETTER)
  await expect(first.getByText(/is not a photo we can read/)).toBeVisible()
  await first.getByRole("button", { name: "Finish taking photos" }).click()
  await expect(first.getByText("The pictures have been successfully submitted!")).toBeVisible()

  await expect.poll(async () => (await pendingOf(token)).length).toBe(3)
  await first.close()
  await stylin.kill()
  stylin = await startStylin({ dataDirectory, port })
  await expect
    .poll(async () => (await pendingOf(token)).map(({ state }) => state), { timeout: 30_000 })
    .toEqual(["ready", "ready", "ready"])

  const page = await context.newPage()
  await page.goto(`${stylin.url}/feed`)
  await expect(page.getByText("Wardrobe images processed!")).toBeVisible()
  await page.getByRole("button", { name: "Go to wardrobe" }).click()
  await expect(page.getByRole("heading", { name: "Review your items" })).toBeVisible()
  const found = page.getByRole("article")
  await expect(found).toHaveCount(3)
  await expectPicturesToLoad(page, 3)
  const shirt = found.first()
  await shirt.getByLabel("Original photo").click()
  await shirt.getByRole("combobox").selectOption("Polo shirt")
  await expect(page.getByRole("article", { name: /polo/i })).toBeVisible()
  await found.nth(2).getByRole("checkbox").uncheck()
  await expect(page.getByText("2 of 3 will be added to your wardrobe.")).toBeVisible()
  await page.getByRole("button", { name: "Confirm" }).click()

  await expect(page).toHaveURL(/\/feed$/)
  expect(await pendingOf(token)).toEqual([])
  await page.goto(`${stylin.url}/wardrobe`)
  await expect(page.getByText(/polo/i)).toBeVisible()
  await expectPicturesToLoad(page, 2)
})

async function signUp(): Promise<string> {
  const { call } = createClient({ baseUrl: `${stylin.url}/api` })
  const credentials = { email: EMAIL, password: PASSWORD }
  const { access_token: token, user_id } = await call(register, { body: credentials })
  const { call: callAsHer } = createClient({
    baseUrl: `${stylin.url}/api`,
    getToken: () => token,
  })
  await callAsHer(createUser, {
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

function pendingOf(token: string) {
  const { call } = createClient({ baseUrl: `${stylin.url}/api`, getToken: () => token })
  return call(getPending)
}

async function signIn(page: Page) {
  await page.goto(`${stylin.url}/auth/signin`)
  await page.getByLabel("Email", { exact: true }).fill(EMAIL)
  await page.getByRole("button", { name: /Next|Continue/ }).click()
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL(/\/feed$/)
  await expect(page.getByText("1 of 5")).toBeVisible()
  await page.getByRole("button", { name: "Skip" }).click()
}

async function expectPicturesToLoad(page: Page, count: number) {
  const pictures = page.locator("main img")
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(count)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0)
  }
}
