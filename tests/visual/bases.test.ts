import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { sourcesOf } from "../../scripts/lib/visual/base.mjs"
import { dropOldest } from "../../scripts/lib/visual/bases.mjs"

it("keeps the bases that were used last", async () => {
  const parent = await mkdtemp(join(tmpdir(), "stylin-bases-"))
  for (const [name, seconds] of [
    ["old", 1],
    ["newest", 3],
    ["newer", 2],
  ] as const) {
    await mkdir(join(parent, name))
    await utimes(join(parent, name), seconds, seconds)
  }

  dropOldest(parent, 2)

  expect((await readdir(parent)).sort()).toEqual(["newer", "newest"])
  await rm(parent, { recursive: true })
})

it("names a commit's sources by what is in them", () => {
  const stories = sourcesOf("HEAD", ["stories", ".storybook"])

  expect(stories).toMatch(/^[0-9a-f]{16}$/)
  expect(sourcesOf("HEAD^{commit}", ["stories", ".storybook"])).toBe(stories)
  expect(sourcesOf("HEAD", ["stories"])).not.toBe(stories)
})
