// Passes on what a command prints, keeps the figures in it as results/NAME.json, and rewrites
// figures.md from all kept results. Usage: COMMAND | npm run -s keep -w @stylin/research -- NAME
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import type { Figure } from "./figure.ts"
import { figuresTable, RESULTS, type Result } from "./table.ts"

const [name] = process.argv.slice(2)
if (!name) throw new Error("Which result is it?")
const printed = await text(process.stdin)
process.stdout.write(printed)

const figures = printed
  .split("\n")
  .filter((line) => line.startsWith('{"name"'))
  .map((line): Figure => JSON.parse(line))
if (figures.length === 0) throw new Error("The command printed no figures.")

const result: Result = { measured: new Date().toISOString().slice(0, 10), figures }
writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
writeFileSync(join(import.meta.dirname, "figures.md"), figuresTable())
