import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { button } from "../support/journeys/hands.ts"
import { expect, test } from "../support/journeys/stylin.ts"
import { BUILT_APP, freePort, startStylin } from "../support/stylin-process.ts"

test("an app kept by the browser writes prices as the shop does now @long", async ({ page }) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-money-"))
  const port = await freePort()
  const start = (SHOP_LOCALE: string) =>
    startStylin({
      ...{ dataDirectory, port, webDirectory: BUILT_APP },
      env: { SHOP_CURRENCY: "EUR", SHOP_LOCALE },
    })
  const money = page.locator("meta[name='shop-money']")
  let server = await start("de-DE")
  // The splash screen offers no new version.
  await page.goto(`${server.url}/auth/signin`)
  await expect(money).toHaveAttribute("content", "EUR de-DE 1")
  await page.evaluate(() => navigator.serviceWorker.ready)
  await server.stop()

  server = await start("en-IE")
  await page.reload()
  await button(page, "Reload").click()

  await expect(money).toHaveAttribute("content", "EUR en-IE 1")
  await server.stop()
  await rm(dataDirectory, { recursive: true })
})
