// @ts-check
/** @import { Change } from "./compare.mjs" */
import { createHash } from "node:crypto"

/**
 * Changes that are looked at as one: all of a story, with those of every story that changed in the
 * same way.
 * @typedef {object} Group
 * @property {string} id stays the same while the difference does
 * @property {Change[]} changes
 */

/**
 * Puts changes into groups, in the order of each group's first change.
 * @param {readonly Change[]} changes
 * @returns {Group[]}
 */
export function groupChanges(changes) {
  const stories = Map.groupBy(changes, ({ story }) => story)
  const alike = Map.groupBy(changes, ({ story }) =>
    [...new Set((stories.get(story) ?? []).map(nameOf))].sort().join("\n"),
  )
  return [...alike].map(([name, members]) => ({ id: hash(name), changes: members }))
}

/**
 * The groups as they are, with what is left to review in each.
 * @param {readonly Change[]} changes
 * @returns {Group[]}
 */
export function groupsToReview(changes) {
  return groupChanges(changes)
    .map((group) => ({
      ...group,
      changes: group.changes.filter(({ accepted }) => accepted === undefined),
    }))
    .filter((group) => group.changes.length > 0)
}

/** Names a difference: what is seen of it and what axe finds. @param {Change} change */
function nameOf({ kind, story, patch, after, violationsAdded, violationsRemoved }) {
  const findings = [violationsAdded, violationsRemoved].map((violations) =>
    violations.map(({ rule, targets }) => [rule, targets]),
  )
  // A story that came or went is like no other; those that fail in the same way are.
  const seen = kind === "broken" ? after?.problem : (patch ?? story)
  return JSON.stringify([kind, seen, ...findings])
}

/** @param {string} text */
function hash(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 12)
}
