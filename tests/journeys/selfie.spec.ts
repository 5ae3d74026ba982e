import { CHROMIUM_FLAGS } from "../../scripts/lib/chromium.mjs"
import { arriveAt, button, readTips, signIn } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

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
