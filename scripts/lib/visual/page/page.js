// @ts-check
/** @import { Report } from "../report.mjs" */
/** @import { Change } from "../compare.mjs" */

const MODES = /** @type {const} */ (["Beside", "Swipe", "Blink", "Difference"])
/** How long each of the two pictures is shown while they blink. */
const BLINK_MS = 700
const KIND_WORDS = { changed: "", added: "New", removed: "Removed", broken: "Fails" }

/** @type {Report} */
const report = JSON.parse(byId("report").textContent ?? "")
/** @type {(typeof MODES)[number]} */
let mode = "Beside"
/** @type {Change[]} */
let shown = []
/** @type {Change | undefined} */
let current
let blinking = 0

fillSelect("component", (change) => change.title)
fillSelect("theme", (change) => change.theme)
fillSelect("width", (change) => String(change.width))
const open = report.changes.filter(({ accepted }) => accepted === undefined)
byId("summary").textContent =
  `Since ${report.base}: ${report.pictures} pictures of ${report.stories} stories, ` +
  `${open.length} to review, ${report.changes.length - open.length} accepted before.`
if (open.length === 0 && report.changes.length > 0) select("show").value = "accepted"
for (const name of ["component", "theme", "width", "show"]) {
  select(name).addEventListener("change", listChanges)
}
document.addEventListener("keydown", pressKey)
listChanges()

function listChanges() {
  const wanted = { title: value("component"), theme: value("theme"), width: value("width") }
  const show = value("show")
  shown = report.changes.filter(
    (change) =>
      (wanted.title === "" || change.title === wanted.title) &&
      (wanted.theme === "" || change.theme === wanted.theme) &&
      (wanted.width === "" || String(change.width) === wanted.width) &&
      (show === "" || (change.accepted !== undefined) === (show === "accepted")),
  )
  byId("count").textContent = shown.length === 1 ? "1 change" : `${shown.length} changes`
  byId("changes").replaceChildren(...shown.map((change) => element("li", {}, [rowOf(change)])))
  showChange(shown.find((change) => change === current) ?? shown[0])
}

/** @param {Change} change */
function rowOf(change) {
  const findings = change.violationsAdded.length
  const row = element("button", { type: "button" }, [
    element("span", {}, [change.title]),
    element("span", { "data-part": "size" }, [sizeOf(change)]),
    element("small", {}, [`${change.name} · ${change.theme}, ${change.width} px`]),
    element("small", {}, [findings === 0 ? "" : `+${findings} a11y`]),
  ])
  row.addEventListener("click", () => showChange(change))
  return row
}

/** @param {Change | undefined} change */
function showChange(change) {
  current = change
  clearInterval(blinking)
  const index = change ? shown.indexOf(change) : -1
  for (const [place, row] of [...byId("changes").querySelectorAll("button")].entries()) {
    row.setAttribute("aria-current", String(place === index))
    if (place === index) row.scrollIntoView({ block: "nearest" })
  }
  byId("change").replaceChildren(
    ...(change ? viewOf(change) : [element("p", { class: "still" }, ["Nothing to review here."])]),
  )
}

/** @param {Change} change @returns {HTMLElement[]} */
function viewOf(change) {
  const { after, before, accepted } = change
  const facts = [change.theme, `${change.width} px`, sizeOf(change), change.story]
  const title = element("div", { class: "title" }, [
    element("div", {}, [
      element("h2", {}, [`${change.title}: ${change.name}`]),
      element("p", { class: "facts" }, [facts.filter(Boolean).join(" · ")]),
      ...(accepted === undefined ? [] : [element("p", {}, [`Accepted: ${accepted}`])]),
    ]),
    ...(before?.picture && after?.picture ? [modeButtons()] : []),
  ])
  const problem = after?.problem
  return [
    title,
    ...(problem === undefined ? [] : [element("p", { class: "problem" }, [problem])]),
    ...findingsOf("added", "Accessibility: newly found by axe", change.violationsAdded),
    ...findingsOf("removed", "Accessibility: no longer found by axe", change.violationsRemoved),
    element("div", { class: "stage" }, picturesOf(change)),
  ]
}

function modeButtons() {
  const buttons = MODES.map((name) => {
    const button = element("button", { type: "button", "aria-pressed": String(name === mode) }, [
      name,
    ])
    button.addEventListener("click", () => setMode(name, true))
    return button
  })
  return element(
    "div",
    { class: "modes", role: "group", "aria-label": "Way of comparing" },
    buttons,
  )
}

