import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { Plugin } from "vite"
import { type Change, isNamed, namesOf, readChanges } from "./changes.ts"
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
  /** What changed, newest version first. */
  changes: Change[]
}

const UI = join(import.meta.dirname, "../../packages/ui")
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
  const library = readLibrarySource()
  const changes = readChanges()
  const names = globSync("src/components/*/", { cwd: UI })
    .map((folder) => basename(folder))
    .sort()
  return Object.fromEntries(
    Object.entries(readMadeOf(library, names)).map(([name, madeOf]) => {
      const stories = readFileSync(join(folderOf(name), `${name}.stories.tsx`), "utf8")
      const walks = count(stories, /^export const Walk\w+: Story/gm)
      return [
        name,
        {
          title: /title: "(\w+\/[^"]+)"/.exec(stories)?.[1] ?? name,
          ...madeOf,
          states: count(stories, /^export const \w+: Story/gm) - walks,
          walks,
          changes: changes.filter(({ text }) => isNamed(text, namesOf(library, name))),
        },
      ]
    }),
  )
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
