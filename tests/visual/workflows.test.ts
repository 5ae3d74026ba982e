import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { FIRST_SETTINGS, SETTING_MENUS } from "../../.storybook/settings/settings.ts"
import { IN_SETTINGS } from "../../packages/ui/src/testing/inSettings.ts"

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly on: unknown
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<
    Record<string, { permissions?: Readonly<Record<string, string>>; steps: readonly Step[] }>
  >
}

const read = (name: string): Workflow =>
  parse(readFileSync(join(import.meta.dirname, "../../.github/workflows", name), "utf8"))

const stepsOf = (workflow: Workflow, job: string) => workflow.jobs[job]?.steps ?? []
const using = (steps: readonly Step[], action: string) =>
  steps.filter(({ uses }) => uses?.startsWith(`${action}@`))

describe("the workflow that compares looks", () => {
  const looks = read("looks.yml")
  const pictures = stepsOf(looks, "pictures")

  it("fails by the comparison with what the pull request goes into", () => {
    const compares = pictures.find(({ run }) => run === "npm run visual -- --base HEAD^1")

    expect(compares).toBeDefined()
    expect(compares?.if).toBeUndefined()
    expect(using(pictures, "actions/checkout")[0]?.with).toMatchObject({ "fetch-depth": 2 })
  })

  it("keeps the report and the base's pictures after a failure too", () => {
    const kept = [
      ...using(pictures, "actions/upload-artifact"),
      ...using(pictures, "actions/cache/save"),
    ]

    expect(kept.map((step) => step.with?.path)).toEqual([
      "visual-report",
      "visual-report/summary.md",
      ".cache/visual/base",
    ])
    for (const step of kept) expect(step.if).toContain("!cancelled()")
  })

  it("writes comments only where nothing of the pull request runs", () => {
    expect(looks.permissions).toEqual({ contents: "read" })
    expect(looks.jobs.pictures?.permissions).toBeUndefined()
    expect(looks.jobs.comment?.permissions).toEqual({ "pull-requests": "write" })
    const comment = stepsOf(looks, "comment")
    expect(using(comment, "actions/checkout")).toEqual([])
    expect(comment.at(-1)?.run).toContain("gh pr comment")
  })
})

describe("the workflow that sees every setting", () => {
  const settings = read("settings.yml")
  const runs = Object.keys(settings.jobs)
    .flatMap((job) => stepsOf(settings, job))
    .map(({ run = "" }) => run)

  it("visits and pictures every story in all of them, every week", () => {
    expect(settings.on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/ \d$/) }] })
    for (const command of ["npm run storybook:test", "npm run visual"]) {
      expect(runs.find((run) => run.startsWith(command))).toContain("--settings all")
    }
  })

  it("keeps the report", () => {
    const [kept] = using(stepsOf(settings, "pictures"), "actions/upload-artifact")

    expect(kept?.with).toMatchObject({ path: "visual-report" })
  })
})

describe("the workflow for Chromatic", () => {
  it("runs on pushes, with the whole history that TurboSnap reads", () => {
    const chromatic = read("chromatic.yml")

    expect(chromatic.on).toEqual({ push: { branches: ["**"] } })
    const [checkout] = using(stepsOf(chromatic, "pictures"), "actions/checkout")
    expect(checkout?.with).toMatchObject({ "fetch-depth": 0 })
    expect(checkout?.with).not.toHaveProperty("ref")
  })
})

describe("the pictures in Chromatic", () => {
  it("are of each setting of the toolbar, one at a time, on a phone", () => {
    const { theme: _, ...menus } = SETTING_MENUS
    const first: Readonly<Record<string, string>> = FIRST_SETTINGS
    const settings = Object.entries(menus).flatMap(([menu, { toolbar }]) =>
      toolbar.items
        .filter(({ value }) => value !== first[menu])
        .map(({ value }) => ({ theme: "light", viewport: "phone", [menu]: value })),
    )

    expect(Object.values(IN_SETTINGS.modes)).toEqual(settings)
  })

  it("are of every component", () => {
    const folder = join(import.meta.dirname, "../../packages/ui/src/components")
    const files = globSync("*/*.stories.tsx", { cwd: folder })
    const without = files.filter(
      (file) => !readFileSync(join(folder, file), "utf8").includes("chromatic: IN_SETTINGS"),
    )

    expect(files.length).toBeGreaterThan(40)
    expect(without).toEqual([])
  })
})
