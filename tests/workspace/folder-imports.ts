import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

/**
 * What each folder in `base` imports from its neighbours, including types and lazy imports; tests
 * are left out.
 */
export function folderImports(base: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folderOf = (path: string) => relative(base, path).split("/")[0] ?? ""
  const files = globSync("*/**/*.{ts,tsx}", { cwd: base }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  )
  const found = new Map<string, Set<string>>()
  for (const file of files) {
    const path = join(base, file)
    const own = folderOf(path)
    const targets = found.get(own) ?? new Set()
    found.set(own, targets)
    for (const specifier of relativeImports(path)) {
      const target = folderOf(join(dirname(path), specifier))
      if (target !== own && target !== "..") targets.add(target)
    }
  }
  return found
}

function relativeImports(path: string): string[] {
  const imports = readFileSync(path, "utf8").matchAll(/(?:from|import\(|import)\s*"(\.[^"]+)"/g)
  return [...imports].map(([, specifier = ""]) => specifier)
}
