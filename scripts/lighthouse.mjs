// @ts-check
// Runs Lighthouse, as for a phone, on the splash screen and the feed of the built app, served by
// the real server, presses some buttons there, and prints the median of several runs. Times depend
// on the machine and its other work; the goals are for an idle one.
//
//   node scripts/lighthouse.mjs [runs, 3 if left out]
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import lighthouse from "lighthouse"
import { chromium } from "playwright"
import { freePort } from "../tests/support/stylin-process.ts"
import { startBuiltApp } from "./lib/built-app.mjs"
import { CHROMIUM_FLAGS, findChromium } from "./lib/chromium.mjs"
import { slowestPress } from "./lib/interactions.mjs"
import { fail, prepareApp } from "./lib/prepare.mjs"

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
const TIMES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
]

const runs = Number(process.argv[2] ?? 3)
if (!Number.isInteger(runs) || runs < 1) fail("Say how many runs, such as 3.")
const executablePath =
  findChromium() ?? fail("No Chromium was found: install one, or set CHROMIUM_PATH to one.")
await prepareApp()
const app = await startBuiltApp()
try {
  await measure("/", {}, ["Get started"])
  await measure("/feed", app.storage, ["Skip", "Favourite", "More picks"])
} finally {
  await app.stop()
}

/** @param {string} path @param {Record<string, string>} storage @param {string[]} buttons */
async function measure(path, storage, buttons) {
  /** @type {Record<string, number[]>} */
  const results = {}
  for (let run = 0; run < runs; run += 1) {
    for (const [name, value] of Object.entries(await runOnce(path, storage, buttons))) {
      results[name] = [...(results[name] ?? []), value]
    }
  }
  process.stdout.write(`${path}, ${runs} runs\n`)
  for (const [name, values] of Object.entries(results)) {
    const sorted = values.toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)]
    process.stdout.write(`  ${name.padEnd(26)} ${median}   (${values.join(", ")})\n`)
  }
}

/**
 * One run in its own browser, with local storage set beforehand.
 * @param {string} path @param {Record<string, string>} storage
 * @param {readonly string[]} buttons
 * @returns {Promise<Record<string, number>>}
 */
async function runOnce(path, storage, buttons) {
  const profile = mkdtempSync(join(tmpdir(), "stylin-lighthouse-"))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    const page = await context.newPage()
    await page.goto(`${app.url}/favicon.svg`)
    await page.evaluate((entries) => {
      for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text)
    }, storage)
    const result = await lighthouse(app.url + path, {
      port,
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
      logLevel: "error",
    })
    if (!result) throw new Error("Lighthouse gave no result.")
    const { categories, audits } = result.lhr
    return Object.fromEntries([
      ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ...TIMES.map((name) => [name, Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000]),
      ["interaction-to-next-paint", await slowestPress(context, app.url + path, buttons)],
    ])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
