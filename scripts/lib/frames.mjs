// @ts-check
import { inThePhone } from "./interactions.mjs"

/** How far it scrolls, and how fast, in px and px a second: a quick sweep. */
const DISTANCE = 6000
const SPEED = 2400

/**
 * How many frames a second a page draws while it is scrolled.
 * @param {import("playwright").BrowserContext} context
 * @param {string} url
 * @param {string} last a heading that appears once the page is there
 * @returns {Promise<number>}
 */
export async function framesScrolling(context, url, last) {
  const { page, devtools } = await inThePhone(context, 1)
  await page.goto(url)
  await page.getByRole("heading", { name: last }).first().waitFor()
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = []
    Object.assign(globalThis, { frameTimes: frames })
    const note = (/** @type {number} */ at) => {
      frames.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await devtools.send("Input.synthesizeScrollGesture", {
    x: 200,
    y: 400,
    yDistance: -DISTANCE,
    speed: SPEED,
    gestureSourceType: "mouse",
  })
  const { count, took, scrolled } = await page.evaluate(() => {
    /** @type {number[]} */
    const frames = Reflect.get(globalThis, "frameTimes")
    const took = (frames.at(-1) ?? 0) - (frames[0] ?? 0)
    return { count: frames.length - 1, took, scrolled: window.scrollY }
  })
  await page.close()
  if (scrolled < DISTANCE / 2) throw new Error(`${url} scrolled by ${scrolled} px only.`)
  return Math.round((count * 1000) / took)
}
