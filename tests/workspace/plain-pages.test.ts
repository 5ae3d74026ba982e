import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"
import { GUIDE_PARTS } from "../../.storybook/docs/guide.ts"
import { readPlainPages } from "../../.storybook/docs/plainPages.ts"
import { readDeclarations } from "../../.storybook/docs/readDeclarations.ts"
import { readStoryFiles } from "../../scripts/lib/story-files.mjs"

const COMPONENTS = join(import.meta.dirname, "../../packages/ui/src/components")
const NAMES = globSync("*/", { cwd: COMPONENTS }).map((folder) => basename(folder))

const pages = readPlainPages()
const stories = readStoryFiles()

it("are an index and one for each component", () => {
  expect(Object.keys(pages).toSorted()).toEqual(
    ["llms.txt", ...NAMES.map((name) => `llms/${name}.txt`)].toSorted(),
  )
  expect(pages["llms.txt"]).toContain("npm install @stylin/ui")
  for (const name of NAMES) {
    expect(pages["llms.txt"]).toMatch(new RegExp(`\\[${name}\\]\\(llms/${name}\\.txt\\): \\S`))
  }
})

it("say what importing a component adds, once it is measured", () => {
  const { "llms/Button.txt": page } = readPlainPages({ Button: { gzip: 1884, brotli: 1638 } })

  expect(page).toContain("adds 1.8 KB gzip, 1.6 KB brotli")
  expect(pages["llms/Button.txt"]).not.toContain("KB gzip")
})

describe.each(NAMES)("the plain page of %s", (name) => {
  const page = pages[`llms/${name}.txt`] ?? ""

  it("says what the component's page says", async () => {
    const { notes } = await import(join(COMPONENTS, name, `${name}.docs.tsx`))
    const file = stories.find(({ path }) => path.endsWith(`/${name}.stories.tsx`))

    for (const { part } of GUIDE_PARTS) expect(page).toContain(file?.guide[part])
    for (const words of [...notes.content, notes.do.words, notes.dont.words, notes.status]) {
      expect(page).toContain(words)
    }
  })

  it("names each prop with its sentence", () => {
    const props = readDeclarations(join(COMPONENTS, name)).filter((one) =>
      one.name.endsWith("Props"),
    )

    expect(props.length).toBeGreaterThan(0)
    for (const { members } of props) {
      for (const { name: prop, sentence } of members) {
        expect(sentence, prop).not.toBe("")
        expect(page).toContain(`\`${prop}`)
        expect(page).toContain(sentence)
      }
    }
  })
})
