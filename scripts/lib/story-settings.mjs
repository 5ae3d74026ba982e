// @ts-check
/** @import { Page } from "playwright" */

/**
 * Makes the words of the page longer and foreign, as a translation might: "Save" becomes "[Śàvé one]".
 * React keeps its text nodes, so it goes on as before. It runs in the page, so it cannot use
 * anything of this module.
 * @returns {() => void} gives the words back
 */
export function lengthenWords() {
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
  /** @param {Node} root */
  const lengthenAll = (root) => {
    lengthen(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) lengthen(walker.currentNode)
  }
  const root = document.getElementById("storybook-root") ?? document.body
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

/**
 * How a story is looked at again. Each is put on in place, and taken off again.
 * `notOurs` names rules of axe that say nothing in it.
 * @type {readonly { name: string, on: (page: Page) => Promise<unknown>, off: (page: Page) => Promise<unknown>, notOurs?: readonly string[] }[]}
 */
export const SETTINGS = [
  {
    name: "right to left",
    on: (page) => page.evaluate(() => document.documentElement.setAttribute("dir", "rtl")),
    off: (page) => page.evaluate(() => document.documentElement.removeAttribute("dir")),
  },
  {
    name: "text of 200 %",
    on: (page) =>
      page.evaluate(() => Reflect.set(document.documentElement.style, "fontSize", "200%")),
    off: (page) => page.evaluate(() => Reflect.set(document.documentElement.style, "fontSize", "")),
  },
  {
    name: "long words",
    on: (page) => page.evaluate(putOnLongWords, `(${lengthenWords.toString()})()`),
    off: (page) => page.evaluate(() => Reflect.get(window, "shortenWords")()),
  },
  {
    name: "forced colours",
    on: (page) => page.emulateMedia({ forcedColors: "active" }),
    off: (page) => page.emulateMedia({ forcedColors: "none" }),
    // The palette is hers, and axe takes a text's colour from a property that is not forced.
    notOurs: ["color-contrast"],
  },
  {
    name: "reduced motion",
    on: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
    off: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
  },
]

/** @param {string} source of `lengthenWords`, called: functions of this module are not in the page */
function putOnLongWords(source) {
  // biome-ignore lint/security/noGlobalEval: it evaluates this module's own function, in a test's page
  Reflect.set(window, "shortenWords", globalThis.eval(source))
}

/**
 * How much wider than the screen the page is. It runs in the page.
 * @returns {number} CSS pixels
 */
export function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
