// @ts-check

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id)
  if (found) return found
  throw new Error(`The page has no ${id}.`)
}

/** @param {string} id @returns {HTMLSelectElement} */
export function choiceOf(id) {
  const found = byId(id)
  if (found instanceof HTMLSelectElement) return found
  throw new Error(`${id} is no list of choices.`)
}

/**
 * Text becomes text nodes, so that a story's name cannot become markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {(string | HTMLElement)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes, children) {
  const made = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) made.setAttribute(name, text)
  made.append(...children)
  return made
}

/**
 * @param {string} text @param {() => void} press @param {Record<string, string>} [attributes]
 */
export function button(text, press, attributes = {}) {
  const made = element("button", { type: "button", ...attributes }, [text])
  made.addEventListener("click", press)
  return made
}

/** Tells a screen reader, and nobody else. @param {string} sentence */
export function announce(sentence) {
  byId("said").textContent = sentence
}
