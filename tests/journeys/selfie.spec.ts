import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { createClient } from "@stylin/api/client"
import { createUser, exportUser, register } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { chromium } from "playwright"
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/lib/chromium.mjs"
import { selfie } from "../contract/samples.ts"
import { freePort, type StylinProcess, startStylin } from "../support/stylin-process.ts"

const EMAIL = "ada@example.org"
const PASSWORD = "a long enough password"

let folder: string
let stylin: StylinProcess

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stylin-journey-"))
  stylin = await startStylin({ dataDirectory: join(folder, "data"), port: await freePort() })
})

test.afterAll(async () => {
  await stylin.stop()
  await rm(folder, { recursive: true })
})

test("a selfie by the camera becomes her colours, her own choice counts, and no picture is kept", async ({
  viewport,
}) => {
  const browser = await withCamera()
  const page = await browser.newPage({ viewport })
  const token = await signUp()
  await signIn(page)

  await page.getByRole("link", { name: "Wardrobe" }).click()
  await page.getByRole("link", { name: /^Take a selfie for AI/ }).click()
  await page.getByRole("button", { name: "Take a selfie" }).click()
  await page.getByRole("button", { name: "Agree and go on" }).click()
  await expect(page.getByText(/Lovely light|Come a little closer/)).toBeVisible()
  await page.getByRole("button", { name: "Take photo" }).click()
  await expect(page.getByRole("heading", { name: /^You're all set!/ })).toBeVisible()

  await page.getByRole("link", { name: "See your colours" }).click()
  const type = page.getByRole("region", { name: "Your colour type" })
  await expect(type).toContainText(/\d+% likely, from one selfie/)
  const found = (await type.getByRole("heading").textContent()) ?? ""
  await expect(page.getByRole("region", { name: "Best near your face" })).toBeVisible()

  await page.getByText("Deep winter", { exact: true }).last().click()
  await page.getByRole("button", { name: "Use this type" }).click()
  await expect(type).toContainText("You chose this type yourself")
  await page.getByRole("link", { name: "Wardrobe" }).click()
  await expect(page.getByRole("link", { name: /Your colours.*deep winter/i })).toBeVisible()
  await page.getByRole("link", { name: /Your colours/ }).click()
  await page.getByRole("button", { name: "Go by my selfies instead" }).click()
  await expect(type.getByRole("heading")).toHaveText(found)

  const { call } = createClient({ baseUrl: `${stylin.url}/api`, getToken: () => token })
  const { photos, profile } = await call(exportUser)
  expect(photos).toEqual([])
  expect(profile.selfie?.analysis?.votes).toHaveLength(1)
  await browser.close()
})

/** A browser whose camera shows a drawn face. */
async function withCamera() {
  const film = join(folder, "face.mjpeg")
  await writeFile(film, Buffer.from(await selfie().arrayBuffer()))
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...CHROMIUM_FLAGS,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
}

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
