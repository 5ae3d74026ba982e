// @ts-check
// Visits every story of the built Storybook: it renders, its play function passes, nothing is
// written to console.error, no call goes unmocked, axe finds nothing, and it is no wider than the
// screen. At each width a story plays once; then axe looks again in the other theme, and it is seen in
// the settings of the toolbar. On a phone, in the light theme, each state looks as accepted. Last it visits
// every docs page, at all widths.
//
//   node scripts/storybook-test.mjs [--theme light|evening] [--width 390] [--report FILE]
//     [--settings none|some|all] [--looks none|compare] [--accept] [part of a component's title, e.g. "button" or "basics/(badge|avatar)"]
//
// --settings: "some", as without it, sees every story in every setting, and axe looks at one component in three and
// one screen in six, each in one setting; with "all" axe looks at every story in every setting.
// --looks: "none" pictures nothing, which takes about a quarter less time.
// --accept: only pictures the states, and accepts how they look, in tests/visual/looks.json.
/** @import { JestReport } from "./lib/steps.mjs" */
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { parseArgs } from "node:util"
import { chromium as browsers } from "playwright"
import { findChromium, TEST_FLAGS } from "./lib/chromium.mjs"
import { docsReport, visitDocsPages } from "./lib/docs-pages.mjs"
import { pinnedNode, projectEnvironment, ROOT, run, say } from "./lib/host.mjs"
import { fail, prepareStories } from "./lib/prepare.mjs"
import { serveFolder } from "./lib/serve-folder.mjs"
import { joinJestReports } from "./lib/steps.mjs"
import { inGroups } from "./lib/story-groups.mjs"
import { EXTENTS } from "./lib/story-settings.mjs"
import { foreignImports } from "./lib/storybook-mcp.mjs"
import { Looks } from "./lib/visual/looks.mjs"
import { sameEverywhere } from "./lib/visual/shots.mjs"

const FOLDER = join(ROOT, "storybook-static")
const RUNNER = join(ROOT, "node_modules/@storybook/test-runner/dist/test-storybook.js")
const LIGHT = "light"
const PHONE = "390"
const THEMES = [LIGHT, "evening"]
const WIDTHS = [PHONE, "1440"]
const WORKERS = 2
/** More than workers, so that none waits long for the last. */
const GROUPS = 8
/** A sheet of sixty drawings takes a busy machine a while, all the more in two themes. */
const LIMIT_MS = 300_000

const { values, positionals } = parseArgs({
  options: {
    theme: { type: "string" },
    width: { type: "string" },
    report: { type: "string" },
    settings: { type: "string", default: "some" },
    looks: { type: "string", default: "compare" },
    accept: { type: "boolean", default: false },
  },
  allowPositionals: true,
})
const themes = values.accept ? [LIGHT] : values.theme ? [values.theme] : THEMES
const widths = values.accept ? [PHONE] : values.width ? [values.width] : WIDTHS
const unknown = themes.find((theme) => !THEMES.includes(theme))
if (unknown !== undefined) fail(`There is no theme ${unknown}; there are ${THEMES.join(" and ")}.`)
if (!EXTENTS.some((extent) => extent === values.settings)) {
  fail(`--settings is ${EXTENTS.join(", ")}.`)
}
if (values.looks !== "none" && values.looks !== "compare") fail("--looks is none or compare.")
if (widths.some((width) => !/^\d+$/.test(width))) fail(`--width takes pixels, such as 390.`)

const chromium =
  findChromium() ?? fail("No Chromium was found: install one, or set CHROMIUM_PATH to one.")
await prepareStories()
const site = await serveFolder(FOLDER)
const index = JSON.parse(readFileSync(join(FOLDER, "index.json"), "utf8"))
const wanted = new RegExp(positionals.join("|"), "i")
const groups = inGroups(index, GROUPS, wanted)
// Only the runner reads the groups; the page must know the components.
const grouped = await serveFolder(FOLDER, { json: { "/index.json": JSON.stringify(groups) } })
const lookedAt = sameEverywhere(index)
const looks = new Looks()
looks.clear()
const reports = []
for (const width of widths) {
  say(`Visiting the stories, ${width} px wide, in ${themes.join(" and ")}`)
  const report = `${values.report ?? ""}.${width}`
  const code = await visit(width, report)
  if (code !== 0) process.exitCode = code
  if (values.report) {
    reports.push(JSON.parse(readFileSync(report, "utf8")))
    rmSync(report)
  }
}
if (values.accept) say(`Accepted how ${looks.acceptSeen(lookedAt).length} states look; commit them`)
else reports.push(lookForStrays(), lookAtManifest(), await visitDocs())
await Promise.all([site.close(), grouped.close()])
if (values.report) writeFileSync(values.report, JSON.stringify(joinJestReports(reports)))

