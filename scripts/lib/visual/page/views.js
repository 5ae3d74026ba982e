// @ts-check
/** @import { Change } from "../compare.mjs" */
/** @import { VIEWS } from "./address.js" */
import { button, element } from "./dom.js"

/** How long each of the two pictures is shown while they blink. */
const BLINK_MS = 700
let blinking = 0

/**
 * The pictures of a change in one of the ways of comparing.
 * @param {Change} change @param {(typeof VIEWS)[number]} view
 * @returns {HTMLElement[]}
 */
export function picturesOf({ before, after, difference }, view) {
  clearInterval(blinking)
  const first = before?.picture
  const second = after?.picture
  if (!first || !second) {
    return [
      ...(first ? [figure("Before", imageOf(first, "Before"))] : []),
      ...(second ? [figure("After", imageOf(second, "After"))] : []),
    ]
  }
  if (view === "difference" && difference) {
    return [figure("What differs is red", imageOf(difference, "The difference"))]
  }
  if (view === "swipe") return [swipe(first, second)]
  if (view === "blink") return [blink(first, second)]
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
  let moves = !matchMedia("(prefers-reduced-motion: reduce)").matches
  const press = button(moves ? "Pause" : "Swap", () => {
    if (!moves) toggle()
    clearInterval(blinking)
    moves = false
    press.textContent = "Swap"
  })
  if (moves) blinking = Number(setInterval(toggle, BLINK_MS))
  return element("figure", {}, [press, caption, stack])
}

/** @param {string} first @param {string} second @param {string} kind */
function layers(first, second, kind) {
  const after = imageOf(second, "After")
  after.dataset.layer = "after"
  return element("div", { class: "layers", "data-view": kind }, [imageOf(first, "Before"), after])
}

/** @param {string} caption @param {HTMLElement} image */
function figure(caption, image) {
  return element("figure", {}, [element("figcaption", {}, [caption]), image])
}

/** @param {string} hash @param {string} alt */
function imageOf(hash, alt) {
  return element("img", { src: `pictures/${hash}.png`, alt }, [])
}
