import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"
import { GUIDE_PARTS } from "../../.storybook/docs/guide.ts"
import { readLibrarySource } from "../../.storybook/docs/librarySource.ts"
import { readPlainPages } from "../../.storybook/docs/plainPages.ts"
import { readDeclarations } from "../../.storybook/docs/readDeclarations.ts"
import {
  COLOUR_NAMES,
  colourProperty,
  pageWidth,
  palette,
  target,
  tokenProperty,
  tokenValues,
} from "../../packages/ui/src/tokens/index.ts"
import { readStoryFiles } from "../../scripts/lib/story-files.mjs"

const COMPONENTS = join(import.meta.dirname, "../../packages/ui/src/components")
const FOUNDATIONS = ["Colours", "Icons", "Illustration", "Motion", "Space", "Type"]
const NAMES = globSync("*/", { cwd: COMPONENTS }).map((folder) => basename(folder))

const library = readLibrarySource()
const pages = readPlainPages()
const stories = readStoryFiles()

it("are an index and one for each component and foundation", () => {
  expect(Object.keys(pages).toSorted()).toEqual(
    ["llms.txt", ...[...NAMES, ...FOUNDATIONS].map((name) => `llms/${name}.txt`)].toSorted(),
  )
  expect(pages["llms.txt"]).toContain("npm install @stylin/ui")
  for (const name of [...NAMES, ...FOUNDATIONS]) {
    expect(pages["llms.txt"]).toMatch(new RegExp(`\\[${name}\\]\\(llms/${name}\\.txt\\): \\S`))
  }
})

it("lead only to one another, wherever they lie", () => {
  const links = Object.values(pages).flatMap((page) =>
    [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to),
  )

  expect(links.length).toBeGreaterThan(NAMES.length)
  expect(links.filter((to) => !to.startsWith("https://") && !(to in pages))).toEqual([])
})

it("say what importing a component adds, once it is measured", () => {
  const { "llms/Button.txt": page } = readPlainPages({ Button: { gzip: 1884, brotli: 1638 } })

  expect(page).toContain("adds 1.8 KB gzip, 1.6 KB brotli")
  expect(pages["llms/Button.txt"]).not.toContain("KB gzip")
})

it("name what a prop may be, what is inherited, and what is exported beside a component", () => {
  const { "llms/Button.txt": button, "llms/Modal.txt": modal, "llms/TagColumns.txt": tags } = pages

  expect(button).toContain('`"primary" | "secondary" | "quiet" | "danger"`')
  expect(button).toContain('`variant?: ButtonVariant`, `"primary"` if left out:')
  expect(modal).toContain("- `open: boolean` Whether it is shown")
  expect(modal).toContain("Also takes what `<dialog>` takes in React, but not `open`")
  expect(tags).toMatch(/- `applyTagMove<.+>\(.+\): .+` \S/)
  expect(pages["llms.txt"]).toContain("HeartIcon")
  expect(pages["llms.txt"]).toMatch(/- `colour`: .*\bink\b/)
  expect(pages["llms.txt"]).toContain("`pageWidth`, `target`")
  expect(Object.values(pages).join()).not.toContain("(typeof ")
})

it("say what a component is composed of, and the tokens that only those parts read", () => {
  const page = pages["llms/ErrorState.txt"]

  expect(page).toContain("- Components: Button, EmptyState\n")
  expect(page).toContain("- Tokens through EmptyState: ")
  expect(page).not.toContain("- Parts:")
})

describe("the plain pages of the foundations", () => {
  const pageOf = (name: string) => pages[`llms/${name}.txt`] ?? ""

  it("name every token with its value and its use", () => {
    const all = FOUNDATIONS.map(pageOf).join()
    const values = Object.entries(tokenValues).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => `${tokenProperty(group, name)} | ${value} |`),
    )
    const single = [target, pageWidth].map((token) => token.replace(/^var\(--stylin-|\)$/g, ""))

    for (const name of COLOUR_NAMES) {
      expect(all).toContain(
        `| colour.${name} | ${colourProperty(name)} | ${palette.light[name]} | ${palette.evening[name]} | `,
      )
    }
    for (const value of values.filter((one) => !one.includes("-layer-")))
      expect(all).toContain(value)
    expect(single).toEqual(["target", "page-width"])
    expect(all).toContain("| target | 44px | Least height")
  })

  it("say what colours contrast, and have the words of the pages that people read", () => {
    expect(pageOf("Colours")).toContain("| ink on paper | 16.2 |")
    expect(pageOf("Colours")).toContain("## Rules\n\n- One accent a screen")
    expect(pageOf("Icons")).toContain("| HeartIcon |")
    expect(FOUNDATIONS.map(pageOf).join()).not.toMatch(/<Shown|<Meta|<TokenTable/)
  })
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
    for (const part of notes.anatomy?.parts ?? []) {
      expect(page).toContain(`\n- ${part.name}: ${part.about}\n`)
    }
  })

  it("says something of each member of what it names", () => {
    expect(page).not.toMatch(/^- `[^`]+`\s*$/m)
  })

  it("names each prop with its sentence", () => {
    const props = readDeclarations(library, name).filter((one) => one.name.endsWith("Props"))

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
