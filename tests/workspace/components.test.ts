import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { isNamed, namesOf, readChanges } from "../../.storybook/docs/changes.ts"
import { readFacts } from "../../.storybook/docs/componentFacts.ts"
import { GUIDE_PARTS } from "../../.storybook/docs/guide.ts"
import { readLibrarySource } from "../../.storybook/docs/librarySource.ts"
import { COMPONENT_STATUSES } from "../../packages/ui/src/components/componentNotes.ts"
import { readStoryFile, readStoryFiles } from "../../scripts/lib/story-files.mjs"
import { isHeld } from "../../scripts/lib/story-plays.mjs"

const ROOT = join(import.meta.dirname, "../..")

describe("a component's page", () => {
  const files = readStoryFiles().filter(({ title }) => /^(?:Basics|Overlays|Product)\//.test(title))

  it.each(files)("of $title says what it is for, what to use instead, and what keys do", (file) => {
    const missing = GUIDE_PARTS.filter(({ part }) => !file.guide[part])

    expect(missing.map(({ part }) => part)).toEqual([])
  })
})

describe("a component's notes", () => {
  const folders = globSync("packages/ui/src/components/*/", { cwd: ROOT })
  const facts = readFacts()

  it("are there for each component, with what to do and what not in pictures, and how to word it", async () => {
    const read = folders.map(async (folder) => {
      const { notes } = await import(join(ROOT, folder, `${basename(folder)}.docs.tsx`))
      return { name: basename(folder), notes }
    })

    for (const { name, notes } of await Promise.all(read)) {
      expect(COMPONENT_STATUSES, name).toContain(notes.status)
      expect(notes.since, name).toMatch(/^\d+\.\d+\.\d+$/)
      expect(notes.content, name).not.toEqual([])
      expect([notes.do.words, notes.dont.words].join(), name).toMatch(/\.,.+\.$/)
      for (const { show } of [notes.do, notes.dont]) {
        expect(renderToStaticMarkup(show), name).toContain("<")
      }
    }
  })

  it("stand beside what is read from its code", () => {
    expect(Object.keys(facts)).toEqual(folders.map((folder) => basename(folder)).toSorted())
    expect(facts.Button).toMatchObject({
      title: "Basics/Button",
      parts: expect.arrayContaining(["spinner"]),
      tokens: expect.arrayContaining(["colour.accent", "space[24]"]),
      changes: expect.arrayContaining([expect.objectContaining({ version: "0.1.0" })]),
    })
    expect(facts.ItemCarousel?.modes).toContain("right to left")
  })

  it("know a note by what is exported beside it too, and no word for a component that is spelt alike", () => {
    expect(isNamed("`ItemCard` takes `action`.", ["ItemCard"])).toBe(true)
    expect(isNamed("ItemCard: an action.", ["ItemCard"])).toBe(true)
    expect(isNamed("`LookCardSkeleton` is wider.", ["LookCard"])).toBe(false)
    expect(isNamed("Button and Modal are words too.", ["Button"])).toBe(false)
    const ofTags = facts.TagColumns?.changes.map(({ text }) => text) ?? []
    expect(ofTags.join()).toContain("`applyTagMove` returns columns of the type it is given")
    expect(facts.StepperHeader?.changes.map(({ text }) => text).join()).toContain(
      "a long label wraps",
    )
  })

  it("name the components that it is composed of, and its elements where no part has a name", () => {
    expect(facts.ConfirmModal).toMatchObject({ parts: [], uses: ["Button", "Modal"] })
    expect(facts.ErrorState?.uses).toEqual(["Button", "EmptyState"])
    expect(facts.Avatar).toMatchObject({ elements: ["span", "svg", "img"], isNested: true })
    expect(facts.IconButton).toMatchObject({ elements: ["button"], isNested: false })
    const unsaid = Object.entries(facts)
      .filter(([, { parts, uses, elements }]) => parts.length + uses.length + elements.length === 0)
      .map(([name]) => name)
    expect(unsaid).toEqual([])
    // A look's skeleton stands on its page, but no look is made of it.
    expect(facts.LookCard?.uses).toEqual(["Button"])
  })

  it("name the tokens of shared styles, and those that only other components read", () => {
    expect(facts.ItemCard?.tokens).toEqual(
      expect.arrayContaining(["target", "colour.ground", "motion.calm"]),
    )
    expect(facts.Navbar?.tokens).toContain("pageWidth")
    expect(facts.BodyTypePicker?.tokens).not.toContain("colour.ground")
    expect(facts.BodyTypePicker?.through).toEqual([
      { name: "Picture", tokens: ["colour.ground", "motion.calm"] },
    ])
    const [, ofModal] = facts.ConfirmModal?.through ?? []
    expect(ofModal).toMatchObject({ name: "Modal" })
    // An icon button closes the dialog that it is composed of.
    expect(ofModal?.tokens).toEqual(expect.arrayContaining(["shadow.float", "target"]))
    const without = Object.keys(facts).filter(
      (name) => facts[name]?.tokens.length === 0 && facts[name].through.length === 0,
    )
    expect(without).toEqual(["VisuallyHidden"])
  })
})

describe("notes on changes", () => {
  it("are there for each component", () => {
    const facts = Object.entries(readFacts())
    expect(facts.length).toBeGreaterThan(40)
    expect(facts.filter(([, { changes }]) => changes.length === 0).map(([name]) => name)).toEqual(
      [],
    )
  })

  const library = readLibrarySource()
  const components = globSync("packages/ui/src/components/*/", { cwd: ROOT })
  const names = components.flatMap((folder) => namesOf(library, basename(folder)))
  const manifest = readFileSync(join(ROOT, "packages/ui/package.json"), "utf8")
  const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> }
  const entries = Object.keys(exports)
    .filter((path) => /^\.\/[a-z]+$/.test(path))
    .map((path) => `@stylin/ui${path.slice(1)}`)

  it("each name what they are about: a component, another export, or the package as a whole", async () => {
    const exported = await Promise.all(["@stylin/ui", ...entries].map((entry) => import(entry)))
    const all = [...names, ...exported.flatMap((entry) => Object.keys(entry))]
    const about = (text: string) =>
      isNamed(text, all) || /\b(?:the package|the components|each component)\b/i.test(text)

    const unclear = readChanges().filter(({ text }) => !about(text))

    expect(unclear).toEqual([])
  })

  it("of the first version name all of its entries", () => {
    const text = readChanges()
      .map((change) => change.text)
      .join()

    expect(entries).toHaveLength(5)
    for (const entry of entries) expect(text).toContain(`\`${entry}\``)
  })
})

