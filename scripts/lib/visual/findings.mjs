// @ts-check
/** @import { Page } from "playwright" */
/** @import { A11yParameters, Violation } from "../story-axe.mjs" */
import { createRequire } from "node:module"
import { findViolations, isChecked } from "../story-axe.mjs"

// axe comes with Storybook's accessibility addon; this uses the addon's version.
const fromAddon = createRequire(createRequire(import.meta.url).resolve("@storybook/addon-a11y"))

/**
 * What the stories' site must serve as well: a browser compiles a script with an address once, and
 * one without it on every page.
 * @type {Readonly<Record<string, string>>}
 */
export const AXE_FILES = { "/assets/axe-for-pictures.js": fromAddon.resolve("axe-core") }

/** The rules whose findings a theme can change. */
const COLOUR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"]

/**
 * What axe finds in a story in each theme.
 * @param {Page} page still, as its pictures were taken
 * @param {{ url: string, storyId: string, themes: readonly string[], showIn: (theme: string) => Promise<void> }} options
 * url of the stories' site
 * @returns {Promise<Violation[][]>} in the order of the themes
 */
export async function findInThemes(page, { url, storyId, themes, showIn }) {
  const hasAxe = await page.evaluate(() => Reflect.has(globalThis, "axe"))
  if (!hasAxe)
    for (const address of Object.keys(AXE_FILES)) await page.addScriptTag({ url: url + address })
  const a11y = await readParameters(page, storyId)
  if (!isChecked(a11y)) return themes.map(() => [])
  const coloursAlone = onlyColours(a11y, await page.evaluate(listRules))
  /** @type {Violation[][]} */
  const found = []
  for (const theme of themes) {
    await showIn(theme)
    // A theme only changes colours, so the other findings are those of the first.
    const [first] = found
    const violations = await page.evaluate(findViolations, first ? coloursAlone : a11y)
    found.push([...(first ?? []).filter(({ rule }) => !COLOUR_RULES.includes(rule)), ...violations])
  }
  return found
}

/** @param {Page} page @param {string} storyId @returns {Promise<A11yParameters>} */
function readParameters(page, storyId) {
  return page.evaluate(async (id) => {
    const preview = Reflect.get(window, "__STORYBOOK_PREVIEW__")
    const { parameters } = await preview.storyStore.loadStory({ storyId: id })
    return parameters.a11y ?? {}
  }, storyId)
}

/** It runs in the page. */
function listRules() {
  /** @type {typeof import("axe-core")} */
  const axe = Reflect.get(globalThis, "axe")
  return axe.getRules().map(({ ruleId }) => ruleId)
}

/** @param {A11yParameters} a11y @param {readonly string[]} rules all of axe's @returns {A11yParameters} */
function onlyColours(a11y, rules) {
  const others = rules.filter((rule) => !COLOUR_RULES.includes(rule))
  const off = Object.fromEntries(others.map((rule) => [rule, { enabled: false }]))
  return { ...a11y, options: { ...a11y.options, rules: { ...a11y.options?.rules, ...off } } }
}
