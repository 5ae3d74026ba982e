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
    for (const lane of ["run test:fast", "test -- --lane slow"])
      expect(workflow("test.yml")).toContain(`- run: npm ${lane}\n`)
  })

  it("raises the lockfile with the versions", () => {
    expect(workflow("release.yml")).toMatch(/^ {10}version: node scripts\/version\.mjs$/m)
    const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages
    const { version } = JSON.parse(readFileSync(join(ROOT, "packages/ui/package.json"), "utf8"))

    expect(lock["packages/ui"].version).toBe(version)
    expect(lock["packages/app"].dependencies["@stylin/ui"]).toBe(version)
  })

  it("has notes for its version", () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, "packages/ui/package.json"), "utf8"))

    expect(readFileSync(join(ROOT, "packages/ui/CHANGELOG.md"), "utf8")).toContain(
      `\n## ${version}\n`,
    )
  })

  it("publishes nothing by hand without a repository, but rehearses", () => {
    const { npm_config_dry_run: _, ...env } = process.env
    const attempt = (more: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, ["../../scripts/before-publish.mjs"], {
        cwd: join(ROOT, "packages/ui"),
        env: { ...env, ...more },
        encoding: "utf8",
      })

    expect(attempt({})).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^package\.json names no repository\..*scripts\/release\.mjs/),
    })
    expect(attempt({ npm_config_dry_run: "true" }).status).toBe(0)
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
