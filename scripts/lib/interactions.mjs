// @ts-check

/** Lighthouse's phone: its screen, and how much slower it is than this machine. */
const PHONE = { width: 412, height: 823 }
const SLOWER = 4

/**
 * How long a phone takes to show an answer to a press, the slowest of several (what the web vitals
 * call "interaction to next paint"), in milliseconds, to 8; 0 if all were shorter than 16.
 * @param {import("playwright").BrowserContext} context
 * @param {string} url
 * @param {readonly string[]} buttons the names of the buttons that are pressed, one after the other
 * @returns {Promise<number>}
 */
export async function slowestPress(context, url, buttons) {
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  await page.addInitScript(() => {
    /** @type {number[]} */
    const durations = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
      // The types do not know the threshold yet.
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }))
  })
  await page.goto(url)
  for (const name of buttons) {
    await page.getByRole("button", { name }).first().click()
  }
  // An entry comes once its answer is painted.
  await page.waitForLoadState("networkidle")
  const slowest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, "durations")))
  await page.close()
  return slowest
}
