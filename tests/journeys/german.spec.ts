import { GERMAN } from "../../packages/app/src/words/de/index.ts"
import { button } from "../support/journeys/hands.ts"
import { customer, type Garment } from "../support/journeys/person.ts"
import { expect, type Page, test } from "../support/journeys/stylin.ts"

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "de-DE" })

const CLOTHES: readonly Garment[] = [
  ["Hemd mit Streifen", "shirt", "upper_body"],
  ["Schwarze Jeans", "jeans", "lower_body"],
]

const SCREENS = [
  "/feed",
  "/wardrobe",
  "/wardrobe/item",
  "/wardrobe/colours",
  "/wardrobe/insights",
  "/outfit",
  "/plan",
  "/plan/packing",
  "/favorites",
  "/wishlist",
  "/profile",
]

const FEW = 8
/** The fields of answers that the provider words. */
const WORDED = new Set(["title", "text", "lacks"])

/** What an English page says, and a German one says otherwise: the message as a pattern of what stands in its place. */
const ENGLISH = Object.entries(GERMAN).flatMap(([message, german]) => {
  const english = message.slice(message.indexOf("|") + 1).replaceAll(/<\/?\w+>/g, "")
  if (english === german.replaceAll(/<\/?\w+>/g, "")) return []
  const words = english.replaceAll(/\{\w+\}/g, "")
  // Short words between values fit much of what is said in any language.
  if (words !== english && (words.match(/\p{L}/gu) ?? []).length < FEW) return []
  const pattern = english
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(`^${pattern.join(".+")}$`)
})

test("a browser that prefers German is spoken to in German, on every main screen", async ({
  page,
  stylin,
}) => {
  const sent = listen(page)
  const expectGerman = () => expectNoEnglish(page, sent)
  const { email, password } = await customer(stylin.url, CLOTHES)
  await page.goto("/")
  await expectGerman()
  const loaded = await page.evaluate(() => performance.timeOrigin)
  await button(page, GERMAN["Get started"]).click()
  await expect(page).toHaveURL(/\/onboarding\/1$/)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
  await expectGerman()
  await page.goto("/auth/signin")
  await page.locator("input[type=email]").fill(email)
  await expectGerman()
  await button(page, GERMAN.Next).click()
  await page.getByLabel(GERMAN.Password, { exact: true }).fill(password)
  await expectGerman()
  await button(page, GERMAN["Sign in"]).click()
  await expect(page).toHaveURL(/\/feed$/)
  await expectGerman()
  await page.evaluate(() => localStorage.setItem("preflightEnded", "1"))
  for (const path of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectGerman()
    })
  }
  await button(page, GERMAN["Erase my account"]).click()
  await expectGerman()
})

/** Notes what the provider sends, which may be English: titles, reasons and names of things. */
function listen(page: Page): () => Promise<Said[]> {
  const answers: Promise<Said[]>[] = []
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return
    // Not every answer is JSON, and one that came as the page was left is gone.
    answers.push(response.json().then(textsIn, () => []))
  })
  return async () => (await Promise.all(answers)).flat()
}

interface Said {
  readonly text: string
  /** Whether the provider worded it, as it does titles and reasons; names are what they are. */
  readonly isWorded: boolean
}

function textsIn(value: unknown, key = ""): Said[] {
  if (typeof value === "string") return [{ text: value, isWorded: WORDED.has(key) }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, name))
}

/** Checks that nothing on the screen is an English message of the catalogue, or wider than the page. */
async function expectNoEnglish(page: Page, sent: ReturnType<typeof listen>): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.waitForLoadState("networkidle")
  const { language, texts, german, isTooWide } = await page.evaluate(() => {
    const { lang, scrollWidth, clientWidth } = document.documentElement
    const named = ["aria-label", "title", "placeholder", "alt"]
    const elements = [...document.body.querySelectorAll("*:not(script, style, noscript)")]
    const found = elements.flatMap((element) => {
      const parts = [...element.childNodes].filter((node) => node instanceof Text)
      const own = parts.map(({ data }) => data)
      const whole = own.some((text) => text.trim()) ? [element.textContent] : []
      return [...whole, ...own, ...named.map((name) => element.getAttribute(name) ?? "")]
    })
    const texts = [document.title, ...found].map((text) => text.replaceAll(/\s+/g, " ").trim())
    const german = elements
      .filter((element) => element.closest("[lang]")?.getAttribute("lang") === lang)
      .flatMap(({ childNodes }) => [...childNodes])
      .flatMap((node) => (node instanceof Text ? node.data : []))
    const isTooWide = scrollWidth > clientWidth
    return { language: lang, texts: [...new Set(texts)], german, isTooWide }
  })
  const answers = await sent()
  const answered = new Set(answers.map(({ text }) => text))
  const worded = new Set(answers.flatMap(({ text, isWorded }) => (isWorded ? text : [])))
  const english = texts.filter(
    (text) => !answered.has(text) && ENGLISH.some((says) => says.test(text)),
  )
  const unmarked = german.filter((text) => worded.has(text))
  expect.soft({ language, english, unmarked, isTooWide }).toEqual({
    language: "de-DE",
    english: [],
    unmarked: [],
    isTooWide: false,
  })
}
