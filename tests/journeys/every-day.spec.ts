import { getFeed, getWardrobe, removeFromWardrobe } from "@stylin/api/contract"
import { startWeatherStub } from "@stylin/server/testing"
import { expectAccessible } from "../support/journeys/eyes.ts"
import { button, openAs, visit } from "../support/journeys/hands.ts"
import { callsOf, customer, type Garment } from "../support/journeys/person.ts"
import { test as base, expect, type Page } from "../support/journeys/stylin.ts"

const CLOTHES: readonly Garment[] = [
  ["White shirt", "shirt", "upper_body"],
  ["Grey jumper", "jumper", "upper_body"],
  ["Black trousers", "trousers", "lower_body"],
  ["Wool coat", "wool_coat", "upper_body"],
  ["Ankle boots", "ankle_boots", "shoes"],
]

const test = base.extend({
  // A server of its own, with a service that forecasts the weather.
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs from the pattern
    async ({}, use) => {
      const weather = await startWeatherStub()
      const { url, placesUrl } = weather.settings
      await use({ WEATHER_URL: url, WEATHER_PLACES_URL: placesUrl ?? "" })
      await weather.close()
    },
    { scope: "worker" },
  ],
})
test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en-GB" })

test("a morning: the weather of her town, a piece in the wash, what the wardrobe says", async ({
  page,
  stylin,
}) => {
  const person = await customer(stylin.url, CLOTHES)
  await openAs(page, person, stylin.url)
  await button(page, /^Dressed for /).click()
  await page.getByLabel("Town").fill("Bristol")
  await page.getByLabel("Town").press("Enter")
  await button(page, /^Bristol, England/).click()
  await expect(page.getByText(/^Today: 4 to 9 degrees, rain/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(button(page, "Dressed for 4 to 9 degrees, rain")).toBeVisible()

  await visit(page, "Wardrobe")
  await button(page, "Open Black trousers").click()
  const wash = page.getByRole("radio", { name: "In the wash" })
  await wash.check({ force: true })
  await button(page, "Undo").click()
  await expect(page.getByRole("radio", { name: "In your wardrobe" })).toBeChecked()
  await wash.check({ force: true })
  await expect(page.getByText("Black trousers is in the wash.")).toBeVisible()
  await expect.poll(() => left(page, "states")).toBeNull()
  const call = await callsOf(stylin.url, person)
  const query = { occasions: "work", pieces: "mine", sample_to_show: 10 } as const
  const proposed = (await call(getFeed, { query })).flatMap(({ clothes }) => clothes.flat())
  expect(proposed.map(({ name }) => name)).not.toContain("Black trousers")

  await visit(page, "Wardrobe")
  await page.getByRole("link", { name: "What your wardrobe says" }).click()
  await expect(page.getByText(/^You own 5 pieces, and have not said yet/)).toBeVisible()
  await expect(page.getByRole("heading", { name: "The most looks for a pound" })).toBeVisible()
  await expectAccessible(page)
})

test("what fails offline waits and is sent, two devices agree, and her own export brings it back", async ({
  page,
  context,
  browser,
  stylin,
}) => {
  const person = await customer(stylin.url, CLOTHES)
  await openAs(page, person, stylin.url, "/wardrobe")
  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage()
  await openAs(other, person, stylin.url, "/wardrobe")
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Loads what the screens of a piece need.
  await stateOf(page, "Ankle boots", "Lent to someone")

  await context.setOffline(true)
  await stateOf(page, "White shirt", "In the wash")
  await stateOf(page, "Grey jumper", "In the wash")
  expect(await left(page, "states")).not.toBeNull()
  // Said later, and told first.
  await stateOf(other, "Grey jumper", "Lent to someone")
  await expect.poll(() => left(other, "states")).toBeNull()
  await context.setOffline(false)
  await expect.poll(() => left(page, "states")).toBeNull()
  for (const device of [page, other]) {
    await device.goto("/wardrobe")
    const tile = (name: string) => device.getByRole("listitem").filter({ hasText: name })
    await expect(tile("White shirt").getByText("In the wash")).toBeVisible()
    await expect(tile("Grey jumper").getByText("Lent")).toBeVisible()
  }
  await other.context().close()

  await page.goto("/profile")
  const downloading = page.waitForEvent("download")
  await button(page, "Download my data").click()
  const file = await (await downloading).path()
  const call = await callsOf(stylin.url, person)
  const owned = await call(getWardrobe)
  const lost = owned.filter(({ item_summary }) => item_summary === "White shirt")
  await call(removeFromWardrobe, { body: { item_ids: lost.map(({ item_id }) => item_id) } })

  await page.goto("/wardrobe/import")
  await page.getByLabel("A file to import").setInputFiles(file)
  await button(page, "Import all of it").click()
  await expect(
    page.getByText(/^5 items are in your wardrobe.*4 of them were there before/),
  ).toBeVisible()
  await button(page, "See your wardrobe").click()
  const shirt = page.getByRole("listitem").filter({ hasText: "White shirt" })
  await expect(shirt.getByText("In the wash")).toBeVisible()
})

/** Says of a piece where it is, on its own screen. */
async function stateOf(page: Page, name: string, state: string): Promise<void> {
  await button(page, `Open ${name}`).click()
  await page.getByRole("radio", { name: state }).check({ force: true })
  await visit(page, "Wardrobe")
}

/** What of a name still waits to be sent. */
function left(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name)
}
