// @ts-check
// Installs what is missing, a browser too, and runs every check: first those that take a minute,
// then, if all of these pass, the slow ones. Ends with "N passed, N failed", whatever happens.
//
//   node scripts/test.mjs [--lane fast|slow]
import process from "node:process"
import { parseArgs } from "node:util"
import { prepareChromium } from "./lib/chromium.mjs"
import { pinnedNode, projectEnvironment, run, runScript, say } from "./lib/host.mjs"
import { fail, prepareApp, prepareDependencies } from "./lib/prepare.mjs"
import { jestCounts, playwrightCounts, Tally } from "./lib/steps.mjs"

const LANES = ["fast", "slow"]

const tally = new Tally()
const { lane } = parseArgs({ options: { lane: { type: "string" } } }).values
if (lane !== undefined && !LANES.includes(lane)) fail(`--lane is ${LANES.join(" or ")}.`)
await prepareDependencies({ tools: true })
if (lane !== "slow") await runFastLane()
if (lane !== "fast" && tally.hasFailed) say("The slow checks wait until these hold")
else if (lane !== "fast") await runSlowLane()

async function runFastLane() {
  await tally.check("Formatting, lint and package arrows", () =>
    run("biome", ["check", "--error-on-warnings"]),
  )
  await tally.check("Types", () => run("tsc", ["-b"]))
  await runVitest("Units, contract and store", "units.json", "--project=!package")
}

async function runSlowLane() {
  process.env.CHROMIUM_PATH = await prepareChromium().catch((error) => fail(error.message))
  await runVitest("The published package", "published.json", "--project=package")
  // What `npm run next -w @stylin/ui` runs.
  await tally.check("An app of Next.js with the package", () => runScript("scripts/next.mjs", []))
  await tally.suite(
    "Stories",
    "stories.json",
    (report) =>
      runScript("scripts/storybook-test.mjs", [
        "--theme",
        "light",
        "--width",
        "390",
        "--report",
        report,
      ]),
    jestCounts,
  )
  await prepareApp()
  await tally.check("Budgets of a first visit", () => runScript("scripts/budgets.mjs", []))
  await tally.suite(
    "Journeys in a browser",
    "journeys.json",
    (report) =>
      run(pinnedNode(), ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], {
        env: { ...projectEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    playwrightCounts,
  )
}

/** @param {string} title @param {string} report @param {string} project */
function runVitest(title, report, project) {
  return tally.suite(
    title,
    report,
    (path) =>
      runScript("node_modules/vitest/vitest.mjs", [
        "run",
        project,
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${path}`,
      ]),
    jestCounts,
  )
}
