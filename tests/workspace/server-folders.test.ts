import { join } from "node:path"
import { expect, it } from "vitest"
import { folderImports } from "./folder-imports.ts"

const SOURCE = join(import.meta.dirname, "../../packages/server/src")

/** The server's folders that photographs pass through, and what each may import from the others. */
const ARROWS = {
  turns: [],
  security: [],
  objects: [],
  vision: ["bounded-text.ts", "turns"],
  pictures: ["security", "turns"],
  jobs: ["database", "request-id.ts", "stores", "turns"],
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
  "shop-photos": ["database", "jobs", "objects", "photos", "pictures", "stores", "turns", "vision"],
} satisfies Record<string, readonly string[]>

const imports = folderImports(SOURCE)

it.each(Object.entries(ARROWS))("%s imports nothing against the arrows", (folder, allowed) => {
  expect([...(imports.get(folder) ?? [])].toSorted()).toEqual(allowed)
})
