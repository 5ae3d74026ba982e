import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getCalendar, getWardrobe, setPlace } from "@stylin/api/contract"
import { startWeatherStub } from "@stylin/server/testing"
import { button, looks, openAs, visit } from "../support/journeys/hands.ts"
import { callsOf, customer, type Garment } from "../support/journeys/person.ts"
import { test as base, expect, type Page } from "../support/journeys/stylin.ts"

const CLOTHES: readonly Garment[] = [
  ["Oxford shirt", "shirt", "upper_body"],
  ["Silk blouse", "blouse", "upper_body"],
  ["Breton top", "t_shirt", "upper_body"],
  ["Grey jumper", "jumper", "upper_body"],
  ["Cream cardigan", "cardigan", "upper_body"],
  ["Navy blazer", "blazer", "upper_body"],
  ["Wool coat", "wool_coat", "upper_body"],
  ["Trench", "trench_coat", "upper_body"],
  ["Black trousers", "trousers", "lower_body"],
  ["Blue jeans", "jeans", "lower_body"],
  ["Midi skirt", "midi_skirt", "lower_body"],
  ["Ankle boots", "ankle_boots", "shoes"],
  ["Loafers", "loafers", "shoes"],
]

const dry = (low: number, high: number) => ({ low, high, rain: 0, rainChance: 0, wind: 8 })
const wet = (low: number, high: number) => ({ low, high, rain: 9, rainChance: 0.9, wind: 8 })
/** The weather of seven mornings, and how the feed says it. */
const MORNINGS = [
  [wet(4, 9), "4 to 9 degrees, rain"],
  [dry(3, 8), "3 to 8 degrees"],
  [dry(9, 15), "9 to 15 degrees"],
  [dry(15, 22), "15 to 22 degrees"],
  [wet(10, 14), "10 to 14 degrees, rain"],
  [dry(-2, 3), "−2 to 3 degrees"],
  [wet(5, 9), "5 to 9 degrees, rain"],
] as const
const DAY_MS = 24 * 60 * 60 * 1000
/** From such a date on, all days that count are in the month that is shown. */
const FIRST_DATE = 7
const TOPS = CLOTHES.slice(0, 5).map(([name]) => name)
/** The mornings on which the top that she wears goes to the wash afterwards, and those on which it is back. */
const WASHED: readonly number[] = [1, 4]
const BACK: readonly number[] = [3, 6]

interface Sky {
  readonly settings: Readonly<Record<string, string>>
  /** Lets a morning come for the server and the weather, so many days from the first. */
  dawn(day: number): Promise<void>
  /** The time it is by the server's clock. */
  now(): Date
}

const test = base.extend<object, { sky: Sky }>({
  sky: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "stylin-clock-"))
      const file = join(folder, "ahead")
      const start = Date.now()
      let ahead = 0
      const weather = await startWeatherStub({ clock: () => Date.now() + ahead })
      const { url, placesUrl } = weather.settings
      const dawn = async (day: number) => {
        ahead = untilFirst(start) + day * DAY_MS
        weather.day = MORNINGS[day]?.[0] ?? weather.day
        await writeFile(file, String(ahead))
      }
      await dawn(0)
      await use({
        dawn,
        now: () => new Date(Date.now() + ahead),
        settings: {
          WEATHER_URL: url,
          WEATHER_PLACES_URL: placesUrl ?? "",
          NODE_OPTIONS: `--import=${new URL("../long/turned-clock.ts", import.meta.url).href}`,
          CLOCK_AHEAD_FILE: file,
        },
      })
      await weather.close()
      await rm(folder, { recursive: true })
    },
    { scope: "worker" },
  ],
  settings: [async ({ sky }, use) => use(sky.settings), { scope: "worker" }],
})
test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en-GB" })

