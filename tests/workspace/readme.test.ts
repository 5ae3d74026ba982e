import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const ROOT = join(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(join(ROOT, file), "utf8")

describe.each(["README.md", "CONTRIBUTING.md"])("%s", (file) => {
  it("names only commands that there are", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"))
    const named = [
      ...read(file).matchAll(/npm (?:run )?(?<name>start|test\b(?!:)|(?<=run )[\w:]+)/g),
    ]

    expect(named.length).toBeGreaterThan(0)
    expect(named.map(({ groups }) => groups?.name ?? "").filter((name) => !scripts[name])).toEqual(
      [],
    )
  })

  it("links only to what there is", () => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)]

    for (const [, target = ""] of links) {
      expect(() => readFileSync(join(ROOT, target)), target).not.toThrow(/ENOENT/)
    }
  })
})
