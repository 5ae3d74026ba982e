import { CHROMIUM_FLAGS } from "../../scripts/lib/chromium.mjs"
import { arriveAt, button, readTips, signIn, visit } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, type Page, test } from "../support/journeys/stylin.ts"

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...CHROMIUM_FLAGS,
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    }),
})

test("photos are sent and wait for her, also where they can't be read yet @long", async ({
  page,
  stylin,
}) => {
  await signIn(page, await customer(stylin.url))
  await readTips(page)
  await page.goto("/wardrobe/item")
  await page.getByRole("radio", { name: "Your photos" }).check()
  await button(page, "Next").click()
  await button(page, "Agree and go on").click()
  await choosePhotos(page, "Photos", 2)
  await expect(page.getByRole("region", { name: "Your photos" }).getByRole("img")).toHaveCount(2)
  await button(page, "Submit photos").click()

  const submitted = page.getByRole("dialog", {
    name: "The pictures have been successfully submitted!",
  })
  await expect(submitted).toBeVisible()
  await submitted.getByRole("button", { name: "Continue" }).click()
  await arriveAt(page, "Styled for you")
  await visit(page, "Wardrobe")
  const waiting = page.getByText("2 photos of yours are being read.")
  await expect(waiting).toBeVisible()
  await page.reload()
  await expect(waiting).toBeVisible()
})

test("a selfie that can't be read is kept on the screen, and can be put off @long", async ({
  page,
  stylin,
}) => {
  await signIn(page, await customer(stylin.url))
  await readTips(page)
  await page.goto("/wardrobe/selfie")
  await button(page, "Take a selfie").click()
  await button(page, "Agree and go on").click()
  await button(page, "Take photo").click()

  await arriveAt(page, "Take a selfie")
  await expect(page.getByText("Your selfie could not be read")).toBeVisible()
  await expect(
    page.getByText(/Your photo is still here, and nothing else was lost\./),
  ).toBeVisible()
  await button(page, "Try again").click()
  await expect(page.getByText("Your selfie could not be read")).toBeVisible()
  await button(page, "Take another").click()
  await expect(button(page, "Take a selfie")).toBeVisible()
  await button(page, "Back").click()
  await expect(page).toHaveURL(/\/(feed|wardrobe)$/)
})

/** Chooses photos from the device; what the browser shows just now will do as their picture. */
async function choosePhotos(page: Page, label: string, count: number): Promise<void> {
  const buffer = await page.screenshot({ type: "jpeg" })
  const files = Array.from({ length: count }, (_, index) => ({
    name: `IMG_${index}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }))
  await page.getByLabel(label, { exact: true }).setInputFiles(files)
}
