// @ts-check
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { delimiter, join } from "node:path"
import process from "node:process"
import { has, ROOT, run, runScript, say } from "./host.mjs"

/** Flags with which Chromium runs the same everywhere: in a container, as root, without a network. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * Flags for tests: a page is gone before what a compiler optimises would have paid for the compiling. What measures speed
 * does without.
 */
export const TEST_FLAGS = [...CHROMIUM_FLAGS, "--js-flags=--no-maglev,--no-turbofan"]

/** Flags that make the same page the same pixels. */
export const STEADY_FLAGS = [
  "--disable-lcd-text",
  "--disable-partial-raster",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
]

/** Chromium without what surrounds a page: the same pages in it cost a sixth less of the processor. */
const SHELL = "chromium-headless-shell"
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const KNOWN_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/**
 * The browser for the tests, if the machine has one: CHROMIUM_PATH, a system one, or Playwright's.
 * @param {{ whole?: boolean }} [options] whether it is to be, if there is a choice, what people use, for measuring
 */
export function findChromium({ whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`)
  }
  const names = whole ? [...WHOLE, SHELL] : [SHELL, ...WHOLE]
  const folders = (process.env.PATH ?? "").split(delimiter)
  const system = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...KNOWN_PLACES,
  ]
  return system.find((path) => existsSync(path)) ?? playwrightsOwn()
}

function playwrightsOwn() {
  if (!has("node_modules/playwright")) return undefined
  const { chromium } = createRequire(join(ROOT, "package.json"))("playwright")
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Finds the browser, or installs one; says what to do if it cannot. */
export async function prepareChromium() {
  const found = findChromium()
  if (found) return found
  say("Bringing a Chromium for the tests")
  await runScript("node_modules/playwright/cli.js", ["install", "chromium"], { timeoutMs: 300_000 })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  if (canInstallPackages()) {
    say("Playwright's download did not work; installing the system's package")
    await run("apt-get", ["update", "-qq"])
    const install = (/** @type {string} */ name) => run("apt-get", ["install", "-y", "-qq", name])
    if ((await install(SHELL)) !== 0) await install("chromium")
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    "No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  )
}

/** Whether this process may install Debian packages. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0
}
