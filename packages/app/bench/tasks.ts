// Does what she does on an ordinary day, in a browser the size of a phone, and counts her presses, the letters
// that she types and the seconds until she sees what she came for: this machine's, without her own pauses.
//
//   npm run bench:tasks -w @stylin/app [-- URL]
import { performance } from "node:perf_hooks"
import { OPERATIONS } from "@stylin/api/contract"
import type { Kind, Section } from "@stylin/garments/vocabulary"
import { chromium, devices, type Locator, type Page } from "playwright"
import { startBuiltApp } from "../../../scripts/lib/built-app.mjs"
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/lib/chromium.mjs"
import { prepareApp } from "../../../scripts/lib/prepare.mjs"
import { addPhotos, drawings } from "./addingPhotos.ts"
import { newAccount, newCredentials } from "./newAccount.ts"

const { addToWardrobe, addWorn, getWardrobe } = OPERATIONS
const DAY_MS = 24 * 60 * 60 * 1000
const LIMIT_MS = 600_000

type Cloth = readonly [name: string, kind: Kind, section: Section]
const CLOTHES: readonly Cloth[] = [
  ["White cotton shirt", "shirt", "upper_body"],
  ["Striped top", "blouse", "upper_body"],
  ["Black t-shirt", "t_shirt", "upper_body"],
  ["Cream silk blouse", "blouse", "upper_body"],
  ["Grey wool jumper", "jumper", "upper_body"],
  ["Navy cardigan", "cardigan", "upper_body"],
  ["Camel coat", "wool_coat", "upper_body"],
  ["Navy blazer", "blazer", "upper_body"],
  ["Denim jacket", "denim_jacket", "upper_body"],
  ["Indigo jeans", "jeans", "lower_body"],
  ["Black trousers", "trousers", "lower_body"],
  ["Green pleated skirt", "pleated_skirt", "lower_body"],
  ["Black pencil skirt", "pencil_skirt", "lower_body"],
  ["Wine day dress", "day_dress", "upper_body"],
  ["Black ankle boots", "ankle_boots", "shoes"],
  ["White trainers", "trainers", "shoes"],
  ["Brown loafers", "loafers", "shoes"],
  ["Black court shoes", "heels", "shoes"],
]

/** Her presses and letters, one after the other. */
interface Hand {
  press(target: Locator): Promise<void>
  type(field: Locator, words: string): Promise<void>
  /** Presses outside the page. */
  elsewhere(presses: number): void
}

interface Task {
  readonly name: string
  /** Where she is when it occurs to her. */
  readonly from: string
  readonly run: (page: Page, hand: Hand) => Promise<void>
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" })
const visit = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name })

const PHOTOS = 20

