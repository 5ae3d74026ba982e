// @ts-check

/** Ways of comparing two pictures, by their names in an address. */
export const VIEWS = /** @type {const} */ (["beside", "swipe", "blink", "difference"])

/** What narrows down the list, by its names in an address. */
export const FILTERS = /** @type {const} */ (["component", "theme", "width", "setting", "show"])

/**
 * What an address of the report shows: everything after its `#`. A missing part is as the page
 * opens.
 * @typedef {object} Address
 * @property {string} [change] a picture: `story/theme/width`, or `story/theme/width/setting`
 * @property {string} [group] a group's id; its first picture is shown
 * @property {(typeof VIEWS)[number]} [view]
 * @property {string} [component] these five are filters
 * @property {string} [theme]
 * @property {string} [width]
 * @property {string} [setting] id of a setting of the toolbar, or "none"
 * @property {string} [show] "open", "accepted" or "all"
 */

/** @param {{ story: string, theme: string, width: number, setting?: string }} change */
export function placeOf({ story, theme, width, setting }) {
  return [story, theme, width, setting].filter(Boolean).join("/")
}

/** @param {Address} address @returns {string} with its `#` */
export function writeAddress(address) {
  const { change, group, view } = address
  const filters = FILTERS.map((name) => [name, address[name]])
  const parts = [["change", change], ["group", group], ...filters, ["view", view]]
  const words = parts.flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value).replaceAll("%2F", "/")}` : [],
  )
  return `#${words.join("&")}`
}

/** @param {string} hash as in `location.hash` @returns {Address} only known parts */
export function readAddress(hash) {
  const words = new URLSearchParams(hash.replace(/^#/, ""))
  const view = VIEWS.find((name) => name === words.get("view"))
  const named = ["change", "group", ...FILTERS].flatMap((name) => {
    const value = words.get(name)
    return value ? [[name, value]] : []
  })
  return { ...Object.fromEntries(named), ...(view && { view }) }
}