/** A look that nothing shows any more fails as one that changed does. @returns {JestReport} */
function lookForStrays() {
  const strays = looks.strays(lookedAt)
  for (const story of strays) say(`tests/visual/looks.json has ${story}, which is pictured no more`)
  if (strays.length > 0) process.exitCode = 1
  return { numPassedTests: 0, numFailedTests: strays.length, testResults: [] }
}

/** What machines read of the components tells them only what an app can import. @returns {JestReport} */
function lookAtManifest() {
  const text = readFileSync(join(FOLDER, "manifests/components.json"), "utf8")
  /** @type {{ components: Record<string, { import?: string }> }} */
  const { components } = JSON.parse(text)
  const wrong = Object.entries(components).flatMap(([id, one]) =>
    foreignImports(one.import ?? "").map((line) => `${id}: ${line}`),
  )
  for (const line of wrong) say(`manifests/components.json has what no app can import, ${line}`)
  if (wrong.length > 0) process.exitCode = 1
  return { numPassedTests: 0, numFailedTests: wrong.length, testResults: [] }
}

/** @returns {Promise<JestReport>} */
async function visitDocs() {
  /** @type {{ id: string, title: string, type: string, tags?: string[] }[]} */
  const entries = Object.values(index.entries)
  const pages = entries
    .filter(({ type, title }) => type === "docs" && wanted.test(title))
    .map(({ id }) => id)
  if (pages.length === 0) return docsReport([])
  say(`Visiting ${pages.length} docs pages`)
  const start = performance.now()
  // The page's service worker hides its frames' requests from the browser's tools, so the server
  // leaves the frames empty.
  const emptied = await serveFolder(FOLDER, { blank: /viewMode=story/ })
  const browser = await browsers.launch({ executablePath: chromium, args: TEST_FLAGS })
  // The runner visits the stories that are tagged `test`, as all are unless they say otherwise.
  const visited = entries.filter(({ type, tags }) => type === "story" && tags?.includes("test"))
  const found = await visitDocsPages({
    browser,
    url: emptied.url,
    pages,
    stories: new Set(visited.map(({ id }) => id)),
    widths: WIDTHS.map(Number),
  })
  await Promise.all([browser.close(), emptied.close()])
  for (const { id, problems } of found) {
    if (problems.length > 0) say(`${id}: ${problems.join("; ")}`)
  }
  const report = docsReport(found)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(`Docs pages: ${report.numPassedTests} hold, ${report.numFailedTests} do not, in ${seconds} s`)
  if (report.numFailedTests > 0) process.exitCode = 1
  return report
}

/** @param {string} width @param {string} report @returns {Promise<number>} the runner's exit code */
function visit(width, report) {
  // The runner builds a shell command from its options, so the path is quoted.
  const toReport = values.report ? ["--json", "--outputFile", JSON.stringify(report)] : []
  return run(
    pinnedNode(),
    [
      RUNNER,
      "--url",
      grouped.url,
      "--index-json",
      `--maxWorkers=${WORKERS}`,
      `--testTimeout=${LIMIT_MS}`,
      ...toReport,
    ],
    {
      env: {
        ...projectEnvironment(),
        CHROMIUM_PATH: chromium,
        STORY_THEMES: themes.join(","),
        STORY_SETTINGS: values.settings,
        STORY_WIDTH: width,
        STORY_SITE: site.url,
        STORY_INDEX: join(FOLDER, "index.json"),
        ...(width === PHONE &&
          themes[0] === LIGHT &&
          values.looks === "compare" && { STORY_LOOKS: values.accept ? "accept" : "compare" }),
      },
    },
  )
}
