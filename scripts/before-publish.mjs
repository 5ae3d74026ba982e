// @ts-check
// npm runs it before it publishes the library. A package that does not name its repository gets no
// provenance, so only a rehearsal may lack it.
import { readFileSync } from "node:fs"
import process from "node:process"
import { fail } from "./lib/prepare.mjs"

const { repository } = JSON.parse(readFileSync("package.json", "utf8"))
if (repository === undefined && process.env.npm_config_dry_run !== "true") {
  fail(
    "package.json names no repository. The release workflow publishes with the one it runs in; " +
      "by hand, GITHUB_REPOSITORY=owner/name node scripts/release.mjs does the same.",
  )
}
