import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"

const ROOT = join(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(join(ROOT, file), "utf8")

/** The scripts of the project, or of the workspace that a command names. */
function scriptsOf(workspace: string | undefined): Record<string, string> {
  const own = workspace?.replace("@stylin/", "")
  const folder = own === undefined ? "." : own === "research" ? own : join("packages", own)
  return JSON.parse(read(join(folder, "package.json"))).scripts
}

describe.each(["README.md", "CONTRIBUTING.md", "packages/ui/README.md", "research/README.md"])(
  "%s",
  (file) => {
    it("names only commands that there are", () => {
      const named = [
        ...read(file).matchAll(
          /npm (?:run (?:-s )?)?(?<name>start|test\b(?!:)|(?<=run (?:-s )?)[\w:-]+)(?: -w (?<workspace>[@/\w-]+))?/g,
        ),
      ]
      const missing = named.filter(
        ({ groups }) => !scriptsOf(groups?.workspace)[groups?.name ?? ""],
      )

      expect(named.length).toBeGreaterThan(0)
      expect(missing.map(([command]) => command)).toEqual([])
    })

    it("links only to what there is", () => {
      const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)]

      for (const [, target = ""] of links) {
        expect(() => readFileSync(join(ROOT, dirname(file), target)), target).not.toThrow(/ENOENT/)
      }
    })
  },
)
