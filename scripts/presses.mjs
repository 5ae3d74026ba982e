// @ts-check
// Presses what the feed, the labels and a wardrobe of 500 garments offer, one after the other, on a
// phone's screen and a processor slowed down four times, and prints what each costs: how long its answer took to be
// painted, and how long the page's main thread worked for it. Another build is measured in turns
// with this one, so that other work on the machine slows down both.
//
//   node scripts/presses.mjs [runs, 3 if left out] [folder of another build of the app] [scenes: feed labels wardrobe]
import { loadavg } from "node:os"
import process from "node:process"
import { chromium } from "playwright"
import { addGarments, startBuiltApp } from "./lib/built-app.mjs"
import { CHROMIUM_FLAGS, findChromium } from "./lib/chromium.mjs"
import { Figures } from "./lib/figures.mjs"
import { framesScrolling } from "./lib/frames.mjs"
import { nextLooks } from "./lib/next-looks.mjs"
import { fail, prepareApp } from "./lib/prepare.mjs"
import { MARK, pressCosts } from "./lib/press-costs.mjs"
import { SCENES } from "./lib/press-scenes.mjs"

const SCREEN = { width: 390, height: 844 }
const SLOWER = 4
/** How long a finger stays, in ms. */
const HELD = 60
const WARDROBE = 500
const CATEGORIES = ["devtools.timeline", "toplevel", "blink.user_timing"]

const runs = Number(process.argv[2] ?? 3)
if (!Number.isInteger(runs) || runs < 1) fail("Say how many runs, such as 3.")
const other = process.argv[3] || undefined
const executablePath =
  findChromium({ whole: true }) ??
  fail("No Chromium was found: install one, or set CHROMIUM_PATH to one.")
await prepareApp()
const scenes = process.argv.slice(4)
const builds = [
  ...(other === undefined ? [] : [{ name: "other build", app: await startBuiltApp(other) }]),
  { name: "this build", app: await startBuiltApp() },
]
const figures = new Figures()
try {
  for (let run = 0; run < runs; run += 1) await inTurns(false)
  for (const { app } of builds) await addGarments(app, WARDROBE)
  for (let run = 0; run < runs; run += 1) await inTurns(true)
} finally {
  for (const { app } of builds) await app.stop()
  for (const line of figures.lines()) process.stdout.write(`${line}\n`)
}
process.stdout.write(`load of the machine ${loadavg()[0]?.toFixed(1)}\n`)

/** @param {boolean} owned whether the scenes of a full wardrobe are meant, or those before */
async function inTurns(owned) {
  const isWanted = (/** @type {import("./lib/press-scenes.mjs").Scene} */ scene) =>
    scene.owned === owned && (scenes.length === 0 || scenes.includes(scene.name))
  for (const scene of SCENES.filter(isWanted)) {
    for (const { name, app } of builds) await measure(`${scene.name}, ${name}`, scene, app)
  }
}

/**
 * @param {string} title
 * @param {import("./lib/press-scenes.mjs").Scene} scene
 * @param {Awaited<ReturnType<typeof startBuiltApp>>} app
 */
async function measure(title, { name, arrive, presses }, app) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({ viewport: SCREEN })
    await context.addInitScript(
      (entries) => {
        for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
      },
      { ...app.storage, preflightEnded: "1" },
    )
    const page = await context.newPage()
    await arrive(page, app.url)
    const devtools = await context.newCDPSession(page)
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
    await browser.startTracing(page, { categories: CATEGORIES })
    for (const press of presses) {
      await press.before?.(page)
      const target = press.target(page)
      await target.waitFor()
      // In the middle: the bar at the foot covers what lies below.
      await target.evaluate((element) => element.scrollIntoView({ block: "center" }))
      await target.click({ trial: true })
      await page.waitForLoadState("networkidle")
      await page.evaluate(idle)
      await page.evaluate((mark) => void performance.mark(mark), MARK + press.name)
      // Tried above, and forced: Playwright's own look for what lies there would count.
      await target.click({ delay: HELD, force: true })
      await press.after?.(page)
    }
    await page.evaluate(idle)
    const trace = JSON.parse((await browser.stopTracing()).toString())
    for (const [press, { paint, work }] of Object.entries(pressCosts(trace.traceEvents))) {
      figures.add(title, { [`${press}: paint`]: paint, [`${press}: work`]: work })
    }
    await page.close()
    if (name === "feed")
      figures.add(title, { "next looks after": await nextLooks(context, `${app.url}/feed`) })
    if (name === "wardrobe") {
      figures.add(title, {
        "frames a second": await framesScrolling(context, `${app.url}/wardrobe`, "Wardrobe"),
      })
    }
  } finally {
    await browser.close()
  }
}

/** Resolves once the page has had nothing to do for a while. */
function idle() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 300))),
  )
}
