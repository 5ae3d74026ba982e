// @ts-check
/** @import { Page } from "playwright" */

/**
 * Makes the words of the page longer and foreign, as a translation might: "Save" becomes "[Śàvé one]".
 * React keeps its text nodes, so it goes on as before. It runs in the page, so it cannot use
 * anything of this module.
 * @param {Element} [root] whose words; without it, those of the story that is shown by itself
 * @returns {() => void} gives the words back
 */
export function lengthenWords(root = document.getElementById("storybook-root") ?? document.body) {
  const PLAIN = "aceinosuyzACEINOSUYZ"
  const MARKED = "àçéîñöšüýžÀÇÉÎÑÖŠÜÝŽ"
  const FILLING = " lorem ipsum dolor sit amet"
  /** @type {Map<Text, { before: string, after: string }>} */
  const changed = new Map()
  /** @param {Node} node */
  const lengthen = (node) => {
    if (!(node instanceof Text) || !/\p{L}{2}/u.test(node.data)) return
    if (node.parentElement?.closest("script, style, textarea, code, [contenteditable]")) return
    if (changed.get(node)?.after === node.data) return
    const before = node.data
    const marked = before.replace(/[a-z]/gi, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter)
    // Translations of short words grow most; a long text grows by a third.
    const more = Math.min(FILLING.length, Math.max(4, Math.ceil(before.trim().length / 3)))
    const after = `${marked}${FILLING.slice(0, more)}`
    changed.set(node, { before, after })
    node.data = after
  }
  /** @param {Node} top */
  const lengthenAll = (top) => {
    lengthen(top)
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) lengthen(walker.currentNode)
  }
  lengthenAll(root)
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      lengthen(target)
      for (const node of addedNodes) lengthenAll(node)
    }
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    for (const [node, { before, after }] of changed) if (node.data === after) node.data = before
  }
}

/** Turns the page round. It runs in the page. @returns {() => void} turns it back */
function turnAround() {
  document.documentElement.setAttribute("dir", "rtl")
  return () => document.documentElement.removeAttribute("dir")
}

/** Makes text twice as large. It runs in the page. @returns {() => void} makes it small again */
function enlargeText() {
  document.documentElement.style.fontSize = "200%"
  return () => {
    document.documentElement.style.fontSize = ""
  }
}

/**
 * How a story is looked at again. It is put on in place, and taken off again.
 * @typedef {object} Setting
 * @property {string} id as in an address
 * @property {string} name
 * @property {(page: Page) => Promise<unknown>} on
 * @property {(page: Page) => Promise<unknown>} off
 * @property {() => () => void} [putOn] puts on in the page what the page itself can, and returns what takes it off
 * @property {readonly string[]} [notOurs] rules of axe that say nothing in it
 */

/** A setting that the page itself puts on. @param {() => () => void} putOn */
const inPage = (putOn) => ({
  putOn,
  on: (/** @type {Page} */ page) => page.evaluate(`void (window.takeOff = (${putOn})())`),
  off: (/** @type {Page} */ page) => page.evaluate("window.takeOff()"),
})

/** @type {readonly Setting[]} */
export const SETTINGS = [
  { id: "right-to-left", name: "right to left", ...inPage(turnAround) },
  { id: "large-text", name: "text of 200 %", ...inPage(enlargeText) },
  {
    id: "long-words",
    name: "long words",
    ...inPage(lengthenWords),
    // Only what is shown grows, and not the name that a button has besides.
    notOurs: ["label-content-name-mismatch"],
  },
  {
    id: "forced-colours",
    name: "forced colours",
    on: (page) => page.emulateMedia({ forcedColors: "active" }),
    off: (page) => page.emulateMedia({ forcedColors: "none" }),
    // The palette is hers, and axe takes a text's colour from a property that is not forced.
    notOurs: ["color-contrast"],
  },
  {
    id: "reduced-motion",
    name: "reduced motion",
    on: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
    off: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
  },
]

