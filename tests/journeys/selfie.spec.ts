import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FileChooser } from "@playwright/test"
import { analyseSelfie, exportUser } from "@stylin/api/contract"
import { TEST_FLAGS } from "../../scripts/lib/chromium.mjs"
import { selfie } from "../contract/samples.ts"
import { arriveAt, button, openAs, readTips, visit } from "../support/journeys/hands.ts"
import { createAccount, rateLooks, tellAboutHerself } from "../support/journeys/onboarding.ts"
import { callsOf, customer, stranger } from "../support/journeys/person.ts"
import { expect, type Page, test } from "../support/journeys/stylin.ts"

const bytesOf = async (picture: Blob) => Buffer.from(await picture.arrayBuffer())

/** A picture as a file on her device. */
const fileOf = async (picture: Blob) => ({
  name: "me.jpg",
  mimeType: "image/jpeg",
  buffer: await bytesOf(picture),
})

test.use({
  // A camera that shows a drawn face.
  launchOptions: async ({ launchOptions }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "stylin-film-"))
    const film = join(folder, "face.mjpeg")
    await writeFile(film, await bytesOf(selfie()))
    await use({
      ...launchOptions,
      args: [
        ...TEST_FLAGS,
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
    await rm(folder, { recursive: true })
  },
})

test("a selfie by the camera becomes her colours, her own choice counts, and no picture is kept", async ({
  page,
  stylin,
}) => {
  const person = await customer(stylin.url)
  await openAs(page, person, stylin.url)

  await visit(page, "Wardrobe")
  await page.getByRole("link", { name: /^Take a selfie for AI/ }).click()
  await button(page, "Take a selfie").click()
  await button(page, "Agree and go on").click()
  await expect(page.getByText(/Lovely light|Come a little closer/)).toBeVisible()
  await button(page, "Take photo").click()
  await arriveAt(page, /^You're all set!/)

  await page.getByRole("link", { name: "See your colours" }).click()
  const type = page.getByRole("region", { name: "Your colour type" })
  await expect(type).toContainText(/\d+% likely, from one selfie/)
  const found = (await type.getByRole("heading").textContent()) ?? ""
  await expect(page.getByRole("region", { name: "Best near your face" })).toBeVisible()

  await page.getByText("Deep winter", { exact: true }).last().click()
  await button(page, "Use this type").click()
  await expect(type).toContainText("You chose this type yourself")
  await visit(page, "Wardrobe")
  await expect(page.getByRole("link", { name: /Your colours.*deep winter/i })).toBeVisible()
  await page.getByRole("link", { name: /Your colours/ }).click()
  await button(page, "Go by my selfies instead").click()
  await expect(type.getByRole("heading")).toHaveText(found)

  const call = await callsOf(stylin.url, person)
  const { photos, profile } = await call(exportUser)
  expect(photos).toEqual([])
  expect(profile.selfie?.analysis?.votes).toHaveLength(1)
})

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test("the picture for the drapes stays on the device only as long as she allows", async ({
  page,
  stylin,
}) => {
  const person = await customer(stylin.url)
  const call = await callsOf(stylin.url, person)
  await call(analyseSelfie, { files: [selfie()], query: {} })
  await openAs(page, person, stylin.url)
  const picture = page.getByRole("img", { name: /^You, with the chosen colour/ })
  const keep = page.getByRole("checkbox", { name: /^Keep my picture/ })
  const file = await fileOf(selfie())
  const choose = () => page.getByLabel("Picture for the drapes").last().setInputFiles(file)

  await page.goto("/wardrobe/colours")
  await choose()
  await expect(picture).toBeVisible()
  await page.reload()
  await expect(button(page, "Take a picture")).toBeVisible()

  await choose()
  await keep.check()
  await expect.poll(() => databases(page)).toContain("stylin-portrait")
  await page.reload()
  await expect(picture).toBeVisible()
  await expect(keep).toBeChecked()

  // A visit that never shows the picture.
  await page.goto("/wardrobe")
  await button(page, "Sign out").click()
  await expect(page).toHaveURL(`${stylin.url}/`)
  await expect.poll(() => databases(page)).not.toContain("stylin-portrait")
})

/** Chooses a photo of herself for the first time, which asks for her consent. */
async function uploadFirst(page: Page, photo: Parameters<FileChooser["setFiles"]>[0]) {
  const opened = page.waitForEvent("filechooser")
  await button(page, "Upload a photo").click()
  await button(page, "Agree and go on").click()
  await (await opened).setFiles(photo)
}

test("a guest's selfie result moves to her account", async ({ page, stylin }) => {
  const person = stranger()
  await page.goto("/")
  await button(page, "Get started").click()
  await tellAboutHerself(page)
  await rateLooks(page)
  await button(page, "Next").click()
  await arriveAt(page, /^Take a selfie/)
  await uploadFirst(page, await fileOf(selfie()))
  await expect(page.getByText(/^Your selfie has been read/)).toBeVisible()
  await button(page, "Next").click()
  await createAccount(page, person)
  await readTips(page)

  await visit(page, "Wardrobe")
  await expect(page.getByRole("link", { name: /^Your colours/ })).toBeVisible()
  const call = await callsOf(stylin.url, person)
  const { profile } = await call(exportUser)
  expect(profile.selfie?.analysis?.votes).toHaveLength(1)
})

test("a picture without a face is refused with a reason, stays on screen, and can be skipped @long", async ({
  page,
  stylin,
}) => {
  await openAs(page, await customer(stylin.url), stylin.url, "/wardrobe/selfie")
  await uploadFirst(page, join(import.meta.dirname, "photos/shoes.jpg"))

  await expect(page.getByText("Your selfie could not be read")).toBeVisible()
  await expect(page.getByText(/No face could be found/)).toBeVisible()
  await button(page, "Take another").click()
  await expect(button(page, "Take a selfie")).toBeVisible()
  await button(page, "Back").click()
  await expect(page).toHaveURL(/\/(feed|wardrobe)$/)
})
