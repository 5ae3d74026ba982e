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
 * @property {number} [scrolled] CSS pixels that the page is scrolled down in the picture
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

/** @typedef {{ words: readonly string[], quick: boolean }} Asked quick: phones alone, in every theme */

/** @param {boolean} quick */
function widthsOf(quick) {
  return (quick ? VIEWPORTS.slice(0, 1) : VIEWPORTS).map(({ width }) => width)
}

/**
 * Whether a run asks for the picture; more may be kept.
 * @param {Pick<Shot, "story" | "title" | "width">} shot @param {Asked} asked
 */
export function isAsked({ story, title, width }, { words, quick }) {
  return isWanted({ id: story, title }, words) && widthsOf(quick).includes(width)
}

/** @typedef {{ story: Story, width: number, themes: readonly string[] }} Visit */

/**
 * The visits needed for the pictures that are asked for and not kept: one takes every theme.
 * @param {{ stories?: readonly Story[] | undefined, has: (shot: Pick<Shot, "story" | "theme" | "width">) => boolean }} store
 * @param {Asked} asked
 * @returns {Visit[]}
 */
export function missingVisits(store, { words, quick }) {
  const wanted = (store.stories ?? []).filter((story) => isWanted(story, words))
  return wanted.flatMap((story) =>
    widthsOf(quick)
      .filter((width) => THEMES.some((theme) => !store.has({ story: story.id, theme, width })))
      .map((width) => ({ story, width, themes: THEMES })),
  )
}
