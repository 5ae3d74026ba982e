// @ts-check
import { inThePhone, SLOWER } from "./interactions.mjs"

/** Lighthouse's network of a phone: 150 ms there and back, 1.6 and 0.75 megabits a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

/**
 * Answers the first steps of onboarding, up to the one with her labels.
 * @param {import("playwright").Page} page
 * @param {string} url of any page of the app
 */
export async function reachLabels(page, url) {
  const next = page.getByRole("button", { name: "Next", exact: true })
  await page.goto(new URL("/onboarding/1", url).href)
  for (const name of ["Pear", "Work", "Outings"])
    await page.getByText(name, { exact: true }).click()
  await next.click()
  const answers = page.getByText("Would wear!")
  await answers.first().waitFor()
  for (const answer of await answers.all()) await answer.click()
  await next.click()
  await page.getByRole("heading", { name: /^Almost there!/ }).waitFor()
}

/**
 * Onboards a new woman in a phone and measures her first feed, in milliseconds: from the moment at which its
 * screen replaces the messages before it until the picture of its first look has been painted. Network and
 * processor are a phone's from her last press on.
 * @param {import("playwright").BrowserContext} context
 * @param {string} url of any page of the app
 * @returns {Promise<number>}
 */
export async function firstFeed(context, url) {
  const { page, devtools } = await inThePhone(context, 1)
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true })
  await reachLabels(page, url)
  await button("Next").click()
  await button("Skip").click()
  await page.getByLabel("Email", { exact: true }).fill(`first-${Date.now()}@example.org`)
  await page.getByLabel("Password", { exact: true }).fill("a long enough password")
  await devtools.send("Network.emulateNetworkConditions", NETWORK)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  await page.evaluate(() => {
    const painted = new Promise((resolve) => {
      /** @type {number | undefined} */
      let since
      const look = (/** @type {number} */ at) => {
        if (location.pathname === "/feed" && document.querySelector("main h1")) since ??= at
        const picture = /** @type {HTMLImageElement | null} */ (
          document.querySelector("main article img")
        )
        if (since === undefined || !picture?.complete) requestAnimationFrame(look)
        else
          picture.decode().then(() => requestAnimationFrame((end) => resolve(end - (since ?? end))))
      }
      requestAnimationFrame(look)
    })
    Object.assign(window, { painted })
  })
  await button("Create account").click()
  const took = Number(await page.evaluate(() => Reflect.get(window, "painted")))
  await page.close()
  return Math.round(took)
}
