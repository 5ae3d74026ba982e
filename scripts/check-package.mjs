// @ts-check
// Builds the published package and checks it as its users' tools will see it.
import { runScript } from "./lib/host.mjs"

const ui = new URL("../packages/ui", import.meta.url).pathname
const checks = [
  { script: "node_modules/tsdown/dist/run.mjs", args: ["--logLevel", "warn"] },
  { script: "node_modules/publint/src/cli.js", args: ["--strict"] },
  {
    script: "node_modules/@arethetypeswrong/cli/dist/index.js",
    args: ["--pack", "--profile", "esm-only", "--quiet"],
  },
]
for (const { script, args } of checks) {
  const code = await runScript(script, args, { cwd: ui })
  if (code !== 0) process.exit(code)
}
