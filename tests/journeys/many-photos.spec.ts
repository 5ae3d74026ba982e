import { readFileSync } from "node:fs"
import { join } from "node:path"
import { arriveAt, button, openAs } from "../support/journeys/hands.ts"
import { customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

const PHOTOS = ["t-shirt", "trousers"].map((name) =>
  join(import.meta.dirname, `photos/${name}.jpg`),
)
const SHOES = readFileSync(join(import.meta.dirname, "photos/shoes.jpg")).toString("base64")

test("many photos go on after a reload, and shared ones wait for her word", async ({
  page,
  context,
  stylin,
}) => {
  await openAs(page, await customer(stylin.url), stylin.url, "/wardrobe")
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole("link", { name: /Add 15\+ items/ }).click()
  await page.getByRole("link", { name: "Add many photos at once" }).click()
  await button(page, "Agree and go on").click()
  await context.setOffline(true)
  await page.getByLabel("Many photos").setInputFiles(PHOTOS)
  await expect(page.getByText(/We can't be reached right now/)).toBeVisible()
  await page.reload()
  await expect(page.getByText("0 of 2 read.")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^2 of 2 read/)).toBeVisible()
  await button(page, "Clear what is done").click()

  // As the system does when another app shares a photo.
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const shared = new DataTransfer()
    shared.items.add(new File([bytes], "shoes.jpg", { type: "image/jpeg" }))
    const form = document.createElement("form")
    Object.assign(form, { method: "post", enctype: "multipart/form-data" })
    form.action = "/wardrobe/shared"
    const field = document.createElement("input")
    Object.assign(field, { type: "file", name: "photos", files: shared.files })
    form.append(field)
    document.body.append(form)
    form.submit()
  }, SHOES)
  await arriveAt(page, "Many photos at once")
  expect(page.url()).not.toContain("shoes")
  await expect(page.getByText("Shared; waits for you")).toBeVisible()
  await button(page, "Send the shared photo").click()
  await expect(page.getByText(/^1 of 1 read/)).toBeVisible()
  await button(page, "Review what was found").click()
  await expect(page.getByRole("article")).toHaveCount(3)
})
