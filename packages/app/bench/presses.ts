// Adds many garments by photo, as she would, from the wardrobe to the confirmed review, and counts presses.
// The photos are of a folder, or else drawings of products: how many doubts there are depends on them. Each
// doubt is answered by the first answer offered, which says nothing of whether it is right.
//
//   npm run bench:presses -w @stylin/app [-- URL PIECES [FOLDER]]
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { chromium, type Locator } from "playwright"
import { startBuiltApp } from "../../../scripts/lib/built-app.mjs"
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/lib/chromium.mjs"
import { prepareApp } from "../../../scripts/lib/prepare.mjs"
import { addPhotos, drawings } from "./addingPhotos.ts"
import { newAccount, newCredentials } from "./newAccount.ts"

const given = process.argv[2]
if (given === undefined) await prepareApp()
const own = given === undefined ? await startBuiltApp() : undefined
const origin = given ?? own?.url ?? ""
const pieces = Number(process.argv[3] ?? 10)
const folder = process.argv[4]
const LIMIT_MS = 600_000

const credentials = newCredentials()
await newAccount(origin, credentials)
const photos = folder === undefined ? await drawings(origin, pieces) : await photosIn(folder)
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
})
let presses = 0
try {
  const page = await browser.newPage()
  page.setDefaultTimeout(LIMIT_MS)
  await page.goto(`${origin}/auth/signin`)
  await page.getByLabel("Email", { exact: true }).fill(credentials.email)
  await page.getByRole("button", { name: "Next", exact: true }).click()
  await page.getByLabel("Password", { exact: true }).fill(credentials.password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL(/\/feed$/)
  await page.goto(`${origin}/wardrobe`)

  const start = performance.now()
  let read = start
  const doubts = await addPhotos(page, {
    photos,
    press,
    onPresses: (count) => {
      presses += count
    },
    onRead: () => {
      read = performance.now()
    },
  })
  const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`
  say(`${photos.length} photos, ${doubts} doubts answered`)
  say(`${presses} presses, ${(presses / photos.length).toFixed(2)} for each photo`)
  say(
    `${seconds(start)} in all, of which the reading took until ${Math.round((read - start) / 1000)} s`,
  )
} finally {
  await browser.close()
  await own?.stop()
}

async function press(button: Locator): Promise<void> {
  await button.click()
  presses += 1
}

async function photosIn(path: string): Promise<string[]> {
  const names = await readdir(path)
  return names
    .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .slice(0, pieces)
    .map((name) => join(path, name))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
