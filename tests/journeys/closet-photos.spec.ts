import { join } from "node:path"
import { getPending } from "@stylin/api/contract"
import { expectAnyPictures } from "../support/journeys/eyes.ts"
import { openAs } from "../support/journeys/hands.ts"
import { callsOf, customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

const PHOTOS = ["t-shirt", "trousers", "shoes"].map((name) =>
  join(import.meta.dirname, `photos/${name}.jpg`),
)
/** Not a photo, although its name and type say so. */
const LETTER = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear Ada") }

test("photos of her closet become her wardrobe, even if the tab is closed and the server killed @phone", async ({
  page: first,
  context,
  stylin,
}) => {
  const person = await customer(stylin.url)
  const call = await callsOf(stylin.url, person)
  await openAs(first, person, stylin.url, "/wardrobe/item")
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

  await expect.poll(async () => (await call(getPending)).length).toBe(3)
  await first.close()
  await stylin.crash()
  await expect
    .poll(async () => (await call(getPending)).map(({ state }) => state))
    .toEqual(["ready", "ready", "ready"])

  const page = await context.newPage()
  await page.goto("/feed")
  await expect(page.getByText("Wardrobe images processed!")).toBeVisible()
  await page.getByRole("button", { name: "Go to wardrobe" }).click()
  await expect(page.getByRole("heading", { name: "Review your items" })).toBeVisible()
  const found = page.getByRole("article")
  await expect(found).toHaveCount(3)
  await expectAnyPictures(page, 3)
  const shirt = found.first()
  await shirt.getByRole("button").first().click()
  await shirt.getByLabel("Original photo").click()
  await shirt.getByRole("combobox").selectOption("Polo shirt")
  await expect(page.getByRole("article", { name: /polo/i })).toBeVisible()
  await found.nth(2).getByRole("checkbox").uncheck()
  await expect(page.getByText("2 of 3 will be added.")).toBeVisible()
  await page.getByRole("button", { name: "Confirm" }).click()

  await expect(page).toHaveURL(/\/feed$/)
  expect(await call(getPending)).toEqual([])
  await page.goto("/wardrobe")
  await expect(page.getByText(/polo/i)).toBeVisible()
  await expectAnyPictures(page, 2)
})