const TASKS: readonly Task[] = [
  {
    name: "Say that I wear the first look today",
    from: "/feed",
    async run(page, { press }) {
      await press(button(page, /^Wear today: /).first())
      await button(page, /^Worn today: /)
        .first()
        .waitFor()
    },
  },
  {
    name: "Choose a look for tomorrow",
    from: "/feed",
    async run(page, { press }) {
      await press(page.getByRole("article").first().getByRole("button").first())
      await press(button(page, /^Plan for a day: /))
      await press(button(page, "Tomorrow"))
      await page.getByText(/Planned for tomorrow/i).waitFor()
    },
  },
  {
    name: "Plan next week",
    from: "/feed",
    async run(page, { press }) {
      await press(visit(page, "Plan"))
      await press(button(page, "Plan my week"))
      await page.getByText(/looks? planned\.$/).waitFor()
    },
  },
  {
    name: "Pack for four days",
    from: "/plan",
    async run(page, { press, type }) {
      await press(page.getByRole("link", { name: "Pack for a trip" }))
      await press(button(page, "Pack for a trip"))
      await type(page.getByLabel("Where to"), "Bath")
      const last = new Date(Date.now() + 4 * DAY_MS).toISOString().slice(0, 10)
      await type(page.getByLabel("Last day"), last)
      await press(button(page, "Choose what to pack"))
      await page.getByRole("checkbox").first().waitFor()
    },
  },
  {
    name: "Find what was worn with the skirt last month",
    from: "/feed",
    async run(page, { press, type }) {
      await press(visit(page, "Wardrobe"))
      await press(button(page, "Search and filter"))
      await type(page.getByLabel("Search your wardrobe"), "pleated")
      await press(button(page, "Open Green pleated skirt"))
      await page
        .getByRole("list", { name: /^Worn with it on / })
        .first()
        .waitFor()
    },
  },
  {
    name: "Put two pieces in the wash",
    from: "/wardrobe",
    async run(page, { press }) {
      await press(button(page, "Manage"))
      for (const at of [0, 1]) await press(page.getByRole("checkbox", { name: /^Select / }).nth(at))
      await press(button(page, "Move"))
      await press(button(page, "In the wash"))
      await page.getByRole("main").getByText("In the wash").nth(1).waitFor()
    },
  },
  {
    name: "Say what a piece cost",
    from: "/wardrobe",
    async run(page, { press, type }) {
      await press(button(page, "Open Indigo jeans"))
      await press(button(page, "Edit"))
      await type(page.getByLabel("Paid, in pounds"), "40")
      await press(button(page, "Save"))
      await page.getByText(/It cost £40/).waitFor()
    },
  },
  {
    name: "Put an outfit together and keep it",
    from: "/wardrobe",
    async run(page, { press, type }) {
      await press(page.getByRole("link", { name: "Make an outfit" }))
      const take = async (place: string, name: string) => {
        await press(button(page, place))
        await press(page.getByRole("dialog").getByRole("button", { name }))
      }
      await take("Choose a top", "Cream silk blouse")
      await take("Choose trousers or a skirt", "Black pencil skirt")
      await take("Choose shoes", "Black court shoes")
      await type(page.getByLabel("Name of the outfit"), "Office")
      await press(button(page, "Keep it"))
      await page.getByText("Kept, beside your favourites.").waitFor()
    },
  },
  {
    name: "Make a picture of a look to share",
    from: "/feed",
    async run(page, { press }) {
      await press(page.getByRole("article").first().getByRole("button").first())
      await press(button(page, /^Share/))
      await page.getByRole("img", { name: /^Preview: / }).waitFor()
    },
  },
  {
    name: "See what has not been worn, and looks that would wear it",
    from: "/wardrobe",
    async run(page, { press }) {
      await press(page.getByRole("link", { name: /wardrobe says/i }))
      const looks = page.getByRole("list", { name: "Looks that would wear it" })
      await looks.or(page.getByText(/^No look uses it yet/)).waitFor()
    },
  },
  // Last, so that the others find what they know.
  {
    name: `Add ${PHOTOS} pieces from photos`,
    from: "/wardrobe",
    async run(page, { press, elsewhere }) {
      await addPhotos(page, { photos: pictured, press, onPresses: elsewhere })
    },
  },
]

const given = process.argv[2]
if (given === undefined) await prepareApp()
const own = given === undefined ? await startBuiltApp() : undefined
const origin = given ?? own?.url ?? ""
const credentials = newCredentials()
const call = await newAccount(origin, credentials)
await fill()
const pictured = await drawings(origin, PHOTOS)
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
})
try {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    baseURL: origin,
    locale: "en-GB",
  })
  const page = await context.newPage()
  page.setDefaultTimeout(LIMIT_MS)
  await signIn(page)
  say("| task | presses | letters | seconds |")
  say("|---|---|---|---|")
  for (const task of TASKS) say(await measured(task, page))
} finally {
  await browser.close()
  await own?.stop()
}

async function measured({ name, from, run }: Task, page: Page): Promise<string> {
  await page.goto(from, { waitUntil: "networkidle" })
  let presses = 0
  let letters = 0
  const start = performance.now()
  await run(page, {
    async press(target) {
      await target.click()
      presses += 1
    },
    async type(field, words) {
      await field.fill(words)
      presses += 1
      letters += words.length
    },
    elsewhere(more) {
      presses += more
    },
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return `| ${name} | ${presses} | ${letters} | ${seconds} |`
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/auth/signin")
  await page.getByLabel("Email", { exact: true }).fill(credentials.email)
  await button(page, "Next").click()
  await page.getByLabel("Password", { exact: true }).fill(credentials.password)
  await button(page, "Sign in").click()
  await page.waitForURL(/\/feed$/)
  await button(page, "Skip").click()
}

/** Clothes, a day last month on which the skirt was worn, and things that have not been out for a year. */
async function fill(): Promise<void> {
  await call(addToWardrobe, {
    body: CLOTHES.map(([item_summary, kind, section]) => ({
      item_summary,
      kind,
      section,
      image_path: `/api/pictures/flats/${kind}.svg?colours=navy`,
    })),
  })
  const items = await call(getWardrobe)
  const wear = (daysAgo: number, names: readonly string[]) => {
    const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)
    const named = items.filter(({ item_summary }) => names.includes(item_summary))
    return call(addWorn, { body: { day, item_ids: named.map(({ item_id }) => item_id) } })
  }
  await wear(30, ["Green pleated skirt", "Striped top", "Black ankle boots"])
  await wear(400, ["Denim jacket", "Wine day dress", "Brown loafers"])
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
