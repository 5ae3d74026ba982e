// @ts-check
import { reachLabels } from "./first-feed.mjs"

/**
 * A press, and what is done before it and awaited after it, unmeasured.
 * @typedef {{
 *   name: string,
 *   target: (page: import("playwright").Page) => import("playwright").Locator,
 *   before?: (page: import("playwright").Page) => Promise<unknown>,
 *   after?: (page: import("playwright").Page) => Promise<unknown>,
 * }} Press
 * @typedef {(page: import("playwright").Page, url: string) => Promise<unknown>} Arrive the address of the app
 */

/** @param {import("playwright").Page} page @param {string | RegExp} name */
const button = (page, name) => page.getByRole("button", { name }).first()

/** @param {import("playwright").Page} page */
const closed = (page) => page.getByRole("dialog").waitFor({ state: "hidden" })

/** @param {import("playwright").Page} page */
const opened = (page) => page.getByRole("dialog").waitFor()

/** @type {readonly Press[]} */
const FEED = [
  { name: "heart", target: (page) => button(page, "Favourite") },
  { name: "another piece", target: (page) => button(page, "Show another option") },
  { name: "why this look", target: (page) => page.getByText("Why this look").first() },
  { name: "more picks", target: (page) => button(page, "More picks"), after: opened },
  { name: "… closed", target: (page) => button(page, "Awesome"), after: closed },
  {
    name: "not for me",
    target: (page) => button(page, "Not for me"),
    after: (page) => page.getByText("What put you off?").waitFor(),
  },
  {
    name: "… taken back",
    target: (page) => button(page, "Undo"),
    after: (page) => page.getByText("What put you off?").waitFor({ state: "hidden" }),
  },
  { name: "occasions", target: (page) => button(page, "New Stylins For"), after: opened },
  {
    name: "… another chosen",
    target: (page) => page.getByRole("dialog").getByText("Work", { exact: true }).first(),
  },
  {
    name: "… asked for",
    before: noteLooks,
    target: (page) => button(page, "Get new Stylin"),
    after: otherLooks,
  },
  {
    name: "next looks",
    before: noteLooks,
    target: (page) => button(page, "Show the next looks"),
    after: otherLooks,
  },
  {
    name: "a look opened",
    target: (page) => button(page, /^Open /),
    after: (page) => page.waitForURL("**/look"),
  },
  {
    name: "wardrobe",
    before: (page) => page.goBack(),
    target: (page) => page.getByRole("link", { name: "Wardrobe", exact: true }).first(),
    after: (page) => page.getByRole("heading", { name: "Wardrobe", exact: true }).waitFor(),
  },
]

/** @type {readonly Press[]} */
const TAGS = [
  {
    name: "a label",
    target: (page) => page.getByRole("button", { name: "Denim", exact: true }),
    after: (page) => page.getByText("Earlier").filter({ visible: true }).waitFor(),
  },
  { name: "… moved", target: (page) => page.getByRole("button", { name: "I avoid" }).first() },
]

/** @type {readonly Press[]} */
const WARDROBE = [
  { name: "more", target: (page) => button(page, /^More for/), after: opened },
  {
    name: "manage",
    before: async (page) => {
      await page.keyboard.press("Escape")
      await closed(page)
    },
    target: (page) => button(page, "Manage"),
    after: (page) => page.getByRole("checkbox").first().waitFor(),
  },
  { name: "… one selected", target: (page) => page.getByRole("checkbox").first() },
  {
    name: "… done",
    target: (page) => button(page, "Done"),
    after: (page) => button(page, "Add clothes").waitFor(),
  },
  { name: "search", target: (page) => button(page, "Search and filter") },
  {
    name: "a piece opened",
    target: (page) => button(page, /^Open /),
    after: (page) => page.waitForURL("**/items/**"),
  },
]

/** @typedef {{ name: string, owned: boolean, arrive: Arrive, presses: readonly Press[] }} Scene */

/**
 * Screens, how they are reached, whether her wardrobe is full then, and what is pressed on them, in order.
 * @type {readonly Scene[]}
 */
export const SCENES = [
  { name: "feed", owned: false, arrive: openFeed, presses: FEED },
  {
    name: "labels",
    owned: false,
    // Her looks are there already, and ordered anew as she moves a label.
    arrive: async (page, url) => {
      await openFeed(page, url)
      await reachLabels(page, url)
    },
    presses: TAGS,
  },
  {
    name: "wardrobe",
    owned: true,
    arrive: async (page, url) => {
      await page.goto(`${url}/wardrobe`)
      await button(page, "Manage").waitFor()
    },
    presses: WARDROBE,
  },
]

/** @param {import("playwright").Page} page @param {string} url */
async function openFeed(page, url) {
  await page.goto(`${url}/feed`)
  await button(page, "Favourite").waitFor()
}

/** @param {import("playwright").Page} page */
async function noteLooks(page) {
  await page.evaluate(() => {
    Object.assign(window, { looksBefore: document.querySelector("main article h2")?.textContent })
  })
}

/** Waits until other looks are shown than those that were noted. @param {import("playwright").Page} page */
async function otherLooks(page) {
  await page.waitForFunction(() => {
    const title = document.querySelector("main article h2")?.textContent
    const areLoading = document.querySelector("main ul[aria-busy=true]") !== null
    return !areLoading && title !== undefined && title !== Reflect.get(window, "looksBefore")
  })
}
