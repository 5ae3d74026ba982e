// @ts-check
import { join } from "node:path"
import process from "node:process"
import { fingerprint, isStamped, readStamp, writeStamp } from "./fingerprint.mjs"
import { checkHost, has, pinnedNode, ROOT, run, runScript, say } from "./host.mjs"
import { installEnvironment, planInstall } from "./install.mjs"

const INSTALL_STAMP = "node_modules/.stylin-install"
/** One of the tools; if it is installed, so are the others. */
const TOOL = "node_modules/vitest"
/** Where the app is built to. */
export const BUILT_APP = join(ROOT, "packages/app/dist")
const APP_STAMP = "packages/app/dist/.stylin-build"
const STORIES_STAMP = "storybook-static/.stylin-build"
const APP_SOURCES = [
  "package-lock.json",
  "packages/app/index.html",
  "packages/app/vite.config.ts",
  "packages/app/build",
  "packages/app/public",
  "packages/app/pictures",
  "packages/app/src",
  "packages/app/worker",
  ...["ui", "api", "garments", "drawing", "stylist"].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
]
/** What decides how stories look. */
export const STORIES_SOURCES = [
  ...APP_SOURCES,
  ".changeset",
  ".storybook",
  "packages/ui/CHANGELOG.md",
  "research/stylist",
  "stories",
]

/**
 * Checks the host and installs the dependencies if they do not match the lockfile: those for
 * running and building, and the development tools only if they are wanted.
 * @param {{ tools?: boolean }} [wanted]
 */
export async function prepareDependencies({ tools = false } = {}) {
  checkHost()
  const plan = planInstall({
    lock: `${process.platform}-${process.arch} ${fingerprint(["package-lock.json"])}`,
    stamp: has("node_modules/node/bin") ? readStamp(INSTALL_STAMP) : undefined,
    hasTools: has(TOOL),
    wantsTools: tools,
  })
  if (!plan) return
  say(`Installing ${tools ? "dependencies and tools" : "dependencies"} (a minute or two at first)`)
  const code = await npm([...plan.args, "--no-audit", "--no-fund", "--loglevel=error"])
  if (code !== 0) fail("The dependencies could not be installed; npm's own words are above.")
  if ((await run(pinnedNode(), ["--version"], { quiet: true })) !== 0) {
    fail("The pinned Node was not installed. Are npm's install scripts switched off?")
  }
  writeStamp(INSTALL_STAMP, plan.stamp)
}

/** Builds the app if its sources, or the settings built into it, have changed since the last build. */
export async function prepareApp() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"))
  const wanted = fingerprint(APP_SOURCES) + JSON.stringify(settings.sort())
  if (isStamped(APP_STAMP, wanted)) return
  say("Building the app")
  const code = await runScript("node_modules/vite/bin/vite.js", ["build", "--logLevel=warn"], {
    cwd: `${ROOT}/packages/app`,
  })
  if (code !== 0) fail("The app could not be built; the reason is above.")
  writeStamp(APP_STAMP, wanted)
}

/** Builds the stories if anything that they show has changed since the last build. */
export async function prepareStories() {
  const wanted = fingerprint(STORIES_SOURCES)
  if (isStamped(STORIES_STAMP, wanted)) return
  say("Building the stories")
  const options = ["--output-dir", "storybook-static", "--disable-telemetry", "--quiet"]
  const code = await run("storybook", ["build", ...options])
  if (code !== 0) fail("The stories could not be built; the reason is above.")
  writeStamp(STORIES_STAMP, wanted)
}

/** @param {string[]} args */
function npm(args) {
  const npmScript = process.env.npm_execpath
  const env = installEnvironment(process.env)
  // `npm start` passes npm's own path; started by hand, npm is looked up.
  return npmScript?.endsWith(".js")
    ? run(process.execPath, [npmScript, ...args], { env })
    : run("npm", args, { env })
}

/** @param {string} sentence @returns {never} */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
