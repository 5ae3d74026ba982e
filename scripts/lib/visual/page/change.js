// @ts-check
/** @import { Change } from "../compare.mjs" */
/** @import { Address } from "./address.js" */
/** @import { Group } from "./groups.js" */
import { VIEWS } from "./address.js"
import { button, element } from "./dom.js"
import { stripOf } from "./groups.js"
import { picturesOf } from "./views.js"
import { lookOf, sizeOf, titleOf } from "./words.js"

/**
 * What the page does for the view of a change.
 * @typedef {object} Desk
 * @property {(view: (typeof VIEWS)[number]) => void} chooseView
 * @property {(step: 1 | -1) => void} move to the next or the previous picture
 * @property {(change: Change, group: Group) => HTMLElement[]} acceptance its part of the view
 */

/**
 * Everything about one change.
 * @param {{ change: Change, group: Group, view: (typeof VIEWS)[number], filters: Address, place: string }} shown
 * @param {Desk} desk
 * @returns {HTMLElement[]}
 */
export function viewOf({ change, group, view, filters, place }, desk) {
  const { after, before } = change
  const scrolled = after?.scrolled ? `scrolled ${after.scrolled} px` : ""
  const facts = [lookOf(change), sizeOf(change), scrolled, change.story]
  const problem = after?.problem
  return [
    element("div", { class: "title" }, [
      element("div", {}, [
        element("h2", { tabindex: "-1" }, [titleOf(change)]),
        element("p", { class: "facts" }, [facts.filter(Boolean).join(" · ")]),
      ]),
      element("div", { class: "steps" }, [
        button("‹", () => desk.move(-1), { "aria-label": "Previous picture" }),
        element("span", {}, [place]),
        button("›", () => desk.move(1), { "aria-label": "Next picture" }),
      ]),
    ]),
    ...(group.changes.length > 1 ? [stripOf(group, change, filters)] : []),
    ...desk.acceptance(change, group),
    ...(problem === undefined ? [] : [element("p", { class: "problem" }, [problem])]),
    ...findingsOf("added", "Accessibility: newly found by axe", change.violationsAdded),
    ...findingsOf("removed", "Accessibility: no longer found by axe", change.violationsRemoved),
    ...(before?.picture && after?.picture ? [viewButtons(view, desk)] : []),
    element("div", { class: "stage" }, picturesOf(change, view)),
  ]
}

/** @param {(typeof VIEWS)[number]} view @param {Desk} desk */
function viewButtons(view, { chooseView }) {
  const buttons = VIEWS.map((name) =>
    button(name, () => chooseView(name), { "aria-pressed": String(name === view) }),
  )
  return element(
    "div",
    { class: "views", role: "group", "aria-label": "Way of comparing" },
    buttons,
  )
}

/** @param {"added" | "removed"} kind @param {string} heading @param {Change["violationsAdded"]} violations */
function findingsOf(kind, heading, violations) {
  if (violations.length === 0) return []
  const lines = violations.map(({ rule, help, targets }) =>
    element("li", {}, [`${rule}: ${help} (${targets.join(", ")})`]),
  )
  return [
    element("section", { class: "findings", "data-kind": kind }, [
      element("h3", {}, [heading]),
      element("ul", {}, lines),
    ]),
  ]
}