/** How many settings a run asks for. */
export const EXTENTS = /** @type {const} */ (["none", "some", "all"])
/** @typedef {(typeof EXTENTS)[number]} Extent */

/** A screen is made of components, and what it adds is mostly its layout. */
const COMPONENTS = /^(?:basics|overlays|product|foundations)-/
/** Axe takes most of a visit, so it looks again at one story of these: of components, and of others. */
const AXE_EVERY = { component: 3, other: 6 }

/**
 * The settings in which a visit looks for what is wider than the screen and for broken words, which takes a moment.
 * @param {Extent} extent
 */
export function visitedSettings(extent) {
  return extent === "none" ? [] : SETTINGS
}

/**
 * The settings to picture a story in, which takes longer. With "some", a component's story is pictured in all of them
 * and any other in one, by turns that its id decides.
 * @param {string} story its id
 * @param {Extent} extent
 * @returns {readonly Setting[]}
 */
export function settingsOf(story, extent) {
  if (extent === "none") return []
  if (extent === "all" || COMPONENTS.test(story)) return SETTINGS
  return SETTINGS.filter((setting) => setting === settingOf(story))
}

/**
 * Whether axe looks again at the story in the setting. With "some", it does at one component's story
 * in three and at one other in six, in the setting whose turn it is.
 * @param {string} story its id
 * @param {Setting} setting
 * @param {Extent} extent
 */
export function isCheckedIn(story, setting, extent) {
  if (extent !== "some") return extent === "all"
  return setting === settingOf(story) && turnOf(story) % everyOf(story) === 0
}

/** @param {string} story */
function settingOf(story) {
  return SETTINGS[Math.floor(turnOf(story) / everyOf(story)) % SETTINGS.length]
}

/** @param {string} story */
function everyOf(story) {
  return COMPONENTS.test(story) ? AXE_EVERY.component : AXE_EVERY.other
}

/** @param {string} story */
function turnOf(story) {
  return [...story].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

/**
 * How much wider than the screen the page is. It runs in the page.
 * @returns {number} CSS pixels
 */
export function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/**
 * The words of headings that are broken although they are not long, as large text may. It runs in the page.
 * @returns {string[]}
 */
export function brokenWords() {
  /** @type {string[]} */
  const broken = []
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    if (!heading.checkVisibility()) continue
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.textContent?.matchAll(
        /(?<!\p{L})\p{L}{1,12}(?!\p{L})/gu,
      ) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
  }
  return broken
}

/**
 * What a story shows in a setting.
 * @typedef {object} Sight
 * @property {Setting["id"]} id
 * @property {number} over CSS pixels by which it is wider than the screen
 * @property {string[]} broken words of headings that are broken
 */

/**
 * Sees the page in settings that it puts on itself, all in one go: drawing each takes five times as long.
 * @param {{ evaluate(source: string): Promise<Sight[]> }} page
 * @param {readonly Setting[]} settings those with `putOn`
 * @returns {Promise<Sight[]>} one for each setting
 */
export function seeInPlace(page, settings) {
  const functions = settings.map(
    ({ id, putOn }) => `{ id: ${JSON.stringify(id)}, putOn: ${putOn} }`,
  )
  return page.evaluate(`(${seeEach})([${functions}], ${overflow}, ${brokenWords})`)
}

/**
 * It runs in the page. Tips follow what they point at when the page scrolls, so that is what they are told.
 * @param {{ id: string, putOn: () => () => void }[]} settings
 * @param {() => number} over @param {() => string[]} broken
 * @returns {Sight[]}
 */
function seeEach(settings, over, broken) {
  const scrolled = () => window.dispatchEvent(new Event("scroll"))
  const sights = settings.map(({ id, putOn }) => {
    const takeOff = putOn()
    scrolled()
    const sight = { id, over: over(), broken: id === "large-text" ? broken() : [] }
    takeOff()
    return sight
  })
  scrolled()
  return sights
}
