// @ts-check
/** @import { Violation } from "../story-axe.mjs" */
/** @import { Extent, Setting } from "../story-settings.mjs" */
import { settingsOf } from "../story-settings.mjs"

/** The pictures taken of each story: every theme at every width, as on a phone and on a desktop. */
export const THEMES = ["light", "evening"]
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** Where there is least room: settings are pictured on a phone. */
const SETTINGS_WIDTH = 390

/**
 * One story's picture in one theme at one width, and perhaps in a setting of the toolbar.
 * @typedef {object} Shot
 * @property {string} story the story's id
 * @property {string} title its component's title, such as "Basics/Button"
 * @property {string} name the story's own name
 * @property {string} theme
 * @property {number} width CSS pixels
 * @property {string} [setting] its id, such as "right-to-left"
 * @property {string} picture hash of the PNG, which is also its file's name; "" without a picture
 * @property {Violation[]} violations what axe finds
 * @property {number} [scrolled] CSS pixels that the page is scrolled down in the picture
 * @property {string} [problem] why there is no picture
 */
/** @typedef {{ id: string, title: string, name: string }} Story */

/** @typedef {Pick<Shot, "story" | "theme" | "width" | "setting">} Place */

/** Identifies a picture among all of one version. @param {Place} shot */
export function shotKey({ story, theme, width, setting }) {
  return [story, theme, width, setting].filter(Boolean).join(" ")
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
 * Of these states, the ids of those that look the same on every machine. What is tagged `system-type` is set in
 * typefaces that the machine brings: two versions on one machine can be compared, but not with what was
 * accepted on another.
 * @param {{ entries: Record<string, Story & { type: string, tags?: string[] }> }} index
 * @returns {Set<string>}
 */
export function sameEverywhere(index) {
  return new Set(
    storiesOf(index)
      .map(({ id }) => id)
      .filter((id) => !index.entries[id]?.tags?.includes("system-type")),
  )
}

/**
 * Whether a story's id or title contains one of the words; without words every story does.
 * @param {Pick<Story, "id" | "title">} story @param {readonly string[]} words
 */
export function isWanted({ id, title }, words) {
  const text = `${id} ${title}`.toLowerCase()
  return words.length === 0 || words.some((word) => text.includes(word.toLowerCase()))
}

/**
 * @typedef {object} Asked
 * @property {readonly string[]} words of stories' ids or titles
 * @property {boolean} quick phones alone, in every theme
 * @property {Extent} extent how many settings; a setting is pictured on a phone in the first theme
 */

/** @param {boolean} quick */
function widthsOf(quick) {
  return (quick ? VIEWPORTS.slice(0, 1) : VIEWPORTS).map(({ width }) => width)
}

/**
 * Whether a run asks for the picture; more may be kept.
 * @param {Pick<Shot, "story" | "title" | "width" | "setting">} shot @param {Asked} asked
 */
export function isAsked({ story, title, width, setting }, { words, quick, extent }) {
  return (
    isWanted({ id: story, title }, words) &&
    widthsOf(quick).includes(width) &&
    (setting === undefined || settingsOf(story, extent).some(({ id }) => id === setting))
  )
}

/** @typedef {{ story: Story, width: number, themes: readonly string[], settings: readonly Setting[] }} Visit */

/**
 * The visits needed for the pictures that are asked for and not kept: one takes every theme and setting.
 * @param {{ stories?: readonly Story[] | undefined, has: (shot: Place) => boolean }} store
 * @param {Asked} asked
 * @returns {Visit[]}
 */
export function missingVisits(store, { words, quick, extent }) {
  const wanted = (store.stories ?? []).filter((story) => isWanted(story, words))
  return wanted
    .flatMap((story) =>
      widthsOf(quick).map((width) => ({
        ...{ story, width, themes: THEMES },
        settings: width === SETTINGS_WIDTH ? settingsOf(story.id, extent) : [],
      })),
    )
    .filter((visit) => placesOf(visit).some((place) => !store.has(place)))
}

/** The pictures that a visit takes, in their order. @param {Visit} visit @returns {Place[]} */
export function placesOf({ story, width, themes, settings }) {
  const [theme = ""] = themes
  return [
    ...themes.map((name) => ({ story: story.id, theme: name, width })),
    ...settings.map(({ id }) => ({ story: story.id, theme, width, setting: id })),
  ]
}
