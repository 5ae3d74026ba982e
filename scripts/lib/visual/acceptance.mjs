// @ts-check
/** @import { Change } from "./compare.mjs" */
import { shotKey } from "./shots.mjs"

/**
 * A change that somebody looked at and accepted: exactly this picture, with these findings of axe.
 * @typedef {object} Acceptance
 * @property {string} story
 * @property {string} theme
 * @property {number} width
 * @property {string} picture hash of the accepted picture, or "removed"
 * @property {string[]} violations rules that axe finds broken in it
 * @property {string} reason
 */

/** Stands for the picture of a story that was removed. */
export const REMOVED = "removed"

/**
 * The acceptance that covers a change, if any. A story without a picture is never covered.
 * @param {Omit<Change, "accepted">} change @param {readonly Acceptance[]} acceptances
 */
export function findAcceptance(change, acceptances) {
  if (change.kind === "broken") return undefined
  return acceptances.find(
    (acceptance) =>
      shotKey(acceptance) === shotKey(change) &&
      acceptance.picture === pictureOf(change) &&
      acceptance.violations.join() === rulesOf(change).join(),
  )
}

/**
 * Adds the chosen changes to the acceptances; each replaces an older one of the same story, theme
 * and width.
 * @param {readonly Acceptance[]} acceptances
 * @param {readonly Omit<Change, "accepted">[]} changes
 * @param {string} reason
 * @returns {Acceptance[]}
 */
export function accept(acceptances, changes, reason) {
  const added = changes
    .filter(({ kind }) => kind !== "broken")
    .map((change) => ({
      story: change.story,
      theme: change.theme,
      width: change.width,
      picture: pictureOf(change),
      violations: rulesOf(change),
      reason,
    }))
  const replaced = new Set(added.map(shotKey))
  return [...acceptances.filter((one) => !replaced.has(shotKey(one))), ...added].sort((a, b) =>
    compareText(shotKey(a), shotKey(b)),
  )
}

/** @param {Omit<Change, "accepted">} change */
function pictureOf({ after }) {
  return after?.picture ?? REMOVED
}

/** @param {Omit<Change, "accepted">} change @returns {string[]} */
function rulesOf({ after }) {
  return [...new Set(after?.violations.map(({ rule }) => rule) ?? [])].sort(compareText)
}

/**
 * By code units, so that the file is the same on every machine. @param {string} a @param {string} b
 */
function compareText(a, b) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
