// @ts-check
/** @import { Change } from "../compare.mjs" */
/** @import { PageData } from "../report.mjs" */
/** @import { Address } from "./address.js" */
import { FILTERS, placeOf, writeAddress } from "./address.js"
import { choiceOf, element } from "./dom.js"
import { counted, lookOf, sizeOf, spanOf, titleOf } from "./words.js"

/** @typedef {{ id: string, changes: Change[] }} Group */

/** Offers the values that the report has. @param {PageData} report */
export function fillFilters({ changes }) {
  /** @param {string} id @param {(change: Change) => string} read */
  const fill = (id, read) => {
    const values = [...new Set(changes.map(read))].sort()
    choiceOf(id).append(...values.map((text) => element("option", { value: text }, [text])))
  }
  fill("component", ({ title }) => title)
  fill("theme", ({ theme }) => theme)
  fill("width", ({ width }) => String(width))
  fill("setting", settingOf)
}

/** @param {Change} change */
function settingOf({ setting = "none" }) {
  return setting
}

/** The filters as they are, for an address. @returns {Address} */
export function chosenFilters() {
  const chosen = FILTERS.map((name) => [name, choiceOf(name).value])
  return Object.fromEntries(chosen)
}

/**
 * The groups as the filters leave them.
 * @param {PageData} report @param {Address} filters
 * @returns {Group[]}
 */
export function filterGroups({ groups, changes }, { component, theme, width, setting, show }) {
  return groups.flatMap(({ id, changes: places }) => {
    const left = places
      .flatMap((place) => changes[place] ?? [])
      .filter(
        (change) =>
          (!component || change.title === component) &&
          (!theme || change.theme === theme) &&
          (!width || String(change.width) === width) &&
          (!setting || settingOf(change) === setting) &&
          (show === "all" || (change.accepted !== undefined) === (show === "accepted")),
      )
    return left.length === 0 ? [] : [{ id, changes: left }]
  })
}

/**
 * A group's row: a link to it.
 * @param {Group} group @param {Address} filters
 */
export function rowOf({ id, changes }, filters) {
  const [first] = changes
  if (!first) throw new Error(`The group ${id} is empty.`)
  const others = new Set(changes.map(({ story }) => story)).size - 1
  const findings = changes.reduce((sum, { violationsAdded }) => sum + violationsAdded.length, 0)
  const accepted = changes.filter((change) => change.accepted !== undefined).length
  const notes = [
    others > 0 ? `and ${counted(others, "more story", "more stories")} alike` : "",
    spanOf(changes),
    findings === 0 ? "" : `+${findings} a11y`,
    accepted === 0 ? "" : `${accepted} accepted`,
  ]
  return element("a", { href: writeAddress({ ...filters, group: id }) }, [
    element("span", {}, [titleOf(first)]),
    element("span", { "data-part": "size" }, [sizeOf(first)]),
    ...notes.filter(Boolean).map((note) => element("small", {}, [note])),
  ])
}

/**
 * Links to a group's pictures.
 * @param {Group} group @param {Change} current @param {Address} filters
 */
export function stripOf({ changes }, current, filters) {
  const several = changes.some(({ story }) => story !== current.story)
  const links = changes.map((change) => {
    const link = element(
      "a",
      {
        href: writeAddress({ ...filters, change: placeOf(change) }),
        "aria-current": String(change === current),
        "data-accepted": String(change.accepted !== undefined),
      },
      [
        ...(several ? [element("span", {}, [titleOf(change)])] : []),
        lookOf(change),
        ...(change.accepted === undefined ? [] : [" · accepted"]),
      ],
    )
    return element("li", {}, [link])
  })
  return element("ol", { class: "strip", "aria-label": "Pictures of this group" }, links)
}
