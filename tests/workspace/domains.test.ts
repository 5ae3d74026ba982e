import { join } from "node:path"
import { expect, it } from "vitest"
import { folderImports } from "./folder-imports.ts"

const ROOT = join(import.meta.dirname, "../..")

/**
 * Folders that are one domain each; lint refuses cycles of files, this test refuses them of
 * folders.
 */
const HOMES = ["packages/app/src/state"]

/** A path from a folder back to itself; undefined if there is none. */
function cycleFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>) {
  const seen = new Set<string>()
  const walk = (at: string, path: readonly string[]): readonly string[] | undefined => {
    for (const next of imports.get(at) ?? []) {
      if (next === start) return [...path, next]
      if (seen.has(next)) continue
      seen.add(next)
      const found = walk(next, [...path, next])
      if (found) return found
    }
    return undefined
  }
  return walk(start, [start])
}

it.each(HOMES)("the domains of %s import in one direction", (home) => {
  const imports = folderImports(join(ROOT, home))

  expect(imports.size).toBeGreaterThan(5)
  expect([...imports.keys()].map((domain) => cycleFrom(domain, imports)).filter(Boolean)).toEqual(
    [],
  )
})
