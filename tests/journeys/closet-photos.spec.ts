import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { BUILT_APP, freePort, type StylinProcess, startStylin } from "../support/stylin-process.ts"
import { expectPicturesToLoad, pendingOf, signIn, signUp } from "./account.ts"

const PHOTOS = ["t-shirt", "trousers", "shoes"].map((name) =>
  join(import.meta.dirname, `photos/${name}.jpg`),
)
/** Not a photo, although its name and type say so. */
const LETTER = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear Ada") }

let dataDirectory: string
let port: number
let stylin: StylinProcess

test.beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "stylin-journey-"))
  port = await freePort()
  stylin = await startStylin({ dataDirectory, port, webDirectory: BUILT_APP })
})

test.afterAll(async () => {
  await stylin.stop()
  await rm(dataDirectory, { recursive: true })
})

test("photos of her closet become her wardrobe, even if the tab is closed and the server killed", async ({
  page: first,
  context,
}) => {
  const token = await signUp(stylin.url)
  await signIn(first, stylin.url)
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

  await expect.poll(async () => (await pendingOf(stylin.url, token)).length).toBe(3)
  await first.close()
  await stylin.kill()
  stylin = await startStylin({ dataDirectory, port, webDirectory: BUILT_APP })
  await expect
    .poll(async () => (await pendingOf(stylin.url, token)).map(({ state }) => state))
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
  await shirt.getByRole("button").first().click()
  await shirt.getByLabel("Original photo").click()
  await shirt.getByRole("combobox").selectOption("Polo shirt")
  await expect(page.getByRole("article", { name: /polo/i })).toBeVisible()
  await found.nth(2).getByRole("checkbox").uncheck()
  await expect(page.getByText("2 of 3 will be added to your wardrobe.")).toBeVisible()
  await page.getByRole("button", { name: "Confirm" }).click()

  await expect(page).toHaveURL(/\/feed$/)
  expect(await pendingOf(stylin.url, token)).toEqual([])
  await page.goto(`${stylin.url}/wardrobe`)
  await expect(page.getByText(/polo/i)).toBeVisible()
  await expectPicturesToLoad(page, 2)
})