it("names the language and currency of the defaults in one file of the library", () => {
  const files = globSync("packages/ui/src/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: ["**/*.{stories,docs}.tsx", "**/*.test.{ts,tsx}"],
  })
  const naming = files.filter((file) => {
    const code = readFileSync(join(ROOT, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
    return /en-GB|GBP|£/.test(code)
  })

  expect(naming).toEqual(["packages/ui/src/provider/defaults.ts"])
})

describe("a walk", () => {
  const files = readStoryFiles()

  it("is named as one, and only a walk is", () => {
    const wrong = files.flatMap(({ path, stories }) =>
      stories
        .filter(({ name, tags }) => name.startsWith("Walk") !== tags.includes("walk"))
        .map(({ name }) => `${path}#${name}`),
    )

    expect(wrong).toEqual([])
  })

  it("plays", () => {
    const still = files.flatMap(({ stories }) =>
      stories.filter(({ tags, play }) => tags.includes("walk") && !play),
    )

    expect(still).toEqual([])
  })
})

describe("a state that only acting reaches", () => {
  const reached = readStoryFiles().flatMap(({ path, stories }) =>
    stories.filter(({ tags }) => tags.includes("reached")).map((story) => ({ path, ...story })),
  )

  it("is held once it has been looked at, and is looked at", () => {
    const left = reached.filter(({ course }) => !isHeld(course))

    expect(left.map(({ path, name }) => `${path}#${name}`)).toEqual([])
  })

  it("says so, on every screen", () => {
    const unsaid = readStoryFiles()
      .filter(({ title }) => /^(?:Screens|Flows)\//.test(title))
      .flatMap(({ path, stories }) =>
        stories
          .filter(({ course }) => course.includes("act"))
          .filter(({ tags }) => !tags.includes("walk") && !tags.includes("reached"))
          .map(({ name }) => `${path}#${name}`),
      )

    expect(unsaid).toEqual([])
  })
})

describe("a component's props", () => {
  const files = globSync("packages/ui/src/components/*/*.tsx", {
    cwd: ROOT,
    exclude: ["**/*.stories.tsx", "**/*.test.tsx"],
  })

  it("are found", () => {
    expect(files.flatMap(propsOf).length).toBeGreaterThan(100)
  })

  it("each have a sentence about their effect", () => {
    expect(files.flatMap(propsOf).filter(({ sentence }) => !sentence)).toEqual([])
  })
})

/** The members of a file's exported `…Props` types, with the first line of their JSDoc. */
function propsOf(path: string) {
  const text = readFileSync(join(ROOT, path), "utf8")
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const exported = source.statements.filter(
    (statement) =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text.endsWith("Props") &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  )
  return exported.flatMap(membersOf).map((member) => ({
    prop: `${path}: ${member.name.getText()}`,
    sentence: ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment))
      .join("")
      .trim(),
  }))
}

