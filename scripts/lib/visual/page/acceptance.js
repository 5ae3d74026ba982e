// @ts-check
/** @import { Change } from "../compare.mjs" */
/** @import { Group } from "./groups.js" */
import { button, element } from "./dom.js"
import { counted } from "./words.js"

/** @typedef {(act: "accept" | "withdraw", changes: Change[], reason?: string) => void} Decide */

/** Kept between pictures: one change of the code often has many of them. */
let lastReason = ""

/**
 * Where a picture or its group is accepted, or was.
 * @param {Change} change @param {Group} group
 * @param {Decide | undefined} decide undefined where nothing can be accepted
 * @returns {HTMLElement[]}
 */
export function acceptanceOf(change, group, decide) {
  if (change.accepted !== undefined) {
    return [
      element("div", { class: "accepted" }, [
        element("p", {}, [`Accepted: ${change.accepted}`]),
        ...(decide ? [button("Take back", () => decide("withdraw", [change]))] : []),
      ]),
    ]
  }
  if (change.kind === "broken") return []
  if (!decide) {
    const command = element("code", {}, ["npm run visual -- --review"])
    return [element("p", { class: "hint" }, ["To accept from this page, open it with ", command])]
  }
  return [formOf(change, group, decide)]
}

/** @param {Change} change @param {Group} group @param {Decide} decide */
function formOf(change, group, decide) {
  const open = group.changes.filter(
    ({ accepted, kind }) => accepted === undefined && kind !== "broken",
  )
  const field = element("input", { id: "reason", required: "", maxlength: "200" }, [])
  field.value = lastReason
  field.addEventListener("input", () => {
    lastReason = field.value
  })
  const one = element("button", { type: "submit", "data-part": "one" }, ["Accept this picture"])
  const all = element("button", { type: "submit", "data-part": "all" }, [
    `Accept all ${counted(open.length, "picture")}`,
  ])
  const form = element("form", { class: "accept", "aria-label": "Accept" }, [
    element("label", {}, ["Why it should look so", field]),
    ...(open.length > 1 ? [one, all] : [one]),
  ])
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    decide("accept", event.submitter === all ? open : [change], field.value)
  })
  return form
}
