import { getPending } from "@stylin/api/contract"
import { drawOutfit } from "@stylin/server/testing"
import { expectAnyPictures } from "../support/journeys/eyes.ts"
import { openAs } from "../support/journeys/hands.ts"
import { callsOf, customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

// Drawn, because no photo of a person is free to use.
test("what she wears on a photo joins her wardrobe, with one crop drawn by her", async ({
  page,
  stylin,
}) => {
  const person = await customer(stylin.url)
  const call = await callsOf(stylin.url, person)
  const buffer = await drawOutfit([
    { kind: "t_shirt", colours: [{ colour: "red" }] },
    { kind: "trousers", colours: [{ colour: "navy" }] },
    { kind: "trainers", colours: [{ colour: "white" }] },
  ])
  await openAs(page, person, stylin.url, "/wardrobe/item")
  await page.getByRole("radio", { name: "Your photos" }).check()
  await page.getByRole("button", { name: "Next" }).click()
  await page.getByRole("button", { name: "Agree and go on" }).click()
  const file = { name: "outfit.jpg", mimeType: "image/jpeg", buffer: Buffer.from(buffer) }
  await page.getByLabel("Photos").setInputFiles(file)
  await page.getByRole("button", { name: "Submit photos" }).click()
  await expect(page.getByText("The pictures have been successfully submitted!")).toBeVisible()
  await expect
    .poll(async () => (await call(getPending)).map(({ state }) => state))
    .toEqual(["ready", "ready", "ready"])

  await page.goto("/onboarding/end")
  const top = page.getByRole("article", { name: /^Red / })
  await expect(top).toBeVisible()
  await expect(page.getByRole("article")).toHaveCount(3)
  const before = await top.locator("img").first().getAttribute("src")
  await page.getByRole("button", { name: "Adjust the crop" }).first().click()
  const box = page.getByRole("group", { name: "What is cut out" })
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height + 20, { steps: 4 })
  await page.mouse.up()
  await page.getByRole("slider", { name: "Left edge" }).press("ArrowRight")
  await page.getByRole("button", { name: "Use this part" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(top.locator("img").first()).not.toHaveAttribute("src", before ?? "")
  await expectAnyPictures(page, 3)
  await page.getByRole("button", { name: "Confirm" }).click()

  await expect(page).toHaveURL(/\/feed$/)
  await page.goto("/wardrobe")
  await expect(page.getByText(/^Red /)).toBeVisible()
  await expectAnyPictures(page, 3)
})
