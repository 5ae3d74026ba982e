// @ts-check
// Installs what is missing, then runs a command on the project's own Node, in the current folder.
// With --tools, it also installs the development tools.
//
//   node scripts/run.mjs [--tools] COMMAND [its arguments]
import process from "node:process"
import { run } from "./lib/host.mjs"
import { fail, prepareDependencies } from "./lib/prepare.mjs"

const wantsTools = process.argv[2] === "--tools"
const [command, ...args] = process.argv.slice(wantsTools ? 3 : 2)
if (!command) fail("Say what to run: node scripts/run.mjs [--tools] COMMAND")
await prepareDependencies({ tools: wantsTools })
process.exitCode = await run(command, args, { cwd: process.cwd() })
