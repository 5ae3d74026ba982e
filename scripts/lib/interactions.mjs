// @ts-check

/** Lighthouse's phone: its screen, and how much slower it is than this machine. */
const PHONE = { width: 412, height: 823 }
export const SLOWER = 4

/**
 * A new page on the phone's screen.
 * @param {import("playwright").BrowserContext} context
 * @param {number} slower how many times slower than this machine it computes
 */
export async function inThePhone(context, slower) {
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower })
  return { page, devtools }
}

/**
 * How long a phone takes to paint the answer to a press, the slowest of several (the web vitals'
 * "interaction to next paint"), in milliseconds, to the nearest 8; 0 if all were shorter than 16.
 * @param {import("playwright").BrowserContext} context
 * @param {string} url
 * @param {readonly string[]} buttons the names of the buttons to press, in order
 * @returns {Promise<number>}
 */
export async function slowestPress(context, url, buttons) {
  const { page } = await inThePhone(context, SLOWER)
  await page.addInitScript(() => {
    /** @type {number[]} */
    const durations = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A pointer that moves onto something has an entry, too, but is no interaction.
        if (Reflect.get(entry, "interactionId") > 0) durations.push(entry.duration)
      }
      // TypeScript's types lack the threshold.
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }))
  })
  await page.goto(url)
  for (const name of buttons) {
    const button = page.getByRole("button", { name }).first()
    await button.waitFor()
    // In the middle: the bar at the foot covers what lies below.
    await button.evaluate((element) => element.scrollIntoView({ block: "center" }))
    // Tried first, then forced: Playwright's own look for what lies there would count.
    await button.click({ trial: true })
    await button.click({ force: true })
  }
  // An entry arrives after its answer is painted.
  await page.waitForLoadState("networkidle")
  const slowest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, "durations")))
  await page.close()
  return slowest
}
