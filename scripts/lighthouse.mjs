// @ts-check
// Runs Lighthouse, as for a phone, on the splash screen and the feed of the built app, served by
// the real server: the feed of a woman who comes back, and one that was never opened on the device.
// Presses some buttons there, scrolls a wardrobe of 500 garments, and prints the median of several
// runs and what should be reached. Times depend on the machine and its other work, so its load is
// printed too, and Lighthouse's own mark for it ("machine"): below 1,000 it warns that slowing the machine down four
// times makes it slower than the phones that are meant. The goals are for an idle one above that.
//
//   node scripts/lighthouse.mjs [runs, 3 if left out] [address of another page to compare with]
import { mkdtempSync, rmSync } from "node:fs"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import lighthouse from "lighthouse"
import { chromium } from "playwright"
import { freePort } from "../tests/support/stylin-process.ts"
import { blockedByWork } from "./lib/blocked.mjs"
import { addGarments, startBuiltApp } from "./lib/built-app.mjs"
import { CHROMIUM_FLAGS, findChromium } from "./lib/chromium.mjs"
import { Figures } from "./lib/figures.mjs"
import { firstFeed } from "./lib/first-feed.mjs"
import { framesScrolling } from "./lib/frames.mjs"
import { goalsFor, isReached } from "./lib/goals.mjs"
import { say } from "./lib/host.mjs"
import { slowestPress } from "./lib/interactions.mjs"
import { nextLooks } from "./lib/next-looks.mjs"
import { fail, prepareApp } from "./lib/prepare.mjs"

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
const TIMES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
]

/** How many garments the wardrobe has that is scrolled. */
const WARDROBE = 500

const runs = Number(process.argv[2] ?? 3)
if (!Number.isInteger(runs) || runs < 1) fail("Say how many runs, such as 3.")
const other = process.argv[3]
const executablePath =
  findChromium({ whole: true }) ??
  fail("No Chromium was found: install one, or set CHROMIUM_PATH to one.")
await prepareApp()
const app = await startBuiltApp()
const figures = new Figures()
try {
  const returning = await storageAfterVisit()
  /** @type {Page[]} */
  const pages = [
    { name: "splash", url: `${app.url}/`, buttons: ["Get started"] },
    {
      name: "first feed",
      url: `${app.url}/feed`,
      // An account sees the tips once.
      storage: () => app.another(),
      buttons: ["Skip", "Favourite", "More picks"],
    },
    {
      name: "feed",
      url: `${app.url}/feed`,
      storage: async () => returning,
      buttons: ["Favourite", "More picks"],
      further: async (context, url) => ({ "next-looks": await nextLooks(context, url) }),
    },
    {
      name: "onboarding",
      url: `${app.url}/onboarding/1`,
      buttons: [],
      further: async (context, url) => ({ "first-feed": await firstFeed(context, url) }),
    },
    ...(other === undefined ? [] : [{ name: "other", url: other, buttons: [] }]),
  ]
  // In turns, so that other work on the machine slows down all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) figures.add(page.name, await measure(page))
  }
  await addGarments(app, WARDROBE)
  for (let run = 0; run < runs; run += 1) {
    const url = `${app.url}/wardrobe`
    const frames = await inBrowser({ url, storage: returning }, ({ context }) =>
      framesScrolling(context, url, "Wardrobe"),
    )
    figures.add("wardrobe", { "frames-a-second": frames })
  }
} finally {
  await app.stop()
}
report()

/**
 * A page, with the local storage that it is opened with, and the names of the buttons to press on it.
 * @typedef {{
 *   name: string,
 *   url: string,
 *   storage?: () => Promise<Record<string, string>>,
 *   buttons: readonly string[],
 *   further?: (context: import("playwright").BrowserContext, url: string) => Promise<Record<string, number>>,
 * }} Page
 */

/** What the device keeps after she has opened her feed and read the tips. */
function storageAfterVisit() {
  return inBrowser({ url: app.url, storage: app.storage }, async ({ context }) => {
    const page = await context.newPage()
    await page.goto(`${app.url}/feed`)
    await page.getByRole("button", { name: "Skip" }).click()
    // The tips have scrolled the page; what it shows first is kept at its top.
    await page.reload()
    await page.waitForFunction(() => "first-view" in localStorage)
    return page.evaluate(() => ({ ...localStorage }))
  })
}

/** @param {Page} page @returns {Promise<Record<string, number>>} */
async function measure({ url, storage, buttons, further }) {
  const kept = storage ? await storage() : {}
  return inBrowser({ url, storage: kept }, async ({ context, port }) => {
    const result = await lighthouse(url, {
      port,
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
      logLevel: "error",
    })
    if (!result) throw new Error("Lighthouse gave no result.")
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) say(`Lighthouse could not read ${url}: ${runtimeError.message}`)
    return {
      ...(runtimeError === undefined &&
        Object.fromEntries([
          ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
          ...TIMES.map((name) => [
            name,
            Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000,
          ]),
          ["blocked-by-work", blockedByWork(result.artifacts.Trace.traceEvents)],
          ["machine", result.lhr.environment.benchmarkIndex],
        ])),
      ...(buttons.length > 0 && {
        "interaction-to-next-paint": await slowestPress(context, url, buttons),
      }),
      ...(further && (await further(context, url))),
    }
  })
}

/**
 * Does something in a browser of its own, whose local storage for a page's site was set beforehand.
 * @template Result
 * @param {{ url: string, storage: Record<string, string> }} page
 * @param {(browser: { context: import("playwright").BrowserContext, port: number }) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function inBrowser({ url, storage }, work) {
  const profile = mkdtempSync(join(tmpdir(), "stylin-lighthouse-"))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    if (Object.keys(storage).length > 0) {
      const page = await context.newPage()
      await page.goto(new URL("/favicon.svg", url).href)
      await page.evaluate((entries) => {
        for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text)
      }, storage)
      await page.close()
    }
    return await work({ context, port })
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

function report() {
  for (const line of figures.lines()) process.stdout.write(`${line}\n`)
  process.stdout.write(`goals; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  for (const goal of goalsFor(figures.medians())) {
    const { least, most } = goal
    const bound = least === undefined ? `at most ${rounded(most)}` : `at least ${rounded(least)}`
    const answer = isReached(goal) ? "reached" : "missed"
    process.stdout.write(`  ${answer.padEnd(8)} ${goal.what}: ${rounded(goal.value)}, ${bound}\n`)
  }
}

/** @param {number | undefined} figure */
function rounded(figure) {
  return figure?.toLocaleString("en-GB", { maximumFractionDigits: 2, useGrouping: false })
}
