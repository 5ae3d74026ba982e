import { globSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { expect, it } from "vitest"

const SOURCE = join(import.meta.dirname, "../../packages/server/src")

/** The server's folders that photos pass through, and what each may import from the others. */
const ARROWS = {
  turns: [],
  security: [],
  objects: [],
  vision: ["turns"],
  pictures: ["security", "turns", "vision"],
  jobs: ["database", "stores", "turns"],
  photos: [
    "database",
    "idempotency",
    "jobs",
    "limits",
    "objects",
    "pictures",
    "security",
    "stores",
    "turns",
    "vision",
  ],
} satisfies Record<string, readonly string[]>

function foldersImportedBy(folder: string): string[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: SOURCE }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  )
  const imported = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(
      ([, path = ""]) => relative(SOURCE, resolve(SOURCE, file, "..", path)).split("/", 1)[0] ?? "",
    ),
  )
  return [...new Set(imported)].filter((other) => other !== folder).toSorted()
}

it.each(Object.entries(ARROWS))("%s imports nothing against the arrows", (folder, allowed) => {
  expect(foldersImportedBy(folder)).toEqual(allowed)
})
