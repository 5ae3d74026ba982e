// Writes the pages for machines into the library's package, where npm packs them: `llms.txt` and `llms/`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { importSizes } from "./importSizes.ts"
import { readPlainPages } from "./plainPages.ts"

const UI = join(import.meta.dirname, "../../packages/ui")

const pages = readPlainPages(await importSizes())
// A component that is gone leaves no page.
rmSync(join(UI, "llms"), { recursive: true, force: true })
mkdirSync(join(UI, "llms"))
for (const [path, text] of Object.entries(pages)) writeFileSync(join(UI, path), text)
