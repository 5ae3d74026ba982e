// @ts-check
// Sends the stories to Chromatic, which takes pictures of them in both themes and at both widths.
// Further options are Chromatic's own: https://www.chromatic.com/docs/configure
import process from "node:process"
import { pinnedNode, run } from "./lib/host.mjs"
import { fail } from "./lib/prepare.mjs"

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail(
    "Chromatic needs CHROMATIC_PROJECT_TOKEN, from the project's settings there. " +
      "Without an account, npm run visual -- --base main compares the stories on this machine.",
  )
}
process.exitCode = await run(pinnedNode(), [
  "node_modules/chromatic/dist/bin.cjs",
  ...process.argv.slice(2),
])
