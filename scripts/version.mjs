// @ts-check
// Raises the versions that the waiting notes ask for, and the lockfile with them: `npm ci` refuses one that
// says otherwise. Notes the queries of what is released, which later schemas are held to. The release workflow
// runs it for the pull request that it opens.
import process from "node:process"
import { run, runScript } from "./lib/host.mjs"

process.exitCode =
  (await run("changeset", ["version"])) ||
  (await run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit"])) ||
  (await runScript("scripts/note-queries.mjs"))
