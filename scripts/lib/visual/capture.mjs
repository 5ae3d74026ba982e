// @ts-check
/** @import { Browser, Page } from "playwright" */
/** @import { Shot, Story, Visit } from "./shots.mjs" */
/** @import { ShotStore } from "./store.mjs" */
/** @import { Stillness } from "./freeze.mjs" */
import { availableParallelism } from "node:os"
import { findInThemes } from "./findings.mjs"
import { holdStill } from "./freeze.mjs"
import { takePicture } from "./picture.mjs"
import { comeToRest, DEADLINE, withDeadline } from "./rest.mjs"
import { ScriptWatch } from "./scripts.mjs"
import { placesOf, THEMES, VIEWPORTS } from "./shots.mjs"
import { STILLNESS } from "./stillness.mjs"

/** A page waits for a third of its time: for its own timers, and to see that nothing moves any more. */
const PAGES_PER_PROCESSOR = 2
const MOST_PAGES = 6

/**
 * Takes pictures of stories, several at a time, and puts them into the store.
 * @param {{ browser: Browser, url: string, visits: readonly Visit[], store: ShotStore, signal: AbortSignal, onVisit?: () => void }} options
 * @returns {Promise<void>}
 */
export async function capture({ browser, url, visits, store, signal, onVisit }) {
  const queue = Object.values(Object.groupBy(visits, ({ story }) => story.id)).toReversed()
  const pages = Math.min(availableParallelism() * PAGES_PER_PROCESSOR, MOST_PAGES)
  const workers = Array.from({ length: pages }, async () => {
    const context = await browser.newContext({ deviceScaleFactor: 1, colorScheme: "light" })
    await context.addInitScript(holdStill, STILLNESS)
    // One page for all of a worker's stories: loading the preview is most of a visit to one.
    let page = await context.newPage()
    let isOpen = false
    for (let alike = queue.pop(); alike !== undefined; alike = queue.pop()) {
      for (const visit of alike) {
        signal.throwIfAborted()
        const shots = await visitStory(page, url, visit, { store, isOpen })
        for (const shot of shots) store.add(shot)
        isOpen = shots.every(({ problem }) => problem === undefined)
        if (!isOpen) {
          await page.close()
          page = await context.newPage()
        }
        onVisit?.()
      }
    }
    await context.close()
  })
  await Promise.all(workers)
}

/**
 * @param {Page} page @param {string} url @param {Visit} visit
 * @param {{ store: ShotStore, isOpen: boolean }} options whether the page shows a story already, another or this one
 * at another width
 * @returns {Promise<Shot[]>} one for each of its places, in their order
 */
async function visitStory(page, url, visit, { store, isOpen }) {
  const { story, width, themes, settings } = visit
  const { title, name } = story
  const scripts = new ScriptWatch(page)
  try {
    await resize(page, width)
    await (isOpen ? showNext(page, story, themes) : openStory(page, url, story))
    await freezeStory(page, scripts)
    // Draws the page once in another theme first: a page drawn piece by piece, while pictures
    // arrived, may differ in the edges of round corners from one drawn in one go.
    await showIn(page, THEMES.find((theme) => theme !== themes[0]) ?? "")
    const { scrolled } = await takePicture(page)
    const take = async () => store.keep((await takePicture(page)).png)
    /** @type {string[]} */
    const pictures = []
    for (const theme of themes) {
      await showIn(page, theme)
      pictures.push(await take())
    }
    if (settings.length > 0) await showIn(page, themes[0] ?? "")
    for (const setting of settings) {
      await setting.on(page)
      await cutMovements(page)
      pictures.push(await take())
      await setting.off(page)
    }
    // This comes last, because axe itself needs timers.
    const findings = await findInThemes(page, {
      ...{ url, storyId: story.id, themes },
      showIn: (theme) => showIn(page, theme),
    })
    return placesOf(visit).map((place, index) => ({
      ...{ ...place, title, name, picture: pictures[index] ?? "" },
      // Of settings, the visits of the stories say what axe finds.
      violations: findings[index] ?? [],
      ...(scrolled > 0 && { scrolled }),
    }))
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return placesOf(visit).map((place) => ({
      ...{ ...place, title, name, picture: "" },
      violations: [],
      problem,
    }))
  } finally {
    scripts.close()
  }
}

/** @param {Page} page @param {number} width */
async function resize(page, width) {
  const height = VIEWPORTS.find((viewport) => viewport.width === width)?.height ?? 900
  await page.setViewportSize({ width, height })
}

/** @param {Page} page @param {string} url @param {Story} story */
async function openStory(page, url, story) {
  page.setDefaultTimeout(DEADLINE)
  // Storybook's own accessibility check would only take time here.
  const query = new URLSearchParams({ id: story.id, viewMode: "story", theme: "light" })
  await page.goto(`${url}/iframe.html?${query}&globals=a11y.manual:!true`)
}

/**
 * Shows a story from its beginning on the page that shows another, or the same. Before each the preview forgets what the
 * one before it kept or had on its way.
 * @param {Page} page @param {Story} story @param {readonly string[]} themes
 */
async function showNext(page, { id }, [theme]) {
  await page.evaluate(
    ({ storyId, theme }) => {
      document.documentElement.dataset.theme = theme
      localStorage.clear()
      sessionStorage.clear()
      /** @type {Stillness} */
      const { begin } = Reflect.get(window, "stillness")
      begin(false)
      const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__")
      const preview = Reflect.get(window, "__STORYBOOK_PREVIEW__")
      const isShown = preview.currentSelection?.storyId === storyId
      channel.emit(isShown ? "forceRemount" : "setCurrentStory", { storyId, viewMode: "story" })
    },
    { storyId: id, theme },
  )
}

/** Waits until the story is at rest, and keeps it so. @param {Page} page @param {ScriptWatch} scripts */
async function freezeStory(page, scripts) {
  const problem = await withDeadline(
    page.evaluate(() => {
      /** @type {Stillness} */
      const { finished } = Reflect.get(window, "stillness")
      return finished()
    }),
  )
  if (problem !== undefined) throw new Error(problem)
  await comeToRest(page, scripts)
  await page.evaluate(() => {
    /** @type {Stillness} */
    const { freeze } = Reflect.get(window, "stillness")
    freeze()
  })
}

/**
 * A theme only changes colours, so the page need not be loaded again.
 * @param {Page} page
 * @param {string} theme
 */
async function showIn(page, theme) {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await cutMovements(page)
}

/** Finishes what the change of a look moves, once its pictures are there. @param {Page} page */
async function cutMovements(page) {
  await page.evaluate(async () => {
    // A picture may have a source for each colour scheme.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    /** @type {Stillness} */
    const { cutMovements } = Reflect.get(window, "stillness")
    cutMovements()
  })
}