test("a week of seven skies: what she wears, what is in the wash, a trip, and two devices that agree @long", async ({
  page,
  browser,
  stylin,
  sky,
}) => {
  const person = await customer(stylin.url, CLOTHES)
  const call = await callsOf(stylin.url, person)
  await call(setPlace, { body: { name: "Bristol", latitude: 51.5, longitude: -2.6 } })
  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage()
  const devices = [page, other]
  // What is said of one thing twice is said at two times.
  const tick = () => Promise.all(devices.map((device) => device.clock.setFixedTime(sky.now())))
  await tick()
  for (const device of devices) await openAs(device, person, stylin.url)
  const names = new Map((await call(getWardrobe)).map((item) => [item.item_id, item.item_summary]))
  let away: string | undefined

  for (const [at, [, words]] of MORNINGS.entries()) {
    await test.step(`morning ${at + 1}: ${words}`, async () => {
      const device = at % 2 === 0 ? page : other
      await sky.dawn(at)
      await tick()
      await device.goto("/feed")
      await expect(button(device, `Dressed for ${words}`)).toBeVisible()
      await expect(looks(device).first()).toBeVisible()
      if (away) await expect(looks(device).filter({ hasText: away })).toHaveCount(0)
      await (at === 0 ? wearFromFeed(device) : wearAsPlanned(device))
      await tick()
      if (WASHED.includes(at)) {
        const today = sky.now().toISOString().slice(0, 10)
        const { worn } = await call(getCalendar, { query: { from: today, to: today } })
        const worns = worn.flatMap(({ item_ids }) => item_ids.map((id) => names.get(id)))
        away = worns.find((name) => name !== undefined && TOPS.includes(name))
        if (away === undefined) throw new Error("She wears no top.")
        await sayState(device, away, "In the wash")
      } else if (BACK.includes(at) && away) {
        await sayState(device, away, "In your wardrobe")
        away = undefined
      }
    })
  }

  await tick()
  await pack(page)
  const ticked = await Promise.all(devices.map(packedOn))
  expect(ticked[1]).toEqual(ticked[0])
  const said = await Promise.all(devices.map(insightsOn))
  expect(said[0]).toMatch(
    /^You own 13 pieces and have worn (every one|\d+ of them), \d+ times altogether\.$/,
  )
  expect(said[1]).toBe(said[0])
  const months = await Promise.all(devices.map(monthOn))
  expect(months[0]?.filter((label) => label?.includes("worn"))).toHaveLength(MORNINGS.length)
  expect(months[1]).toEqual(months[0])
  await other.context().close()
})

/** She wears the first look of her feed, and has the days after it planned. */
async function wearFromFeed(device: Page): Promise<void> {
  await button(device, /^Wear today: /)
    .first()
    .click()
  await visit(device, "Plan")
  await button(device, "Plan my week").click()
  await expect(device.getByText("7 looks planned.")).toBeVisible()
}

async function wearAsPlanned(device: Page): Promise<void> {
  await visit(device, "Plan")
  const today = device.getByRole("region", { name: "Today" })
  await today.getByRole("button", { name: /^Wear today: / }).click()
  await expect(today.getByText("Worn", { exact: true })).toBeVisible()
  await expect.poll(() => isLeft(device, "worn")).toBe(false)
}

/** Says of a piece where it is, on its own screen. */
async function sayState(device: Page, name: string, state: string): Promise<void> {
  await visit(device, "Wardrobe")
  await button(device, `Open ${name}`).click()
  const choice = device.getByRole("group", { name: "Where it is" })
  await choice.getByText(state, { exact: true }).click()
  await expect(choice.getByRole("radio", { name: state })).toBeChecked()
  await expect.poll(() => isLeft(device, "states")).toBe(false)
}

/** She packs for a weekend, and ticks the first thing. */
async function pack(device: Page): Promise<void> {
  await device.goto("/plan/packing")
  await button(device, "Pack for a trip").click()
  await device.getByLabel("Where to").fill("Bristol")
  await device.getByLabel("Where to").press("Enter")
  await device.getByRole("checkbox").first().check({ force: true })
  await expect.poll(() => isLeft(device, "trips")).toBe(false)
}

/** What is packed and what is still to pack, as one text for each thing. */
async function packedOn(device: Page): Promise<string[]> {
  await device.goto("/plan/packing")
  await expect(device.getByText(/^1 of \d+ packed$/)).toBeVisible()
  const boxes = await device.getByRole("checkbox").all()
  return Promise.all(
    boxes.map(async (box) => `${await box.getAttribute("aria-label")} ${await box.isChecked()}`),
  )
}

async function insightsOn(device: Page): Promise<string | null> {
  await device.goto("/wardrobe/insights")
  return device.getByText(/^You own 13 pieces/).textContent()
}

async function monthOn(device: Page): Promise<(string | null)[]> {
  await device.goto("/plan")
  await expect(button(device, /, worn/)).toHaveCount(MORNINGS.length)
  const days = await device.locator("[data-day]").all()
  return Promise.all(days.map((day) => day.getAttribute("aria-label")))
}

/** Whether something of a name still waits to be sent. */
function isLeft(device: Page, name: string): Promise<boolean> {
  return device.evaluate((key) => localStorage.getItem(key) !== null, name)
}

/** How far it is to a day of some month that is early enough for a week and the next, in milliseconds. */
function untilFirst(now: number): number {
  const date = new Date(now)
  const month = date.getUTCMonth() + (date.getUTCDate() > FIRST_DATE ? 1 : 0)
  const days = (Date.UTC(date.getUTCFullYear(), month, FIRST_DATE) - now) / DAY_MS
  return Math.ceil(days) * DAY_MS
}
