import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { Plugin } from "vite"
import { importSizes } from "./importSizes.ts"
import { folderOf, readLibrarySource } from "./librarySource.ts"
import { type MadeOf, readMadeOf } from "./madeOf.ts"
import type { ImportSize } from "./sizeWords.ts"

/** What a component's page says that is read from its code and from the notes on its changes. */
export interface ComponentFacts extends MadeOf {
  /** The title of its stories, such as "Basics/Button". */
  title: string
  /** How many states and walks its stories show. */
  states: number
  walks: number
  /** What importing it adds; only a built Storybook measures it. */
  size?: ImportSize | undefined
  /** What changed, newest version first; `next` is not published yet. */
  changes: { version: string; text: string }[]
}

const ROOT = join(import.meta.dirname, "../..")
const UI = join(ROOT, "packages/ui")
const ID = "virtual:component-facts"

/** Every component's facts by its name, as the module `virtual:component-facts`. */
export function componentFacts(): Plugin {
  let isBuild = false
  return {
    name: "stylin-component-facts",
    configResolved({ command }) {
      isBuild = command === "build"
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const sizes = isBuild ? await importSizes() : {}
      const facts = Object.entries(readFacts()).map(([name, read]) => [
        name,
        { ...read, size: sizes[name] },
      ])
      return `export const facts = ${JSON.stringify(Object.fromEntries(facts))}`
    },
  }
}

/** @returns every component's facts by its name */
export function readFacts(): Record<string, ComponentFacts> {
  const changes = readChanges()
  const names = globSync("src/components/*/", { cwd: UI })
    .map((folder) => basename(folder))
    .sort()
  return Object.fromEntries(
    Object.entries(readMadeOf(readLibrarySource(), names)).map(([name, madeOf]) => {
      const stories = read(join(folderOf(name), `${name}.stories.tsx`))
      const walks = count(stories, /^export const Walk\w+: Story/gm)
      return [
        name,
        {
          title: /title: "(\w+\/[^"]+)"/.exec(stories)?.[1] ?? name,
          ...madeOf,
          states: count(stories, /^export const \w+: Story/gm) - walks,
          walks,
          changes: changes.filter(({ text }) => new RegExp(`\`${name}\\b`).test(text)),
        },
      ]
    }),
  )
}

/** The notes that wait for the next version, then those of the published ones. */
function readChanges(): ComponentFacts["changes"] {
  const waiting = globSync(".changeset/*.md", { cwd: ROOT })
    .sort()
    .map((file) => read(join(ROOT, file)).replace(/^---[\s\S]*?---/, ""))
    .map((text) => ({ version: "next", text: text.trim().replace(/\s+/g, " ") }))
  const published = read(join(UI, "CHANGELOG.md"))
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = "", ...lines] = section.split("\n")
      const notes = lines.join("\n").split(/^- /m).slice(1)
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

/** A file's text; nothing for a file that is not there, as a change log before the first version. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return ""
    throw error
  }
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
