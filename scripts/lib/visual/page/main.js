// @ts-check
/** @import { Change } from "../compare.mjs" */
/** @import { PageData } from "../report.mjs" */
/** @import { Group } from "./groups.js" */
/** @import { Review } from "./review.js" */
import { acceptanceOf } from "./acceptance.js"
import { FILTERS, placeOf, readAddress, VIEWS, writeAddress } from "./address.js"
import { viewOf } from "./change.js"
import { announce, byId, choiceOf, element } from "./dom.js"
import { keepFocus } from "./focus.js"
import { chosenFilters, fillFilters, filterGroups, rowOf } from "./groups.js"
import { listenToKeys } from "./keys.js"
import { openReview, sendReview } from "./review.js"
import { counted, lookOf, titleOf } from "./words.js"

/** @type {PageData} */
const report = JSON.parse(byId("report").textContent ?? "")
/** @type {(typeof VIEWS)[number]} */
let view = "beside"
/** @type {Group[]} */
let groups = []
/** @type {Change | undefined} */
let current
let mayAccept = false

fillFilters(report)
for (const name of FILTERS) choiceOf(name).addEventListener("change", () => list())
addEventListener("hashchange", followAddress)
listenToKeys({
  chooseView,
  move,
  moveGroup,
  accept: () => document.getElementById("reason")?.focus(),
})
void openReview().then((review) => {
  mayAccept = review !== undefined
  if (review) takeIn(review)
  if (report.changes.length > 0 && openChanges().length === 0) choiceOf("show").value = "accepted"
  followAddress()
})

function openChanges() {
  return report.changes.filter(({ accepted }) => accepted === undefined)
}

/** @param {Review} review */
function takeIn({ accepted }) {
  for (const change of report.changes) {
    const reason = accepted[placeOf(change)]
    if (reason === undefined) delete change.accepted
    else change.accepted = reason
  }
}

/** Shows what the address says; filters that would hide it give way. */
function followAddress() {
  const address = readAddress(location.hash)
  if (address.view) view = address.view
  for (const name of FILTERS) {
    const choice = choiceOf(name)
    if ([...choice.options].some(({ value }) => value === address[name])) {
      choice.value = address[name] ?? ""
    }
  }
  const place = address.change
  const group = report.groups.find(({ id }) => id === address.group)
  const members = group?.changes.flatMap((index) => report.changes[index] ?? []) ?? []
  const isWanted = (/** @type {Change} */ change) =>
    place === undefined ? members.includes(change) : placeOf(change) === place
  const wanted = report.changes.find(isWanted)
  groups = filterGroups(report, chosenFilters())
  const shown = groups.flatMap(({ changes }) => changes).find(isWanted)
  if (wanted && !shown) {
    for (const name of FILTERS) choiceOf(name).value = name === "show" ? "all" : ""
  }
  if ((place ?? address.group) !== undefined && !wanted) announce("The report has no such picture.")
  list(shown ?? wanted)
  if (wanted && current) announce(`${titleOf(current)}, ${lookOf(current)}`)
}

/** @param {Change} [wanted] */
function list(wanted = current) {
  const open = openChanges()
  const openGroups = filterGroups(report, { show: "open" }).length
  byId("summary").textContent =
    `Since ${report.base}: ${report.pictures} pictures of ${report.stories} stories, ` +
    `${open.length} to review in ${counted(openGroups, "group")}, ` +
    `${report.changes.length - open.length} accepted.`
  const filters = chosenFilters()
  groups = filterGroups(report, filters)
  const pictures = groups.reduce((sum, { changes }) => sum + changes.length, 0)
  byId("count").textContent = `${counted(groups.length, "group")}, ${counted(pictures, "picture")}`
  const rows = groups.map((group) => element("li", {}, [rowOf(group, filters)]))
  const isShown = groups.some(({ changes }) => wanted && changes.includes(wanted))
  keepFocus(() => {
    byId("groups").replaceChildren(...rows)
    draw(isShown ? wanted : groups[0]?.changes[0])
  })
}

/** @param {Change | undefined} change */
function show(change) {
  keepFocus(() => draw(change))
}

/** @param {Change | undefined} change */
function draw(change) {
  current = change
  const group = groups.find(({ changes }) => change && changes.includes(change))
  for (const [index, row] of [...byId("groups").querySelectorAll("a")].entries()) {
    const isCurrent = groups[index] === group
    row.setAttribute("aria-current", String(isCurrent))
    if (isCurrent) row.scrollIntoView({ block: "nearest" })
  }
  if (!change || !group) {
    byId("change").replaceChildren(element("p", { class: "still" }, ["Nothing to review here."]))
    return
  }
  const filters = chosenFilters()
  const all = groups.flatMap(({ changes }) => changes)
  const place = `${all.indexOf(change) + 1} of ${all.length}`
  byId("change").replaceChildren(
    ...viewOf({ change, group, view, filters, place }, { chooseView, move, acceptance }),
  )
  const address = { ...filters, change: placeOf(change), ...(view !== "beside" && { view }) }
  history.replaceState(null, "", writeAddress(address))
}

/** @param {Change} change @param {Group} group */
function acceptance(change, group) {
  return acceptanceOf(change, group, mayAccept ? decide : undefined)
}

/** @param {"accept" | "withdraw"} act @param {Change[]} changes @param {string} [reason] */
async function decide(act, changes, reason) {
  const all = groups.flatMap((group) => group.changes)
  const later = all.slice(current ? all.indexOf(current) : 0).concat(all)
  const next = later.find((one) => !changes.includes(one))
  try {
    takeIn(await sendReview(act, changes, reason))
  } catch (error) {
    const problem = element("p", { class: "problem", role: "alert" }, [
      error instanceof Error ? error.message : String(error),
    ])
    byId("change").prepend(problem)
    return
  }
  list(act === "accept" ? next : current)
  const done = act === "accept" ? "Accepted" : "Taken back"
  announce(`${done}: ${counted(changes.length, "picture")}. ${openChanges().length} to review.`)
  byId("change").querySelector("h2")?.focus()
}

/** @param {(typeof VIEWS)[number]} chosen */
function chooseView(chosen) {
  view = chosen
  show(current)
}

/** @param {1 | -1} step */
function move(step) {
  const all = groups.flatMap(({ changes }) => changes)
  goTo(current && all[all.indexOf(current) + step])
}

/** @param {1 | -1} step */
function moveGroup(step) {
  const index = groups.findIndex(({ changes }) => current && changes.includes(current))
  goTo(groups[index + step]?.changes[0])
}

/** @param {Change | undefined} change */
function goTo(change) {
  if (!change) return
  show(change)
  announce(`${titleOf(change)}, ${lookOf(change)}`)
}
