import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { installEnvironment, planInstall } from "../../scripts/lib/install.mjs"

describe("planInstall", () => {
  const fresh = { lock: "linux-x64 1", stamp: undefined, hasTools: false, wantsTools: false }

  it("installs only what running needs on an empty machine", () => {
    expect(planInstall(fresh)?.args).toEqual(["ci", "--omit=dev"])
  })

  it("leaves what is installed alone", () => {
    const { stamp } = planInstall(fresh) ?? {}
    const all = planInstall({ ...fresh, wantsTools: true })

    expect(planInstall({ ...fresh, stamp })).toBeUndefined()
    for (const wantsTools of [true, false]) {
      expect(
        planInstall({ ...fresh, stamp: all?.stamp, hasTools: true, wantsTools }),
      ).toBeUndefined()
    }
  })

  it("adds the tools to what is installed once a command needs them", () => {
    const { stamp } = planInstall(fresh) ?? {}

    expect(planInstall({ ...fresh, stamp, wantsTools: true })?.args).toContain("--no-save")
  })

  it("reinstalls everything for another lockfile, with the tools if they were or are wanted", () => {
    const stamp = "linux-x64 0 all"

    expect(planInstall({ ...fresh, stamp, hasTools: true })?.args).toEqual(["ci", "--include=dev"])
    expect(planInstall({ ...fresh, wantsTools: true })?.args).toEqual(["ci", "--include=dev"])
  })

  it("keeps the tools that somebody installed without it", () => {
    expect(planInstall({ ...fresh, hasTools: true })?.args).toEqual(["ci", "--include=dev"])
  })
})

it("is installed for the whole project, whatever an outer npm was told", () => {
  const settings = { PATH: "/bin", npm_config_cache: "/cache", npm_config_registry: "https://npm" }
  const told = { npm_config_dry_run: "true", npm_config_workspace: "@stylin/ui" }

  expect(installEnvironment({ ...settings, ...told })).toEqual(settings)
})

describe("what npm start installs", () => {
  interface Entry {
    dev?: boolean
    devOptional?: boolean
    link?: boolean
    os?: string[]
    cpu?: string[]
    libc?: string[]
  }
  const text = readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")
  const lock: { packages: Record<string, Entry> } = JSON.parse(text)
  const isFor = (all: string[] | undefined, one: string) => !all || all.includes(one)
  const installed = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .filter(
      ([, { os, cpu, libc }]) => isFor(os, "linux") && isFor(cpu, "x64") && isFor(libc, "glibc"),
    )
    .map(([path]) => path.replace(/.*node_modules\//, ""))

  it("is at most 300 packages on Linux", () => {
    expect(installed).toContain("fastify")
    expect(installed).toContain("vite")
    expect(installed.length).toBeLessThanOrEqual(300)
  })

  it("has nothing that only tests or stories need", () => {
    const tools = ["storybook", "vitest", "playwright-core", "lighthouse", "@biomejs/biome", "msw"]

    expect(installed.filter((name) => tools.includes(name))).toEqual([])
  })
})
