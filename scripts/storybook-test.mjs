// @ts-check
// Visits every story of the built Storybook: it renders, its play function passes, nothing is
// written to console.error, no call goes unmocked, and axe finds nothing.
//
//   node scripts/storybook-test.mjs [--theme light|evening] [--width 390] [--report FILE]
//     [part of a component's name]
import { join } from "node:path"
import process from "node:process"
import { parseArgs } from "node:util"
import { findChromium } from "./lib/chromium.mjs"
import { pinnedNode, projectEnvironment, ROOT, run, say } from "./lib/host.mjs"
import { prepareStories } from "./lib/prepare.mjs"
import { serveFolder } from "./lib/serve-folder.mjs"

const FOLDER = join(ROOT, "storybook-static")
const RUNNER = join(ROOT, "node_modules/@storybook/test-runner/dist/test-storybook.js")

const { values, positionals } = parseArgs({
  options: {
    theme: { type: "string", default: "light" },
    width: { type: "string", default: "390" },
    report: { type: "string" },
  },
  allowPositionals: true,
})

/** @returns {Promise<number>} the exit code */
async function visitStories() {
  const chromium = findChromium()
  if (!chromium) {
    process.stderr.write("No Chromium was found: install one, or set CHROMIUM_PATH to one.\n")
    return 1
  }
  await prepareStories()
  const site = await serveFolder(FOLDER)
  say(`Visiting every story in ${values.theme}, ${values.width} px wide`)
  const report = values.report ? ["--json", "--outputFile", values.report] : []
  const code = await run(
    pinnedNode(),
    [RUNNER, "--url", site.url, "--index-json", "--maxWorkers=2", ...report, ...positionals],
    {
      env: {
        ...projectEnvironment(),
        CHROMIUM_PATH: chromium,
        STORY_THEME: values.theme,
        STORY_WIDTH: values.width,
      },
    },
  )
  await site.close()
  return code
}

process.exitCode = await visitStories()
