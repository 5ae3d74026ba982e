// @ts-check
/** @import { Violation } from "../story-axe.mjs" */
/** @import { Acceptance } from "./acceptance.mjs" */
/** @import { Shot } from "./shots.mjs" */
import { findAcceptance } from "./acceptance.mjs"
import { shotKey } from "./shots.mjs"

/** @typedef {"changed" | "added" | "removed" | "broken"} ChangeKind */
/**
 * What happened to one story's picture between two versions.
 * @typedef {object} Change
 * @property {string} story
 * @property {string} title
 * @property {string} name
 * @property {string} theme
 * @property {number} width
 * @property {string} [setting] id of a setting of the toolbar
 * @property {ChangeKind} kind broken: no picture can be taken now
 * @property {number} share how much of the picture differs, 0 to 1
 * @property {Shot} [before]
 * @property {Shot} [after]
 * @property {string} [difference] hash of the picture that highlights what differs
 * @property {string} [patch] the same for the same difference, wherever in a picture it is; "" if
 * the pictures are the same
 * @property {Violation[]} violationsAdded
 * @property {Violation[]} violationsRemoved
 * @property {string} [accepted] the reason why somebody accepted it
 */
/** @typedef {(before: string, after: string) => { share: number, difference: string, patch: string }} ComparePictures */

/**
 * Everything that differs between two versions' pictures, the largest change first.
 * @param {readonly Shot[]} before @param {readonly Shot[]} after
 * @param {readonly Acceptance[]} acceptances
 * @param {ComparePictures} comparePictures compares two hashes that differ
 * @returns {Change[]}
 */
export function findChanges(before, after, acceptances, comparePictures) {
  const earlier = new Map(before.map((shot) => [shotKey(shot), shot]))
  const later = new Map(after.map((shot) => [shotKey(shot), shot]))
  const keys = new Set([...earlier.keys(), ...later.keys()])
  return [...keys]
    .flatMap((key) => changeOf(earlier.get(key), later.get(key), comparePictures))
    .map((change) => {
      const acceptance = findAcceptance(change, acceptances)
      return acceptance ? { ...change, accepted: acceptance.reason } : change
    })
    .sort(byWeight)
}

/**
 * @param {Shot | undefined} before @param {Shot | undefined} after
 * @param {ComparePictures} comparePictures
 * @returns {Change[]} one, or none if nothing differs
 */
function changeOf(before, after, comparePictures) {
  const shot = after ?? before
  if (!shot) return []
  const { story, title, name, theme, width, setting } = shot
  const change = {
    ...{ story, title, name, theme, width },
    ...(setting !== undefined && { setting }),
    ...(before && { before }),
    ...(after && { after }),
    violationsAdded: without(after?.violations ?? [], before?.violations ?? []),
    violationsRemoved: without(before?.violations ?? [], after?.violations ?? []),
  }
  if (!after) return [{ ...change, kind: "removed", share: 1 }]
  if (after.problem !== undefined) return [{ ...change, kind: "broken", share: 1 }]
  if (!before || before.problem !== undefined) return [{ ...change, kind: "added", share: 1 }]
  if (before.picture !== after.picture) {
    return [{ ...change, kind: "changed", ...comparePictures(before.picture, after.picture) }]
  }
  const { violationsAdded, violationsRemoved } = change
  if (violationsAdded.length + violationsRemoved.length === 0) return []
  return [{ ...change, kind: "changed", share: 0, patch: "" }]
}

/** Violations of the first that the second does not have. @param {Violation[]} some @param {Violation[]} others */
function without(some, others) {
  return some.flatMap((violation) => {
    const other = others.find(({ rule }) => rule === violation.rule)
    const targets = violation.targets.filter((target) => !other?.targets.includes(target))
    return targets.length === 0 ? [] : [{ ...violation, targets }]
  })
}

const ORDER = ["broken", "changed", "added", "removed"]

/**
 * Broken pictures come first, then changes by size; new and removed ones have no size and come
 * last.
 * @param {Change} a @param {Change} b
 */
function byWeight(a, b) {
  return (
    ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
    b.share - a.share ||
    (shotKey(a) < shotKey(b) ? -1 : 1)
  )
}
