// @ts-check
import { VIEWS } from "./address.js"

/**
 * @typedef {object} Deeds
 * @property {(view: (typeof VIEWS)[number]) => void} chooseView
 * @property {(step: 1 | -1) => void} move
 * @property {(step: 1 | -1) => void} moveGroup
 * @property {() => void} accept
 */

/**
 * Keys for what buttons and links do as well. Who dictates or leans on keys can switch them off.
 * @param {Deeds} deeds
 */
export function listenToKeys({ chooseView, move, moveGroup, accept }) {
  /** @type {Readonly<Record<string, () => void>>} */
  const deeds = {
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
    j: () => moveGroup(1),
    k: () => moveGroup(-1),
    a: accept,
    ...Object.fromEntries(VIEWS.map((view, index) => [index + 1, () => chooseView(view)])),
  }
  const isOn = document.getElementById("keys")
  document.addEventListener("keydown", (event) => {
    const { target, key } = event
    const isField =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type !== "checkbox")
    const off = isOn instanceof HTMLInputElement && !isOn.checked
    if (isField || off || event.altKey || event.ctrlKey || event.metaKey) return
    const deed = deeds[key.toLowerCase()] ?? deeds[key]
    if (!deed) return
    event.preventDefault()
    deed()
  })
}
