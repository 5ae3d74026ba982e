// @ts-check
/** @import { Violation } from "../story-axe.mjs" */

/** The pictures taken of each story: every theme at every width, as on a phone and on a desktop. */
export const THEMES = ["light", "evening"]
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/**
 * One story's picture in one theme at one width.
 * @typedef {object} Shot
 * @property {string} story the story's id
 * @property {string} title its component's title, such as "Basics/Button"
 * @property {string} name the story's own name
 * @property {string} theme
 * @property {number} width CSS pixels
 * @property {string} picture hash of the PNG, which is also its file's name; "" without a picture
 * @property {Violation[]} violations what axe finds
 * @property {string} [problem] why there is no picture
 */
/** @typedef {{ id: string, title: string, name: string }} Story */

/**
 * Identifies a picture among all of one version.
 * @param {Pick<Shot, "story" | "theme" | "width">} shot
 */
export function shotKey({ story, theme, width }) {
  return `${story} ${theme} ${width}`
}

/**
 * The states in the index of a built Storybook: a walk ends wherever its last check leaves it.
 * @param {{ entries: Record<string, Story & { type: string, tags?: string[] }> }} index
 * @returns {Story[]}
 */
export function storiesOf(index) {
  return Object.values(index.entries)
    .filter(({ type, tags = [] }) => type === "story" && !tags.includes("walk"))
    .map(({ id, title, name }) => ({ id, title, name }))
}

/**
 * Whether a story's id or title contains one of the words; without words every story does.
 * @param {Pick<Story, "id" | "title">} story @param {readonly string[]} words
 */
export function isWanted({ id, title }, words) {
  const text = `${id} ${title}`.toLowerCase()
  return words.length === 0 || words.some((word) => text.includes(word.toLowerCase()))
}
