import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@stylin/api/client"
import { exportUser, login } from "@stylin/api/contract"
import { CHROMIUM_FLAGS } from "../../scripts/lib/chromium.mjs"
import { selfie } from "../contract/samples.ts"
import { arriveAt, button, readTips, signIn, visit } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test.use({
  // A camera that shows a drawn face.
  launchOptions: async ({ launchOptions }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "stylin-film-"))
    const film = join(folder, "face.mjpeg")
    await writeFile(film, Buffer.from(await selfie().arrayBuffer()))
    await use({
      ...launchOptions,
      args: [
        ...CHROMIUM_FLAGS,
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
  await signIn(page, person)
  await readTips(page)

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

  const baseUrl = `${stylin.url}/api`
  const { access_token: token } = await createClient({ baseUrl }).call(login, { body: person })
  const { call } = createClient({ baseUrl, getToken: () => token })
  const { photos, profile } = await call(exportUser)
  expect(photos).toEqual([])
  expect(profile.selfie?.analysis?.votes).toHaveLength(1)
})

test("a picture without a face is refused in words, stays on the screen, and can be put off @long", async ({
  page,
  stylin,
}) => {
  await signIn(page, await customer(stylin.url))
  await readTips(page)
  await page.goto("/wardrobe/selfie")
  const shoes = join(import.meta.dirname, "photos/shoes.jpg")
  await page.locator('input[type="file"]').setInputFiles(shoes)
  await button(page, "Agree and go on").click()

  await expect(page.getByText("Your selfie could not be read")).toBeVisible()
  await expect(page.getByText(/No face could be found/)).toBeVisible()
  await button(page, "Take another").click()
  await expect(button(page, "Take a selfie")).toBeVisible()
  await button(page, "Back").click()
  await expect(page).toHaveURL(/\/(feed|wardrobe)$/)
})
