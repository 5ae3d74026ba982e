// @ts-check
// Installs what is missing, a browser too, and runs every check. Ends with "N passed, N failed".
import process from "node:process"
import { prepareChromium } from "./lib/chromium.mjs"
import { pinnedNode, projectEnvironment, run, runScript } from "./lib/host.mjs"
import { fail, prepareApp, prepareDependencies } from "./lib/prepare.mjs"
import { jestCounts, playwrightCounts, Tally } from "./lib/steps.mjs"

await prepareDependencies({ tools: true })
const chromium = await prepareChromium().catch((error) => fail(error.message))
process.env.CHROMIUM_PATH = chromium

const tally = new Tally()
await tally.check("Formatting, lint and package arrows", () =>
  run("biome", ["check", "--error-on-warnings"]),
)
await tally.check("Types", () => run("tsc", ["-b"]))
await tally.suite(
  "Units, contract, store and the published package",
  "units.json",
  (report) =>
    runScript("node_modules/vitest/vitest.mjs", [
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]),
  jestCounts,
)
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
tally.finish()
