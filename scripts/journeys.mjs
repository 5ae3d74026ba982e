// @ts-check
// Walks every journey through the built app against the real server, as on a phone and on a desktop:
// also those that `npm test` leaves out because they take minutes.
//
//   node scripts/journeys.mjs [anything that Playwright takes, such as --project=phone or a file]
import process from "node:process"
import { prepareChromium } from "./lib/chromium.mjs"
import { pinnedNode, projectEnvironment, run } from "./lib/host.mjs"
import { fail, prepareApp } from "./lib/prepare.mjs"

process.env.CHROMIUM_PATH = await prepareChromium().catch((error) => fail(error.message))
await prepareApp()
const given = process.argv.slice(2)
// Files that are named are not joined by all the others.
const files = given.some((one) => one.includes(".spec.")) ? given : ["journeys", ...given]
process.exitCode = await run(
  pinnedNode(),
  ["node_modules/@playwright/test/cli.js", "test", ...files],
  { env: { ...projectEnvironment(), JOURNEYS: "all" } },
)
