// @ts-check
/** @import { Running } from "./lib/readme-commands.mjs" */
// Tries the commands that the READMEs name, each on something small, so that every command in them
// works. Ends with "N passed, N failed".
//
//   npm run test:commands [-- a part of the commands' names, such as "demo-feed|catalogue"]
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { projectEnvironment, ROOT, run } from "./lib/host.mjs"
import { TRIED } from "./lib/readme-commands.mjs"
import { startBundle } from "./lib/start-bundle.mjs"
import { Tally } from "./lib/steps.mjs"
import { untilLine } from "./lib/until-line.mjs"

const wanted = new RegExp(process.argv[2] ?? "")
const tally = new Tally()
const folder = mkdtempSync(join(tmpdir(), "stylin-commands-"))
const env = { ...projectEnvironment(), DATA_DIR: join(folder, "data"), NO_COLOR: "1" }
try {
  for (const [command, how] of Object.entries(TRIED)) {
    if (typeof how === "string" || !wanted.test(command)) continue
    await tally.check(`npm run ${command}`, () => attempt(command.split(" "), how))
  }
  // The bundle that the command made.
  const bundle = join(folder, "bundle.tar.gz")
  if (existsSync(bundle)) {
    await tally.check("node server.js of the bundle", () =>
      startBundle(bundle, join(folder, "unpacked")),
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string[]} command @param {readonly string[] | Running} how @returns {Promise<number>} exit code */
function attempt(command, how) {
  if ("line" in how) {
    const { line, use = async () => 0 } = how
    return untilLine(["npm", "run", ...command], { cwd: ROOT, env }, line, ([, found = ""]) =>
      use(found),
    )
  }
  const args = how.map((word) => word.replace("{folder}", folder))
  return run("npm", ["run", ...command, "--", ...args], { env })
}