/** @param {(typeof MODES)[number]} name @param {boolean} focus whether the button keeps focus */
function setMode(name, focus) {
  mode = name
  showChange(current)
  const pressed = document.querySelector(".modes [aria-pressed=true]")
  if (focus && pressed instanceof HTMLElement) pressed.focus()
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

/** @param {Change} change @returns {HTMLElement[]} */
function picturesOf({ before, after, difference }) {
  const first = before?.picture
  const second = after?.picture
  if (!first || !second) {
    return [
      ...(first ? [figure("Before", imageOf(first, "Before"))] : []),
      ...(second ? [figure("After", imageOf(second, "After"))] : []),
    ]
  }
  if (mode === "Difference" && difference) {
    return [figure("What differs is red", imageOf(difference, "The difference"))]
  }
  if (mode === "Swipe") return [swipe(first, second)]
  if (mode === "Blink") return [blink(first, second)]
  return [
    figure("Before", imageOf(first, "Before")),
    figure("After", imageOf(second, "After")),
    ...(difference ? [figure("Difference", imageOf(difference, "The difference"))] : []),
  ]
}

/** @param {string} first @param {string} second */
function swipe(first, second) {
  const stack = layers(first, second, "swipe")
  const slider = element("input", { type: "range", min: "0", max: "100", value: "50" }, [])
  const cut = () => stack.style.setProperty("--cut", `${slider.value}%`)
  slider.addEventListener("input", cut)
  cut()
  const label = element("label", { class: "swipe" }, [
    "Before on the left, after on the right",
    slider,
  ])
  return element("div", { class: "frame" }, [label, stack])
}

/** @param {string} first @param {string} second */
function blink(first, second) {
  const stack = layers(first, second, "blink")
  const [before, after] = stack.querySelectorAll("img")
  const caption = element("figcaption", {}, ["After"])
  const toggle = () => {
    if (!before || !after) return
    after.hidden = !after.hidden
    caption.textContent = after.hidden ? "Before" : "After"
  }
  const button = element("button", { type: "button" }, ["Pause"])
  const start = () => {
    blinking = Number(setInterval(toggle, BLINK_MS))
    button.textContent = "Pause"
  }
  button.addEventListener("click", () => {
    if (button.textContent === "Pause") {
      clearInterval(blinking)
      button.textContent = "Swap"
    } else toggle()
  })
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) button.textContent = "Swap"
  else start()
  return element("figure", {}, [element("div", { class: "modes" }, [button]), caption, stack])
}

/** @param {string} first @param {string} second @param {string} kind */
function layers(first, second, kind) {
  const before = imageOf(first, "Before")
  const after = imageOf(second, "After")
  after.dataset.layer = "after"
  return element("div", { class: "layers", "data-mode": kind }, [before, after])
}

/** @param {string} caption @param {HTMLElement} image */
function figure(caption, image) {
  return element("figure", {}, [element("figcaption", {}, [caption]), image])
}

/** @param {string} hash @param {string} alt */
function imageOf(hash, alt) {
  const data = byId(`picture-${hash}`).textContent ?? ""
  return element("img", { src: `data:image/png;base64,${data}`, alt }, [])
}

/** @param {KeyboardEvent} event */
function pressKey(event) {
  const { target, key } = event
  const typing = target instanceof HTMLSelectElement || target instanceof HTMLInputElement
  if (typing || event.altKey || event.ctrlKey || event.metaKey) return
  const chosen = MODES[Number(key) - 1]
  if (chosen) setMode(chosen, false)
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const next = step && current ? shown[shown.indexOf(current) + step] : undefined
  if (!next) return
  event.preventDefault()
  showChange(next)
}

/** @param {Change} change */
function sizeOf({ kind, share }) {
  if (kind !== "changed") return KIND_WORDS[kind]
  if (share === 0) return "Same look"
  return share < 0.001 ? "< 0.1 %" : `${(share * 100).toFixed(1)} %`
}

/** @param {string} id @param {(change: Change) => string} read */
function fillSelect(id, read) {
  const values = [...new Set(report.changes.map(read))].sort()
  select(id).append(...values.map((text) => element("option", { value: text }, [text])))
}

/** @param {string} id */
function value(id) {
  return select(id).value
}

/** @param {string} id @returns {HTMLSelectElement} */
function select(id) {
  const found = byId(id)
  if (found instanceof HTMLSelectElement) return found
  throw new Error(`${id} is no list of choices.`)
}

/** @param {string} id @returns {HTMLElement} */
function byId(id) {
  const found = document.getElementById(id)
  if (found) return found
  throw new Error(`The page has no ${id}.`)
}

/**
 * Text becomes text nodes, so that a story's name cannot become markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {(string | HTMLElement)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function element(tag, attributes, children) {
  const made = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) made.setAttribute(name, text)
  made.append(...children)
  return made
}
