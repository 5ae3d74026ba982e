// @ts-check
// Opens the built app in Chromium, served by the real server, and checks the scripts and styles of
// a first visit against a budget, in bytes after gzip: files, and those within the page. Code
// prefetched for later screens does not count: the visitor saves data, which the app respects.
import process from "node:process"
import { gzipSync } from "node:zlib"
import { chromium } from "playwright"
import { startBuiltApp } from "./lib/built-app.mjs"
import { CHROMIUM_FLAGS, findChromium } from "./lib/chromium.mjs"
import { say } from "./lib/host.mjs"
import { fail, prepareApp } from "./lib/prepare.mjs"

/** What no guest's first screen may load, by a word that only it contains. */
const FOREIGN = {
  "the feed": "More shopping recs for this stylin",
  pica: "pica",
  "dnd-kit": "dnd-kit",
  zod: "invalid_type",
}
/** Each first screen, with the heading that appears last: on the feed, the first tip's. */
const BUDGETS = [
  { path: "/", last: "Endless wardrobe possibilities", signedIn: false, most: 110_000 },
  { path: "/feed", last: "A look for you", signedIn: true, most: 145_000 },
]

const executablePath =
  findChromium() ?? fail("No Chromium was found: install one, or set CHROMIUM_PATH to one.")
await prepareApp()
const app = await startBuiltApp()
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
try {
  for (const budget of BUDGETS) await check(budget)
} finally {
  await browser.close()
  await app.stop()
}

/** @param {typeof BUDGETS[number]} budget */
async function check({ path, last, signedIn, most }) {
  const context = await browser.newContext({ serviceWorkers: "block" })
  await context.addInitScript(
    (storage) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } })
      for (const [name, text] of Object.entries(storage)) localStorage.setItem(name, text)
    },
    signedIn ? app.storage : {},
  )
  const page = await context.newPage()
  /** @type {ReturnType<typeof measure>[]} */
  const files = []
  page.on("response", (response) => files.push(measure(response)))
  await page.goto(app.url + path)
  await page.getByRole("heading", { name: last }).waitFor()
  // The splash screen is prerendered; its scripts start once it is visible.
  await page.locator('script[type="module"]').waitFor({ state: "attached" })
  await page.waitForLoadState("networkidle")
  const fetched = (await Promise.all(files)).filter((file) => file !== undefined)
  await context.close()

  const sum = fetched.reduce((total, { bytes }) => total + bytes, 0)
  say(`${path}: ${sum} of ${most} bytes of scripts and styles`)
  for (const { file, bytes } of fetched.toSorted((a, b) => b.bytes - a.bytes)) {
    process.stdout.write(`  ${String(bytes).padStart(6)} ${file}\n`)
  }
  if (sum > most) refuse(`${path} is ${sum - most} bytes over its budget.`)
  if (signedIn) return
  for (const [name, word] of Object.entries(FOREIGN)) {
    const holder = fetched.find(({ text }) => text.includes(word))
    if (holder) refuse(`${path} fetches ${holder.file}, which holds ${name}.`)
  }
}

/** @param {import("playwright").Response} response */
async function measure(response) {
  const type = response.headers()["content-type"] ?? ""
  if (!/javascript|css|html/.test(type)) return undefined
  const body = await response.text()
  const isPage = type.includes("html")
  const text = isPage ? withinPage(body) : body
  const { pathname } = new URL(response.url())
  const file = isPage ? `within ${pathname}` : pathname
  return { file, text, bytes: gzipSync(text, { level: 9 }).length }
}

/** The scripts and rules within a page. @param {string} html */
function withinPage(html) {
  const parts = html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)
  return Array.from(parts, ([, , text]) => text).join("\n")
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
