// npm run demo-feed -w @stylin/server -- FILE: writes the demo feed to a file, to look at or to import.
import { writeFile } from "node:fs/promises"
import process from "node:process"
import { makeDemoFeed } from "../demo-feed.ts"

const [file] = process.argv.slice(2)
if (file) {
  await writeFile(file, makeDemoFeed())
} else {
  process.stderr.write("Usage: npm run demo-feed -w @stylin/server -- FILE\n")
  process.exitCode = 2
}
