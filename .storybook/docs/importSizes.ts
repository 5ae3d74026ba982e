import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { bundleUi } from "../../scripts/lib/bundle-ui.mjs"
import type { ImportSize } from "./sizeWords.ts"

const UI = join(import.meta.dirname, "../../packages/ui")

/** Measures a component by its own path, from the library's sources. */
export async function importSize(name: string): Promise<ImportSize> {
  const code = `export { ${name} } from "@stylin/ui/${name}"`
  const { gzip, brotli } = await bundleUi(code, UI, ["source"])
  return { gzip, brotli }
}

let measured: Promise<Record<string, ImportSize>> | undefined

/** Every component's size by its name, measured once: it takes some seconds. */
export function importSizes(): Promise<Record<string, ImportSize>> {
  measured ??= measureAll()
  return measured
}

async function measureAll() {
  const sizes: Record<string, ImportSize> = {}
  for (const folder of globSync("src/components/*/", { cwd: UI })) {
    const name = basename(folder)
    sizes[name] = await importSize(name)
  }
  return sizes
}
