// @ts-check
// Raises the versions that the waiting notes ask for, and the lockfile with them: `npm ci` refuses one that
// says otherwise. The release workflow runs it for the pull request that it opens.
import process from "node:process"
import { run } from "./lib/host.mjs"

process.exitCode =
  (await run("changeset", ["version"])) ||
  (await run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit"]))