function membersOf(node: ts.Node): ts.PropertySignature[] {
  if (ts.isPropertySignature(node)) return [node]
  const members: ts.PropertySignature[] = []
  ts.forEachChild(node, (child) => {
    members.push(...membersOf(child))
  })
  return members
}

describe("reading a file of stories", () => {
  const file = readStoryFile(
    "Sample.stories.tsx",
    `const meta = {
       title: "Basics/Sample",
       parameters: { guide: { purpose: "Shows " + "this.", instead: "", keyboard: KEYS } },
     } satisfies Meta
     export default meta
     type Story = StoryObj
     export const Plain: Story = {}
     export const Pressed: Story = { tags: ["walk"], play: async () => { await expect(1).toBe(1); expect(2) } }
     export const Again: Story = { ...Pressed, args: {} }
     async function press({ canvas, userEvent }) { await userEvent.click(canvas.getByRole("button")) }
     export const Left: Story = { play: async (context) => {
       await waitFor(() => expect(3).toBe(3))
       await press(context)
       await step("looks", () => expect(4))
       await Shared.press(context)
     } }
     const NotAStory = { play: () => undefined }`,
  )

  it("takes only plain words for a guide", () => {
    expect(file).toMatchObject({ title: "Basics/Sample", guide: { purpose: "Shows this." } })
    expect(Object.keys(file.guide)).toEqual(["purpose"])
  })

  it("counts stories, what those that play do, and assertions", () => {
    expect(file.stories).toEqual([
      { name: "Plain", play: false, course: [], tags: [] },
      { name: "Pressed", play: true, course: ["look", "look"], tags: ["walk"] },
      { name: "Again", play: true, course: ["look", "look"], tags: [] },
      { name: "Left", play: true, course: ["wait", "act", "look", "act"], tags: [] },
    ])
    expect(file.assertions).toBe(4)
  })

  it("tells a state that is held from one that is left, or not looked at", () => {
    expect(isHeld(["wait", "act", "wait", "act", "look", "look"])).toBe(true)
    expect(isHeld(["act", "wait"])).toBe(true)
    expect(isHeld(["act", "look", "act", "look"])).toBe(false)
    expect(isHeld(["act"])).toBe(false)
  })
})
