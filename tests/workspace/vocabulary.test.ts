import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"
import { readLibrarySource } from "../../.storybook/docs/librarySource.ts"
import { readDeclarations } from "../../.storybook/docs/readDeclarations.ts"

const UI = join(import.meta.dirname, "../../packages/ui")

/** The README's table: words for props, and those that mean the same. */
const vocabulary = readFileSync(join(UI, "README.md"), "utf8")
  .split("\n| word | for | instead of |\n")[1]
  ?.split("\n\n")[0]
  ?.split("\n")
  .slice(1)
  .map((row) => {
    const [, words = "", , others = ""] = row.split("|")
    return { words: inCode(words), others: inCode(others) }
  })

const library = readLibrarySource()
const props = globSync("src/components/*/", { cwd: UI })
  .map((folder) => basename(folder))
  .flatMap((component) => readDeclarations(library, component))
  // What a component says by itself is named after what is said.
  .filter(({ name }) => !name.endsWith("Words"))
  .flatMap(({ name: type, members }) =>
    members.map(({ name, sentence, type: of }) => ({
      name,
      at: `${type}.${name}`,
      isFormer: sentence.includes("deprecated: use `"),
      isFlag: of === "boolean",
    })),
  )
const present = props.filter(({ isFormer }) => !isFormer)

describe("the words for props", () => {
  it("are read", () => {
    expect(vocabulary?.length).toBeGreaterThan(20)
    expect(props.length).toBeGreaterThan(200)
    expect(props.filter(({ isFormer }) => isFormer).length).toBeGreaterThan(12)
  })

  it("are one for one thing", () => {
    const others = new Set(vocabulary?.flatMap((row) => row.others))

    expect(present.filter(({ name }) => others.has(name)).map(({ at }) => at)).toEqual([])
  })

  it("are all in use, and none stands for another", () => {
    const words = vocabulary?.flatMap((row) => row.words) ?? []
    const used = new Set([...present.map(({ name }) => name), "onClick", "open", "disabled"])
    const others = vocabulary?.flatMap((row) => row.others) ?? []

    expect(words.filter((word) => !used.has(word))).toEqual([])
    expect(words.filter((word) => others.includes(word))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })

  it("say what is true without is, has or show", () => {
    const wordy = present.filter(({ name }) => /^(?:is|has|show|should)[A-Z]/.test(name))

    expect(present.filter(({ isFlag }) => isFlag).length).toBeGreaterThan(20)
    expect(wordy.map(({ at }) => at)).toEqual([])
  })

  it("are former names only where another word is right", () => {
    const names = new Set(present.map(({ name }) => name))
    const lost = props.filter(({ isFormer, name }) => isFormer && names.has(name))

    // `src` and `alt` are of what is a picture itself, `picture` is a node, `title` a heading.
    expect([...new Set(lost.map(({ name }) => name))].toSorted()).toEqual([
      "alt",
      "image",
      "picture",
      "src",
      "title",
    ])
  })
})

/** The words that a cell of the table names. */
function inCode(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word)
}
