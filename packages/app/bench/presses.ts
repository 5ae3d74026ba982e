// Adds many garments by photo, as she would, from the wardrobe to the confirmed review, and counts presses.
// The photos are of a folder, or else drawings of products: how many doubts there are depends on them. Each
// doubt is answered by the first answer offered, which says nothing of whether it is right.
//
//   npm run bench:presses -w @stylin/app [-- URL PIECES [FOLDER]]
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { createClient } from "@stylin/api/client"
import { OPERATIONS } from "@stylin/api/contract"
import { chromium, type Locator } from "playwright"
import sharp from "sharp"
import { startBuiltApp } from "../../../scripts/lib/built-app.mjs"
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/lib/chromium.mjs"
import { prepareApp } from "../../../scripts/lib/prepare.mjs"
import { newAccount, newCredentials } from "./newAccount.ts"

const { searchItems } = OPERATIONS
const given = process.argv[2]
if (given === undefined) await prepareApp()
const own = given === undefined ? await startBuiltApp() : undefined
const origin = given ?? own?.url ?? ""
const pieces = Number(process.argv[3] ?? 10)
const folder = process.argv[4]
const WORDS = ["shirt", "jeans", "dress", "boots", "jumper", "skirt", "coat", "trainers"]
/** Opening a folder in the system's own dialogue: the folder, and the button. */
const IN_THE_DIALOGUE = 2
const LIMIT_MS = 600_000

const credentials = newCredentials()
await newAccount(origin, credentials)
const photos = folder === undefined ? await drawings() : await photosIn(folder)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
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
  await press(page.getByRole("link", { name: /Add 15\+ items/ }))
  await press(page.getByRole("link", { name: "Add many photos at once" }))
  await press(page.getByRole("button", { name: "Agree and go on" }))
  presses += 1 + IN_THE_DIALOGUE
  await page.getByLabel("Many photos").setInputFiles(photos)
  await page.getByText(new RegExp(`^${photos.length} of ${photos.length} read`)).waitFor()
  const read = performance.now()
  await press(page.getByRole("button", { name: "Review what was found" }))
  await page.getByRole("button", { name: "Confirm" }).waitFor()
  const open = page.locator('fieldset[data-settled="false"]')
  let doubts = 0
  while ((await open.count()) > 0) {
    const before = await open.count()
    await press(open.first().locator("[data-answer]").first())
    doubts += 1
    if ((await open.count()) >= before) break
  }
  await press(page.getByRole("button", { name: "Confirm" }))
  await page.waitForURL(/\/feed$/)
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

/** Products as the server draws them, on plain ground. */
async function drawings() {
  const { call } = createClient({ baseUrl: `${origin}/api` })
  const each = Math.ceil(pieces / WORDS.length)
  const found = []
  for (const search_query of WORDS) {
    found.push(...(await call(searchItems, { query: { search_query, num: each } })))
  }
  return Promise.all(
    found.slice(0, pieces).map(async ({ thumbnail }, index) => {
      const bytes = await (await fetch(new URL(thumbnail, origin))).arrayBuffer()
      const photo = sharp(Buffer.from(bytes), { density: 200 }).flatten({ background: "#e8e4de" })
      return { name: `${index}.jpg`, mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() }
    }),
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
