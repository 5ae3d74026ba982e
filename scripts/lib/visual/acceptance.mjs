// @ts-check
/** @import { Change } from "./compare.mjs" */
import { shotKey } from "./shots.mjs"

/**
 * A change that somebody looked at and accepted: exactly this picture, with these findings of axe.
 * @typedef {object} Acceptance
 * @property {string} story
 * @property {string} theme
 * @property {number} width
 * @property {string} [setting] id of a setting of the toolbar
 * @property {string} picture hash of the accepted picture, or "removed"
 * @property {string[]} violations rules that axe finds broken in it
 * @property {string} drawnBy the browser: another draws another picture of the same story
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
 * Adds the chosen changes to the acceptances; each replaces an older one of the same place in the same
 * browser.
 * @param {readonly Acceptance[]} acceptances
 * @param {readonly Omit<Change, "accepted">[]} changes
 * @param {{ reason: string, drawnBy: string }} note
 * @returns {Acceptance[]}
 */
export function accept(acceptances, changes, { reason, drawnBy }) {
  const added = changes
    .filter(({ kind }) => kind !== "broken")
    .map((change) => ({
      story: change.story,
      theme: change.theme,
      width: change.width,
      ...(change.setting !== undefined && { setting: change.setting }),
      picture: pictureOf(change),
      violations: rulesOf(change),
      drawnBy,
      reason,
    }))
  const replaced = new Set(added.map(placeOf))
  return [...acceptances.filter((one) => !replaced.has(placeOf(one))), ...added].sort((a, b) =>
    compareText(placeOf(a), placeOf(b)),
  )
}

/**
 * The acceptances without those that cover the chosen changes.
 * @param {readonly Acceptance[]} acceptances
 * @param {readonly Omit<Change, "accepted">[]} changes
 * @returns {Acceptance[]}
 */
export function withdraw(acceptances, changes) {
  const covering = new Set(changes.map((change) => findAcceptance(change, acceptances)))
  return acceptances.filter((one) => !covering.has(one))
}

/** @param {Acceptance} acceptance */
function placeOf(acceptance) {
  return `${shotKey(acceptance)} ${acceptance.drawnBy}`
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
