import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { withPublicImports } from "../../.storybook/docs/manifestImports.ts"
import { readStoryFiles } from "../../scripts/lib/story-files.mjs"
import { foreignImports } from "../../scripts/lib/storybook-mcp.mjs"

const ROOT = join(import.meta.dirname, "../..")

/** What Storybook hands to machines about files of stories, with all of their code as one example each. */
const manifestOf = (files: { path: string; name: string; code: string }[]) => ({
  v: 0,
  components: Object.fromEntries(
    files.map(({ path, name, code }) => [
      path,
      { id: path, path, name, jsDocTags: {}, stories: [{ id: "one", name: "One", snippet: code }] },
    ]),
  ),
})

const imports = Object.entries(
  withPublicImports(
    manifestOf(
      readStoryFiles().map(({ path, title }) => ({
        path,
        name: title.split("/").at(-1) ?? "",
        code: readFileSync(join(ROOT, path), "utf8"),
      })),
    ),
  ).components,
).flatMap(([path, component]) =>
  (component.import ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ path, line })),
)

const ofLibrary = imports.flatMap(({ path, line }) => {
  const [, names = "", from = ""] = /^import \{ (.+) \} from "(@stylin\/ui.*)"$/.exec(line) ?? []
  return from === "" ? [] : [{ path, from, names: names.split(", ") }]
})

describe("what machines are told to import", () => {
  it("is what an app can import", () => {
    expect(imports.length).toBeGreaterThan(100)
    expect(imports.flatMap(({ line }) => foreignImports(line))).toEqual([])
  })

  it("is each component, of the library", () => {
    const files = readStoryFiles().filter(({ path }) => path.startsWith("packages/ui/"))
    const without = files.filter(({ path, title }) => {
      const component = title.split("/").at(-1) ?? ""
      return !ofLibrary.some((one) => one.path === path && one.names.includes(component))
    })

    expect(files.length).toBeGreaterThan(40)
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it("is exported where it says", async () => {
    for (const { from, names } of ofLibrary) {
      const values = names.filter((name) => !name.startsWith("type "))
      expect(Object.keys(await import(from))).toEqual(expect.arrayContaining(values))
    }
  })

  it("is only what the examples name, types told from values", () => {
    const path = "packages/ui/src/components/Button/Button.stories.tsx"
    const code = "const Saved = (args: ButtonProps) => <Button {...args} icon={<AddIcon />} />"
    const { components } = withPublicImports(manifestOf([{ path, name: "Button", code }]))

    expect(components[path]?.import).toBe(
      'import { AddIcon, Button, type ButtonProps } from "@stylin/ui"',
    )
  })
})

it.each([
  ["import { AddIcon } from '../../icons/index.ts';", 1],
  ['import { AppScreens } from "stylin"', 1],
  ['import { drawLook } from "@stylin/drawing"', 1],
  ['import { Button } from "@stylin/ui"', 0],
  ['import { Button } from "@stylin/ui/Button"', 0],
  ['import { useState } from "react"', 0],
])("tells what only this repository can import: %s", (line, count) => {
  expect(foreignImports(line)).toHaveLength(count)
})
