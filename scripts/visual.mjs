// @ts-check
// Compares every story's look with an earlier version's, and writes a report for review.
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import process from "node:process"
import { parseArgs } from "node:util"
import { ROOT, say } from "./lib/host.mjs"
import { fail } from "./lib/prepare.mjs"
import { EXTENTS } from "./lib/story-settings.mjs"
import { compareVersions } from "./lib/visual/compare-versions.mjs"
import { Decisions, readAcceptances } from "./lib/visual/decisions.mjs"
import { groupsToReview } from "./lib/visual/groups.mjs"
import { writeAddress } from "./lib/visual/page/address.js"
import { readReport, writeReport } from "./lib/visual/report.mjs"
import { serveReview } from "./lib/visual/review-server.mjs"

const ACCEPTED = join(ROOT, "tests/visual/accepted.json")

const USAGE = `npm run visual -- --base REF [--quick] [--settings none|some|all] [--stories WORD]… [--review]
  compares; ends with 1 if something changed that was not accepted

npm run visual -- --review [--port N]
  opens the last report for accepting, picture by picture or group by group

npm run visual -- --accept STORY… | --all --reason "…"
  accepts what the last run found

--quick looks at phones alone; --stories at stories whose id or title contains the word;
--settings some, as without it, pictures components right to left, with large text, with long words, in
forced colours and with less motion as well, and each screen in one of these; all, every story in each;
--report FOLDER names a report that came from elsewhere, such as a workflow's.`

const values = readWords()
const folder = resolve(ROOT, values.report)
if (values.help) process.stdout.write(`${USAGE}\n`)
else if (values.all || values.accept.length > 0) acceptChanges()
else if (values.base || values.review) {
  if (values.base) await compareWith(values.base)
  if (values.review) await review()
} else fail(`Say what to compare with, e.g. --base main; or what to accept.\n${USAGE}`)

function readWords() {
  try {
    return parseArgs({
      // `--accept --all` means the same as `--all`.
      args: process.argv
        .slice(2)
        .filter((word, index, all) => word !== "--accept" || all[index + 1] !== "--all"),
      options: {
        help: { type: "boolean", default: false },
        base: { type: "string" },
        quick: { type: "boolean", default: false },
        settings: { type: "string", default: "some" },
        stories: { type: "string", multiple: true, default: [] },
        review: { type: "boolean", default: false },
        port: { type: "string", default: "0" },
        report: { type: "string", default: "visual-report" },
        accept: { type: "string", multiple: true, default: [] },
        all: { type: "boolean", default: false },
        reason: { type: "string" },
      },
    }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

/** @param {string} base */
async function compareWith(base) {
  const interrupt = new AbortController()
  const interrupted = () => interrupt.abort(new Error("Interrupted."))
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM"])
  for (const name of signals) process.once(name, interrupted)
  const { signal } = interrupt
  const acceptances = readAcceptances(ACCEPTED)
  const extent = EXTENTS.find((name) => name === values.settings)
  if (!extent) return fail(`--settings is ${EXTENTS.join(", ")}.\n${USAGE}`)
  const run = await compareVersions({ ...values, base, extent, acceptances, signal }).catch(
    (error) => fail(error instanceof Error ? error.message : String(error)),
  )
  for (const name of signals) process.off(name, interrupted)
  await writeReport(folder, run.report, run.readPicture)
  const { changes, pictures, stories } = run.report
  const open = changes.filter(({ accepted }) => accepted === undefined)
  for (const { id, changes: alike } of groupsToReview(changes)) {
    const names = [...new Set(alike.map(({ story }) => story))]
    const others = names.length > 1 ? ` and ${names.length - 1} more alike` : ""
    say(`${alike[0]?.kind}: ${names[0]}${others}, index.html${writeAddress({ group: id })}`)
  }
  say(`${pictures} pictures of ${stories} stories: ${open.length} to review`)
  say(`${changes.length - open.length} changes were accepted before; see ${folder}/index.html`)
  process.exitCode = open.length === 0 ? 0 : 1
}

async function review() {
  requireReport()
  const { url } = await serveReview({ folder, acceptedFile: ACCEPTED, port: Number(values.port) })
  say(`Open ${url}; what is accepted there is in tests/visual/accepted.json. Ctrl+C ends it.`)
}

function acceptChanges() {
  const reason = values.reason?.trim()
  if (!reason) fail('Say why, for those who read it later: --reason "The heart moved to the left."')
  requireReport()
  const report = readReport(folder)
  const unknown = values.accept.find((id) => !report.changes.some(({ story }) => story === id))
  if (unknown !== undefined) fail(`The last run saw no change in a story ${unknown}.`)
  const chosen = report.changes.filter(({ story }) => values.all || values.accept.includes(story))
  const broken = chosen.filter(({ kind }) => kind === "broken")
  for (const { story } of broken) say(`${story} fails, which cannot be accepted`)
  new Decisions(ACCEPTED, report).accept(chosen, reason)
  say(`Accepted ${chosen.length - broken.length} pictures; commit tests/visual/accepted.json`)
  process.exitCode = broken.length === 0 ? 0 : 1
}

function requireReport() {
  if (!existsSync(join(folder, "run.json"))) fail("There is no report yet. Start with --base REF.")
}
