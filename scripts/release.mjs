// @ts-check
// Publishes each package whose version npm lacks, with the repository that it comes from. The release
// workflow runs it on a commit whose tests have passed.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { ROOT, run } from "./lib/host.mjs"
import { fail } from "./lib/prepare.mjs"
import { repositoryOf } from "./lib/repository.mjs"

const UI = "packages/ui"

const path = join(ROOT, UI, "package.json")
const manifest = readFileSync(path, "utf8")
try {
  const repository = repositoryOf(process.env, UI)
  writeFileSync(path, `${JSON.stringify({ ...JSON.parse(manifest), repository }, null, 2)}\n`)
  process.exitCode = await run("changeset", ["publish"])
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
} finally {
  writeFileSync(path, manifest)
}
