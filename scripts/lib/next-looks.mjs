// @ts-check
import { inThePhone, SLOWER } from "./interactions.mjs"

/** How long the placeholder of the next looks is there: `feedRefreshPlaceholder` of the app's timings. */
const PLACEHOLDER = 1500

/**
 * How long a phone takes from the press for the next looks until they are on the screen, without the
 * time that their placeholder is meant to be there, in milliseconds.
 * @param {import("playwright").BrowserContext} context
 * @param {string} url the feed's
 * @returns {Promise<number>}
 */
export async function nextLooks(context, url) {
  const { page } = await inThePhone(context, SLOWER)
  await page.goto(url)
  const button = page.getByRole("button", { name: "Show the next looks" })
  await button.waitFor()
  await page.waitForLoadState("networkidle")
  await button.evaluate((element) => {
    // While the placeholder is there, the next looks are in the page already, out of sight.
    const title = () =>
      document.querySelector("main ul[aria-busy=true]")
        ? undefined
        : document.querySelector("main article h2")?.textContent
    const before = title()
    const shown = new Promise((resolve) => {
      element.addEventListener("click", ({ timeStamp }) => {
        const look = () => {
          const now = title()
          if (now === undefined || now === before) requestAnimationFrame(look)
          else requestAnimationFrame((at) => resolve(at - timeStamp))
        }
        requestAnimationFrame(look)
      })
    })
    Object.assign(window, { shown })
  })
  await button.click()
  const took = Number(await page.evaluate(() => Reflect.get(window, "shown")))
  await page.close()
  return Math.round(took - PLACEHOLDER)
}
