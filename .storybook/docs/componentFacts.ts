import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { Plugin } from "vite"
import {
  colour,
  font,
  layer,
  motion,
  radius,
  shadow,
  space,
  textSize,
} from "../../packages/ui/src/tokens/index.ts"
import { importSizes } from "./importSizes.ts"
import type { ImportSize } from "./sizeWords.ts"

/** What a component's page says that is read from its code and from the notes on its changes. */
export interface ComponentFacts {
  /** The title of its stories, such as "Basics/Button". */
  title: string
  /** Its inner parts, the values of `data-part` in its own files. */
  parts: string[]
  /** The tokens that its own files read, as they are written: `colour.ink`, `space[16]`. */
  tokens: string[]
  /** What it has styles of its own for: less motion, forced colours, right to left, wide screens. */
  modes: string[]
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
const TOKENS = { colour, font, layer, motion, radius, shadow, space, textSize }
const ID = "virtual:component-facts"

const MODES = [
  { asked: /media\.reducedMotion|prefers-reduced-motion/, mode: "less motion" },
  { asked: /forced-colors/, mode: "forced colours" },
  { asked: /:dir\(rtl\)|"rtl"/, mode: "right to left" },
  { asked: /media\.(?:tablet|desktop)/, mode: "wide screens" },
]

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
  const folders = globSync("src/components/*/", { cwd: UI }).sort()
  return Object.fromEntries(
    folders.map((folder) => {
      const name = basename(folder)
      const stories = read(join(UI, folder, `${name}.stories.tsx`))
      const code = readCode(join(UI, folder))
      const walks = count(stories, /^export const Walk\w+: Story/gm)
      return [
        name,
        {
          title: /title: "(\w+\/[^"]+)"/.exec(stories)?.[1] ?? name,
          parts: found(code, /data-part="([\w-]+)"/g),
          tokens: found(
            code,
            /\b((?:colour|font|motion|radius|shadow|layer)\.\w+|(?:space|textSize)\[\d+\])/g,
          ).filter(isToken),
          modes: MODES.filter(({ asked }) => asked.test(code)).map(({ mode }) => mode),
          states: count(stories, /^export const \w+: Story/gm) - walks,
          walks,
          changes: changes.filter(({ text }) => new RegExp(`\`${name}\\b`).test(text)),
        },
      ]
    }),
  )
}

/** A component's own files, and those parts of other components that it uses and nobody else can. */
function readCode(folder: string): string {
  const own = globSync("*.{ts,tsx}", { cwd: folder })
    .filter((file) => !/\.(?:stories|test|docs)\.|^story|^sample/.test(file))
    .map((file) => read(join(folder, file)))
    .join("\n")
  const parts = found(own, /from "(\.\.\/[A-Z]\w+\/(?!index)\w+\.tsx)"/g)
  return [own, ...parts.map((part) => read(join(folder, part)))].join("\n")
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

const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, word = ""]) => word))].sort()

/** Whether it is one, and not a member of something else of the same name. */
function isToken(written: string): boolean {
  const [table = "", name = ""] = written.replace("]", "").split(/[.[]/)
  const values = Object.entries(TOKENS).find(([known]) => known === table)?.[1]
  return values !== undefined && name in values
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
