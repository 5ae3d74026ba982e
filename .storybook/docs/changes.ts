import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { exportsOf, type LibrarySource } from "./librarySource.ts"

/** A note on what changed for the library's users. */
export interface Change {
  /** The version that brought it; `next` is not published yet. */
  version: string
  text: string
}

const ROOT = join(import.meta.dirname, "../..")

/** The notes that wait for the next version, then those of the published ones. */
export function readChanges(): Change[] {
  const waiting = globSync(".changeset/*.md", { cwd: ROOT })
    .sort()
    .map((file) => read(join(ROOT, file)).replace(/^---[\s\S]*?---/, ""))
    .map((text) => ({ version: "next", text: text.trim().replace(/\s+/g, " ") }))
  const published = read(join(ROOT, "packages/ui/CHANGELOG.md"))
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = "", ...lines] = section.split("\n")
      const notes = lines
        .filter((line) => !line.startsWith("### "))
        .join("\n")
        .split(/^- /m)
        .slice(1)
      // Each begins with its commit.
      return notes.map((text) => ({
        version,
        text: text
          .replace(/^[\da-f]{7,}: /, "")
          .trim()
          .replace(/\s+/g, " "),
      }))
    })
  return [...waiting, ...published]
}

/** A component's name, and those of all that is exported beside it, such as its skeleton. */
export function namesOf(library: LibrarySource, component: string): string[] {
  const { types, values } = exportsOf(library, component)
  return [...new Set([component, ...types, ...values])]
}

/** Whether a note names one of them: in backticks, or if no other word is spelt like it, anywhere. */
export function isNamed(note: string, names: readonly string[]): boolean {
  const code = [...note.matchAll(/`([^`]+)`/g)].map(([, written]) => written).join(" ")
  return names.some((name) => {
    const text = /[a-z][A-Z]/.test(name) ? note : code
    return new RegExp(`\\b${name}\\b`).test(text)
  })
}

/** A file's text; nothing for a file that is not there, as a change log before the first version. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return ""
    throw error
  }
}
