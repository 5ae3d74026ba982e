// @ts-check
import { pinnedNode, projectEnvironment } from "./host.mjs"
import { untilLine } from "./until-line.mjs"

/**
 * Starts a built app of Next.js and looks at it with and without scripts.
 * @param {string} app its folder
 * @param {import("playwright").Browser} browser
 * @returns {Promise<string[]>} what is wrong, one sentence each
 */
export function visitNext(app, browser) {
  return whileItRuns(app, "start", async (url) => [
    ...(await visitServed(url)),
    ...(await visitLive(url, browser)),
  ])
}

/**
 * Starts the app as its developers do: only then React compares every attribute of what a server rendered
 * with what the browser renders, and says what differs.
 * @param {string} app its folder
 * @param {import("playwright").Browser} browser
 * @returns {Promise<string[]>} what is wrong, one sentence each
 */
export function visitNextInDevelopment(app, browser) {
  return whileItRuns(app, "dev", (url) => visitHydrated(url, browser))
}

/**
 * @param {string} app @param {"start" | "dev"} command of Next.js
 * @param {(url: string) => Promise<string[]>} visit
 */
function whileItRuns(app, command, visit) {
  return untilLine(
    [pinnedNode(), "node_modules/next/dist/bin/next", command, "-p", "0"],
    { cwd: app, env: { ...projectEnvironment(), NEXT_TELEMETRY_DISABLED: "1" } },
    /http:\/\/localhost:\d+/,
    ([url]) => visit(url),
  )
}

/** @param {string} url @param {import("playwright").Browser} browser */
async function visitHydrated(url, browser) {
  const page = await browser.newPage()
  /** @type {string[]} */
  const problems = []
  page.on("pageerror", ({ message }) =>
    problems.push(`In development, the page failed: ${message}`),
  )
  page.on("console", (said) => {
    if (said.type() === "error") problems.push(`In development, it says: ${said.text()}`)
  })
  // The first visit builds the page.
  await page.goto(url, { timeout: 120_000 })
  // A script of the shop's own, which `next/script` runs after the page is alive.
  await page.locator("html[data-counted]").waitFor({ state: "attached", timeout: 120_000 })
  await page.getByRole("button", { name: "Abend merken" }).click()
  await page.getByRole("button", { name: "Abend merken", pressed: true }).waitFor()
  await page.close()
  return problems
}

/** What the server sends, before any script runs. @param {string} url */
async function visitServed(url) {
  const answer = await fetch(url)
  const page = await answer.text()
  const policy = answer.headers.get("content-security-policy") ?? ""
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]
  const styles = [...page.matchAll(/<style[^>]*>/g)].map(([tag]) => tag)
  const expected = {
    "the card's title": />Trench</,
    "a word of the provider": /Ihr Teil/,
    "a price in euros": /1\.249,50\s*€/,
    "a price that the shop's own component shows": /2\.499\s*€/,
    "the card's styles": /aspect-ratio:\s*3\s*\/\s*4/,
    "the theme": /--stylin-paper/,
    "a picture that Next.js sizes": /_next\/image\?url=%2Flook\.png/,
  }
  const lacking = Object.entries(expected).flatMap(([what, pattern]) =>
    pattern.test(page) ? [] : [`The served page lacks ${what}.`],
  )
  // What a browser refuses by the policy, it says in the console, which is read below.
  const isSigned = nonce && styles.length > 0 && styles.every((tag) => tag.includes(nonce))
  return isSigned ? lacking : [...lacking, "The served styles lack the policy's nonce."]
}

/** @param {string} url @param {import("playwright").Browser} browser */
async function visitLive(url, browser) {
  const page = await browser.newPage()
  /** @type {string[]} */
  const problems = []
  page.on("pageerror", ({ message }) => problems.push(`The page failed: ${message}`))
  page.on("console", (said) => {
    if (said.type() === "error" || said.type() === "warning")
      problems.push(`It says: ${said.text()} (${said.location().url})`)
  })
  await page.goto(url, { waitUntil: "networkidle" })
  await page.locator("html[data-counted]").waitFor({ state: "attached" })
  await page.getByRole("button", { name: "Abend merken" }).click()
  await page.getByRole("button", { name: "Abend merken", pressed: true }).waitFor()
  await page.getByRole("button", { name: "Behalten" }).click()
  await page.getByRole("dialog", { name: "Behalten" }).waitFor()
  await page.keyboard.press("Escape")
  const photo = page.getByRole("img", { name: "Ein Trenchcoat" })
  const shape = await photo.evaluate((image) => image.clientWidth / image.clientHeight)
  if (Math.abs(shape - 3 / 4) > 0.01) problems.push(`The photo is ${shape} wide for its height.`)
  // A link of Next.js changes the page without loading it again.
  await page.evaluate(() => Reflect.set(window, "isSamePage", true))
  await page.getByRole("link", { name: /^Trench öffnen/ }).click()
  await page.getByRole("heading", { name: "Der Look" }).waitFor()
  if (!(await page.evaluate(() => Reflect.get(window, "isSamePage")))) {
    problems.push("The link loaded the page again.")
  }
  await page.close()
  return problems
}
