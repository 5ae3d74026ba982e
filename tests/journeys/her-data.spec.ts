import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { exportUser, parsePhotos } from "@stylin/api/contract"
import { unzip } from "@stylin/server/testing"
import { arriveAt, button, openAs } from "../support/journeys/hands.ts"
import { callsOf, customer } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test("her data and photos are downloaded as a ZIP that opens", async ({ page, stylin }) => {
  const person = await customer(stylin.url)
  const call = await callsOf(stylin.url, person)
  const photo = await readFile(join(import.meta.dirname, "photos/t-shirt.jpg"))
  await call(parsePhotos, { files: [new Blob([photo])] })
  await openAs(page, person, stylin.url, "/profile")
  await arriveAt(page, "Your profile")

  const downloading = page.waitForEvent("download")
  await button(page, "Download my data").click()
  const download = await downloading

  await expect(page.getByText(/^Your download has begun/)).toBeVisible()
  expect(download.suggestedFilename()).toMatch(/^stylin-export-\d{4}-\d\d-\d\d\.zip$/)
  expect(await download.failure()).toBeNull()
  const files = await unzip(await readFile(await download.path()))
  const { photos, account } = await call(exportUser)
  expect(photos.length).toBeGreaterThan(1)
  const data = JSON.parse(Buffer.from(files.get("data.json") ?? []).toString())
  expect(data).toMatchObject({ account, profile: { body_type: "pear" } })
  const isIn = (name: string, base64: string) =>
    Buffer.from(files.get(name) ?? []).toString("base64") === base64
  for (const [index, { base64, cloth }] of photos.entries()) {
    expect(isIn(data.photos[index].file, base64)).toBe(true)
    if (cloth !== undefined) expect(files.has(data.photos[index].cloth)).toBe(true)
  }
  const cloths = photos.filter(({ cloth }) => cloth !== undefined)
  expect(files.size).toBe(photos.length + cloths.length + 1)

  const again = await page.request.get(download.url())
  expect(again.status()).toBe(404)
  expect(await again.json()).toEqual({ detail: expect.stringMatching(/has been used/) })
})
