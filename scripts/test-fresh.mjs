// @ts-check
// Does what a newcomer does: clones the last commit into an empty folder, with an empty npm cache,
// runs the README's two commands there, and prints how long each took. With --start only the first.
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { parseArgs } from "node:util"
import { ROOT, say } from "./lib/host.mjs"
import { untilLine } from "./lib/until-line.mjs"

const { start: isStartOnly } = parseArgs({ options: { start: { type: "boolean" } } }).values
const folder = mkdtempSync(join(tmpdir(), "stylin-fresh-"))
const clone = join(folder, "stylin")
// None of this project's own tools may help, so npm gets a newcomer's environment.
const { PATH = "", HOME = "" } = process.env
const env = {
  PATH: PATH.split(":")
    .filter((part) => !part.startsWith(join(ROOT, "node_modules")))
    .join(":"),
  HOME,
  PORT: "0",
  npm_config_cache: join(folder, "cache"),
}

try {
  const { status } = spawnSync("git", ["clone", "--quiet", ROOT, clone], { stdio: "inherit" })
  if (status !== 0) throw new Error("the project could not be cloned")
  const cold = await start()
  const warm = await start()
  say(`npm start: ${cold} s the first time, ${warm} s the second`)
  if (!isStartOnly) process.exitCode = test()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs `npm start` until it answers, ends it, and resolves to the seconds that took. */
async function start() {
  const began = performance.now()
  const where = { cwd: clone, env }
  return untilLine(["npm", "start"], where, /Stylin is ready: (\S+)/, async ([, url]) => {
    const page = await fetch(`${url}/`)
    const ready = await fetch(`${url}/readyz`)
    if (!page.ok || !ready.ok) throw new Error(`${url} answers ${page.status}, ${ready.status}`)
    return seconds(began)
  })
}

/** Runs `npm test`; resolves to its exit code. */
function test() {
  const began = performance.now()
  const { status } = spawnSync("npm", ["test"], { cwd: clone, env, stdio: "inherit" })
  say(`npm test: ${seconds(began)} s`)
  return status ?? 1
}

/** @param {number} since */
function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1)
}
