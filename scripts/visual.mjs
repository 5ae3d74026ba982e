// @ts-check
// Compares every story's look with an earlier version's, and writes one page for review.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { parseArgs } from "node:util"
import { ROOT, say } from "./lib/host.mjs"
import { fail } from "./lib/prepare.mjs"
import { accept } from "./lib/visual/acceptance.mjs"
import { compareVersions } from "./lib/visual/compare-versions.mjs"
import { buildReport } from "./lib/visual/report.mjs"

/** @import { Change } from "./lib/visual/compare.mjs" */

const ACCEPTED = join(ROOT, "tests/visual/accepted.json")
const REPORT = join(ROOT, "visual-report")
const LAST_RUN = join(REPORT, "run.json")

const USAGE = `npm run visual -- --base REF [--quick] [--stories WORD]…
  compares; ends with 1 if something changed that was not accepted

npm run visual -- --accept STORY… | --all --reason "…"
  accepts what the last run found

--quick looks at light phones alone; --stories at stories whose id or title contains the word.`

const values = readWords()
if (values.help) process.stdout.write(`${USAGE}\n`)
else if (values.all || values.accept.length > 0) acceptChanges()
else if (values.base) await compareWith(values.base)
else fail(`Say what to compare with, e.g. --base main; or what to accept.\n${USAGE}`)

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
        stories: { type: "string", multiple: true, default: [] },
        accept: { type: "string", multiple: true, default: [] },
        all: { type: "boolean", default: false },
        reason: { type: "string" },
      },
    }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

/** @returns {ReturnType<typeof accept>} */
function readAccepted() {
  return JSON.parse(readFileSync(ACCEPTED, "utf8"))
}

/** @param {string} base */
async function compareWith(base) {
  const interrupt = new AbortController()
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => interrupt.abort(new Error("Interrupted.")))
  }
  const { signal } = interrupt
  const run = await compareVersions({ ...values, base, acceptances: readAccepted(), signal }).catch(
    (error) => fail(error instanceof Error ? error.message : String(error)),
  )
  mkdirSync(REPORT, { recursive: true })
  writeFileSync(join(REPORT, "index.html"), buildReport(run.report, run.readPicture))
  writeFileSync(LAST_RUN, JSON.stringify(run.report.changes))
  const { changes, pictures, stories } = run.report
  const open = changes.filter(({ accepted }) => accepted === undefined)
  for (const { story, theme, width, kind, share } of open) {
    const size = kind === "changed" ? ` ${(share * 100).toFixed(3)} %` : ""
    say(`${kind}${size}: ${story}, ${theme}, ${width} px`)
  }
  say(`${pictures} pictures of ${stories} stories: ${open.length} to review`)
  say(`${changes.length - open.length} changes were accepted before; see visual-report/index.html`)
  process.exitCode = open.length === 0 ? 0 : 1
}

function acceptChanges() {
  const reason = values.reason?.trim()
  if (!reason) fail('Say why, for those who read it later: --reason "The heart moved to the left."')
  if (!existsSync(LAST_RUN)) fail("There is no run to accept from. Start with --base REF.")
  /** @type {Change[]} */
  const changes = JSON.parse(readFileSync(LAST_RUN, "utf8"))
  const unknown = values.accept.find((id) => !changes.some(({ story }) => story === id))
  if (unknown !== undefined) fail(`The last run saw no change in a story ${unknown}.`)
  const chosen = changes.filter(({ story }) => values.all || values.accept.includes(story))
  const broken = chosen.filter(({ kind }) => kind === "broken")
  for (const { story } of broken) say(`${story} fails, which cannot be accepted`)
  const acceptances = accept(readAccepted(), chosen, reason)
  writeFileSync(ACCEPTED, `${JSON.stringify(acceptances, null, 2)}\n`)
  say(`Accepted ${chosen.length - broken.length} pictures; commit tests/visual/accepted.json`)
  process.exitCode = broken.length === 0 ? 0 : 1
}
