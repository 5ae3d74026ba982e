// @ts-check
/** @import { CDPSession, Page } from "playwright" */

/** @type {WeakMap<Page, Promise<CDPSession>>} */
const sessions = new WeakMap()

/**
 * Pictures a page that has come to rest: whole, or where it is scrolled as the screen shows it, because what is fixed to
 * the screen or sticks to it is elsewhere in the whole. Asked of the browser itself, it takes a third of Playwright's
 * time, which looks first for movements that have ended already.
 * @param {Page} page
 * @returns {Promise<{ png: Buffer, scrolled: number }>} CSS pixels that it is scrolled down
 */
export async function takePicture(page) {
  const { width, height, scrolled, screen } = await page.evaluate(() => ({
    width: innerWidth,
    height: Math.max(document.documentElement.scrollHeight, document.body.scrollHeight),
    scrolled: Math.round(scrollY),
    screen: innerHeight,
  }))
  const isLong = scrolled === 0 && height > screen
  const session = await sessionOf(page)
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: isLong,
    ...(isLong && { clip: { x: 0, y: 0, width, height, scale: 1 } }),
  })
  return { png: Buffer.from(data, "base64"), scrolled }
}

/** @param {Page} page */
function sessionOf(page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
