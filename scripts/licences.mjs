// @ts-check
// Prints how many production packages are under each licence, and fails on one that docs/licences.md
// does not allow.
//
//   npm run licences
import { readFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { ROOT } from "./lib/host.mjs"
import { isAllowed, producedWith } from "./lib/licences.mjs"
import { fail } from "./lib/prepare.mjs"

const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"))
const used = producedWith(lock.packages)
/** @type {Map<string, number>} */
const counts = new Map()
for (const { licence } of used) counts.set(licence, (counts.get(licence) ?? 0) + 1)
for (const [licence, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
  process.stdout.write(`${String(count).padStart(4)}  ${licence}\n`)
}
const refused = used.filter((one) => !isAllowed(one))
if (refused.length > 0) {
  const lines = refused.map(({ name, version, licence }) => `  ${name} ${version}: ${licence}`)
  fail(`Not allowed by docs/licences.md:\n${lines.join("\n")}`)
}
