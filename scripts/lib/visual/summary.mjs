// @ts-check
/** @import { Change } from "./compare.mjs" */
/** @import { Report } from "./report.mjs" */
import { groupsToReview } from "./groups.mjs"

/** A comment has room for so many groups; the report has all. */
const LISTED = 20

/** @param {readonly Change[]} changes @returns {Record<"open" | "accepted" | Change["kind"], number>} open ones by kind */
export function countChanges(changes) {
  const open = changes.filter(({ accepted }) => accepted === undefined)
  const of = (/** @type {Change["kind"]} */ wanted) =>
    open.filter(({ kind }) => kind === wanted).length
  return {
    open: open.length,
    accepted: changes.length - open.length,
    changed: of("changed"),
    added: of("added"),
    removed: of("removed"),
    broken: of("broken"),
  }
}

/**
 * A run's counts and largest groups as Markdown, for a comment.
 * @param {Report} report
 */
export function summaryOf({ base, pictures, stories, changes }) {
  const counts = countChanges(changes)
  const open = groupsToReview(changes)
  const rows = open.slice(0, LISTED).map(({ changes: [first, ...others] }) => {
    const more = others.length === 0 ? "" : ` and ${others.length} more`
    return `- ${first?.kind}: ${plain(`${first?.title}: ${first?.name}`)}${more}`
  })
  return [
    `### Looks: ${counts.open === 0 ? "nothing to review" : `${counts.open} pictures to review`}`,
    "",
    "| changed | new | removed | failing | accepted | pictures | stories |",
    "| --: | --: | --: | --: | --: | --: | --: |",
    `| ${counts.changed} | ${counts.added} | ${counts.removed} | ${counts.broken} | ${counts.accepted} | ${pictures} | ${stories} |`,
    "",
    ...rows,
    ...(open.length > LISTED ? [`- ${open.length - LISTED} more groups`] : []),
    ...(open.length === 0 ? [] : [""]),
    `Compared with ${plain(base)}.`,
    "",
  ].join("\n")
}

/** Words that Markdown shows as they are. @param {string} text */
function plain(text) {
  return text.replaceAll(/[^\p{L}\p{N} ]/gu, (mark) => `&#${mark.codePointAt(0)};`)
}
