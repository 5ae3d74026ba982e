import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import * as z from "zod"

const ROOT = join(import.meta.dirname, "../..")
const FOLDER = join(ROOT, "tests/journeys/rules")

const rule = z.strictObject({
  /** The requirement. */
  rule: z.string().min(10),
  /** The test that proves it: `path/of/file#its title`, or `path#Name` or `#id` of a story. */
  test: z.string().regex(/^[^#]+#.+$/),
})

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"))

describe.each(files)("the product's rules in %s", (file) => {
  const parsed = z
    .array(rule)
    .min(1)
    .safeParse(JSON.parse(readFileSync(join(FOLDER, file), "utf8")))

  it("are written as rules and the tests that prove them", () => {
    expect(parsed.error?.issues ?? []).toEqual([])
    const words = parsed.data?.map((entry) => entry.rule) ?? []
    expect(new Set(words).size).toBe(words.length)
  })

  it("name tests that exist", () => {
    const missing = (parsed.data ?? []).filter(({ test }) => !isThere(test))
    expect(missing).toEqual([])
  })
})

function isThere(reference: string): boolean {
  const at = reference.indexOf("#")
  const [path, title] = [join(ROOT, reference.slice(0, at)), reference.slice(at + 1)]
  if (!existsSync(path)) return false
  const source = readFileSync(path, "utf8")
  if (path.endsWith(".stories.tsx")) return storiesOf(source).includes(kebab(title))
  return /(?:\.(?:test|spec)|-suite)\.tsx?$/.test(path) && source.includes(title)
}

function storiesOf(source: string): string[] {
  return [...source.matchAll(/export const (\w+)/g)].map(([, name = ""]) => kebab(name))
}

/** Storybook writes both `NoCamera` and `screens-selfie--no-camera` with `no-camera`. */
function kebab(name: string): string {
  const own = name.slice(name.lastIndexOf("--") + 1).replace(/^-/, "")
  return own.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()
}
