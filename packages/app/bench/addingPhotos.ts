import { createClient } from "@stylin/api/client"
import { searchItems } from "@stylin/api/contract"
import type { Locator, Page } from "playwright"
import sharp from "sharp"

const WORDS = ["shirt", "jeans", "dress", "boots", "jumper", "skirt", "coat", "trainers"]
/** Opening a folder in the system's own dialogue: the folder, and the button. */
const IN_THE_DIALOGUE = 2

/** As many photos as asked for: products as the server draws them, on plain ground. */
export async function drawings(origin: string, count: number) {
  const { call } = createClient({ baseUrl: `${origin}/api` })
  const each = Math.ceil(count / WORDS.length)
  const found = []
  for (const search_query of WORDS) {
    found.push(...(await call(searchItems, { query: { search_query, num: each } })))
  }
  return Promise.all(
    found.slice(0, count).map(async ({ thumbnail }, index) => {
      const bytes = await (await fetch(new URL(thumbnail, origin))).arrayBuffer()
      const photo = sharp(Buffer.from(bytes), { density: 200 }).flatten({ background: "#e8e4de" })
      return { name: `${index}.jpg`, mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() }
    }),
  )
}

interface Adding {
  readonly photos: string[] | Awaited<ReturnType<typeof drawings>>
  /** Presses once. */
  readonly press: (target: Locator) => Promise<void>
  /** Told of presses outside the page. */
  readonly onPresses: (count: number) => void
  /** Called once all photos are read. */
  readonly onRead?: () => void
}

/**
 * Adds garments by photo, as she would, from the wardrobe to the confirmed review; each doubt is answered by the first
 * answer offered. Resolves to the number of doubts.
 */
export async function addPhotos(page: Page, { photos, press, onPresses, onRead }: Adding) {
  const prompt = page.getByRole("link", { name: /Add 15\+ items/ })
  const plus = page.getByRole("button", { name: "Add clothes" })
  await press(prompt.or(plus).first())
  await press(page.getByRole("link", { name: "Add many photos at once" }))
  await press(page.getByRole("button", { name: "Agree and go on" }))
  onPresses(1 + IN_THE_DIALOGUE)
  await page.getByLabel("Many photos").setInputFiles(photos)
  await page.getByText(new RegExp(`^${photos.length} of ${photos.length} read`)).waitFor()
  onRead?.()
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
  return doubts
}
