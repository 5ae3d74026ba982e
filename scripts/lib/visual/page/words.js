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

/** What a group's pictures have in common. @param {readonly Change[]} changes */
export function spanOf(changes) {
  const themes = [...new Set(changes.map(({ theme }) => theme))]
  const widths = [...new Set(changes.map(({ width }) => width))].sort((a, b) => a - b)
  return [counted(changes.length, "picture"), themes.join(", "), `${widths.join(", ")} px`].join(
    " · ",
  )
}
