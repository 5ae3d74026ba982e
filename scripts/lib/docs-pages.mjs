// @ts-check
/** @import { Browser, Page } from "playwright" */
/** @typedef {{ id: string, problems: string[] }} PageFound */

const HEIGHT = 844
/** In ms: until then a page says itself what is missing on it; after that it is taken for stuck. */
const PATIENCE = { page: 55_000, stuck: 60_000 }

/**
 * Visits docs pages: nothing covers them, they scroll, nothing is wider than the screen, headings are in the product's
 * type, and nothing is written to the console as an error. The server leaves frames empty, because their stories are
 * visited by themselves; that each shows such a story, as it is visited, is checked.
 * @param {{ browser: Browser, url: string, pages: readonly string[], stories: ReadonlySet<string>, widths: readonly number[] }} options
 * ids of docs pages, ids of the stories that are visited, and the widths to see each page at
 * @returns {Promise<PageFound[]>} one for each page, in any order
 */
export async function visitDocsPages({ browser, url, pages, stories, widths }) {
  const queue = pages.toReversed()
  /** @type {PageFound[]} */
  const found = []
  const workers = Array.from({ length: Math.min(2, pages.length) }, async () => {
    const page = await browser.newPage({ viewport: { width: widths[0] ?? 390, height: HEIGHT } })
    /** @type {string[]} */
    const errors = []
    page.on("console", (line) => {
      const { url: source } = line.location()
      // A browser asks by itself for the icon of the first page that it opens.
      if (line.type() === "error" && !source.endsWith("/favicon.ico")) {
        errors.push(`${line.text()} (${source})`)
      }
    })
    page.on("pageerror", (error) => errors.push(String(error)))
    await page.goto(`${url}/iframe.html`, { timeout: 120_000 })
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      errors.length = 0
      const problems = await visit(page, id, widths, stories).catch((error) => [String(error)])
      found.push({ id, problems: [...problems, ...errors] })
    }
    await page.close()
  })
  await Promise.all(workers)
  return found
}

/**
 * The pages in the report that the runner of stories writes.
 * @param {readonly PageFound[]} found
 * @returns {import("./steps.mjs").JestReport}
 */
export function docsReport(found) {
  const failed = found.filter(({ problems }) => problems.length > 0).length
  const status = failed === 0 ? "passed" : "failed"
  return {
    numPassedTests: found.length - failed,
    numFailedTests: failed,
    testResults: [{ status, assertionResults: [...found] }],
  }
}

/**
 * @param {Page} page @param {string} id @param {readonly number[]} widths
 * @param {ReadonlySet<string>} stories
 */
async function visit(page, id, widths, stories) {
  const problems = await withDeadline(page.evaluate(openPage, { id, patience: PATIENCE.page }))
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const seen = await page.evaluate(lookAtPage)
    problems.push(...seen.map((problem) => `${problem}, at ${width} px`))
  }
  const frames = await page.evaluate(() =>
    [...document.querySelectorAll("iframe")].map(({ src }) => src),
  )
  return [...problems, ...frames.flatMap((src) => unvisitedIn(src, stories))]
}

/**
 * What a frame shows that no visit of the stories sees.
 * @param {string} src the frame's address
 * @param {ReadonlySet<string>} stories ids of those that are visited
 * @returns {string[]}
 */
export function unvisitedIn(src, stories) {
  const address = new URL(src).searchParams
  const story = address.get("id") ?? ""
  if (!stories.has(story)) return [`a frame shows ${story}, which is no story that is visited`]
  return address.has("args") ? [`a frame shows ${story} with arguments of its own`] : []
}

/**
 * Goes to a docs page, and waits until every story on it is there. It runs in the page.
 * @param {{ id: string, patience: number }} options the page, and for how many ms to wait
 * @returns {Promise<string[]>} what is not there by then
 */
async function openPage({ id, patience }) {
  while (!Reflect.has(window, "__STORYBOOK_ADDONS_CHANNEL__"))
    await new Promise(requestAnimationFrame)
  const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__")
  /** @type {Set<string>} */
  const rendered = new Set()
  const note = (/** @type {string} */ story) => rendered.add(story)
  let isThere = false
  const arrive = () => {
    isThere = true
  }
  channel.on("storyRendered", note)
  channel.once("docsRendered", arrive)
  channel.emit("setCurrentStory", { storyId: id, viewMode: "docs" })
  const missing = () =>
    [...document.querySelectorAll(".sb-story")]
      .map((story) => story.id.replace(/^story--/, ""))
      .filter((story) => !rendered.has(story))
  const end = performance.now() + patience
  while ((!isThere || missing().length > 0) && performance.now() < end)
    await new Promise(requestAnimationFrame)
  channel.off("storyRendered", note)
  channel.off("docsRendered", arrive)
  return isThere ? missing().map((story) => `${story} does not render`) : ["it does not render"]
}

/** What is wrong with the docs page as it stands. It runs in the page. @returns {string[]} */
function lookAtPage() {
  const root = document.documentElement
  const problems = []
  const covering = document.querySelectorAll("dialog[open], :popover-open").length
  if (covering > 0) problems.push(`${covering} dialogs stand open on it`)
  const over = root.scrollWidth - root.clientWidth
  if (over > 0) problems.push(`it is ${over} px wider than the screen`)
  if (window.scrollY > 0) {
    const focused = document.activeElement?.cloneNode(false)
    const tag = focused instanceof HTMLElement ? focused.outerHTML : "nothing"
    problems.push(`it opens ${Math.round(window.scrollY)} px down, with the focus on ${tag}`)
  }
  const room = root.scrollHeight - window.innerHeight
  window.scrollTo({ top: 100, behavior: "instant" })
  if (room > 0 && window.scrollY === 0) problems.push("it does not scroll")
  // A script scrolls what no wheel and no finger does.
  const isLocked = [root, document.body].some((one) => getComputedStyle(one).overflowY === "hidden")
  if (isLocked) problems.push("it is locked, so that nobody can scroll it")
  window.scrollTo({ top: 0, behavior: "instant" })
  const heading = document.querySelector(".sbdocs-content :is(h1, h2)")
  const firstOf = (/** @type {string} */ families) =>
    families.split(",")[0]?.replaceAll(/["']/g, "").trim()
  const display = firstOf(getComputedStyle(root).getPropertyValue("--stylin-font-display"))
  if (heading && firstOf(getComputedStyle(heading).fontFamily) !== display) {
    problems.push(`its heading “${heading.textContent}” is not set in ${display}`)
  }
  return problems
}

/** @template Value @param {Promise<Value>} work @returns {Promise<Value>} */
function withDeadline(work) {
  const { promise, reject } = Promise.withResolvers()
  const timer = setTimeout(
    () => reject(new Error(`The page was not there after ${PATIENCE.stuck / 1000} s.`)),
    PATIENCE.stuck,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
