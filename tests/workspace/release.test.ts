import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { repositoryOf } from "../../scripts/lib/repository.mjs"

const ROOT = join(import.meta.dirname, "../..")
const workflow = (name: string) => readFileSync(join(ROOT, ".github/workflows", name), "utf8")

describe("a release", () => {
  it("waits for every test of the same commit", () => {
    const release = workflow("release.yml")

    expect(release).toMatch(/^ {2}test:\n {4}uses: \.\/\.github\/workflows\/test\.yml$/m)
    expect(release).toMatch(/^ {2}release:\n {4}needs: test$/m)
    expect(workflow("test.yml")).toMatch(/^ {2}workflow_call:$/m)
  })

  it("publishes nothing if no workflow names the repository", () => {
    const { GITHUB_REPOSITORY: _, ...env } = process.env
    const { status, stderr } = spawnSync(process.execPath, ["scripts/release.mjs"], {
      cwd: ROOT,
      env,
      encoding: "utf8",
    })

    expect(status).toBe(1)
    expect(stderr).toMatch(/^GITHUB_REPOSITORY is not set: a package is published by the release/)
  })

  it("names the repository it comes from in the package", () => {
    expect(repositoryOf({ GITHUB_REPOSITORY: "ada/stylin" }, "packages/ui")).toEqual({
      type: "git",
      url: "git+https://github.com/ada/stylin.git",
      directory: "packages/ui",
    })
  })
})
