// @ts-check
/** @import { Change } from "../compare.mjs" */

const KIND_WORDS = { changed: "", added: "New", removed: "Removed", broken: "Fails" }

/** @param {Pick<Change, "kind" | "share">} change */
export function sizeOf({ kind, share }) {
  if (kind !== "changed") return KIND_WORDS[kind]
  if (share === 0) return "Same look"
  return share < 0.001 ? "< 0.1 %" : `${(share * 100).toFixed(1)} %`
}

/** @param {number} count @param {string} one @param {string} [many] */
export function counted(count, one, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`
}

/** @param {Pick<Change, "title" | "name">} change */
export function titleOf({ title, name }) {
  return `${title}: ${name}`
}

/** How a story is seen in a picture. @param {Pick<Change, "theme" | "width" | "setting">} change */
export function lookOf({ theme, width, setting }) {
  return [theme, `${width} px`, ...(setting ? [nameOf(setting)] : [])].join(", ")
}

/** @param {string} setting an id, such as "right-to-left" */
function nameOf(setting) {
  return setting.replaceAll("-", " ")
}

/** What a group's pictures have in common. @param {readonly Change[]} changes */
export function spanOf(changes) {
  const themes = [...new Set(changes.map(({ theme }) => theme))]
  const widths = [...new Set(changes.map(({ width }) => width))].sort((a, b) => a - b)
  const settings = [...new Set(changes.flatMap(({ setting }) => setting ?? []))].map(nameOf)
  const parts = [counted(changes.length, "picture"), themes.join(", "), `${widths.join(", ")} px`]
  return [...parts, ...(settings.length === 0 ? [] : [settings.join(", ")])].join(" · ")
}
