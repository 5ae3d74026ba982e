// @ts-check
// Installs what is missing, builds the app, and runs the server until it is told to stop.
import { spawn } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { pinnedNode, projectEnvironment, ROOT, say } from "./lib/host.mjs"
import { BUILT_APP, prepareApp, prepareDependencies } from "./lib/prepare.mjs"

await prepareDependencies()
await prepareApp()
say("Starting the server")
const server = spawn(pinnedNode(), [join(ROOT, "packages/server/src/main.ts")], {
  cwd: ROOT,
  env: { WEB_DIR: BUILT_APP, ...projectEnvironment() },
  stdio: "inherit",
})
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => server.kill(signal))
}
server.on("error", (error) => {
  process.stderr.write(`The server could not be started: ${error.message}\n`)
  process.exit(1)
})
server.on("exit", (code) => process.exit(code ?? 1))
