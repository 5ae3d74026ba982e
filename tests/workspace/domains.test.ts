import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { expect, it } from "vitest"

const ROOT = join(import.meta.dirname, "../..")

/**
 * Folders that are one domain each; lint refuses cycles of files, this test refuses them of
 * folders.
 */
const HOMES = ["packages/app/src/state"]

/** What a folder imports from its neighbours, including types and lazy imports. */
function importsIn(home: string): Map<string, Set<string>> {
  const base = join(ROOT, home)
  const domainOf = (file: string) => relative(base, file).split("/")[0] ?? ""
  const files = globSync("*/**/*.{ts,tsx}", { cwd: base }).filter((file) => !/\.test\./.test(file))
  const found = new Map<string, Set<string>>()
  for (const file of files) {
    const path = join(base, file)
    const own = domainOf(path)
    const targets = [
      ...readFileSync(path, "utf8").matchAll(/(?:from|import\(|import) ?"(\.[^"]+)"/g),
    ]
      .map(([, specifier = ""]) => relative(base, join(dirname(path), specifier)))
      .filter((target) => !target.startsWith(".."))
      .map((target) => target.split("/")[0] ?? "")
    found.set(own, new Set([...(found.get(own) ?? []), ...targets.filter((to) => to !== own)]))
  }
  return found
}

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
  const imports = importsIn(home)

  expect(imports.size).toBeGreaterThan(5)
  expect([...imports.keys()].map((domain) => cycleFrom(domain, imports)).filter(Boolean)).toEqual(
    [],
  )
})
