import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { TRIED } from "../../scripts/lib/readme-commands.mjs"

const ROOT = join(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(join(ROOT, file), "utf8")

/** These packages' evaluations take long or need their own data. */
const UNTRIED = /packages\/(?:garments|stylist|drawing)|research|:(?:eval|fitb|rules|sheets)$/

/** The scripts of the package in a folder; none if it is no package. */
function scriptsIn(folder: string): Record<string, string> {
  const file = join(folder, "package.json")
  return existsSync(join(ROOT, file)) ? (JSON.parse(read(file)).scripts ?? {}) : {}
}

/** The scripts of the workspace that a command names. */
function scriptsOf(workspace: string): Record<string, string> {
  const own = workspace.replace("@stylin/", "")
  return scriptsIn(own === "research" ? own : join("packages", own))
}

/** The commands that a text names: a script and its workspace. */
function commandsOf(text: string) {
  const found = text.matchAll(
    /npm (?:run (?:-s )?)?(?<name>start|test\b(?!:)|(?<=run (?:-s )?)[\w:-]+)(?: -w (?<workspace>[@/\w-]+))?/g,
  )
  return Array.from(found, ([, name = "", workspace]) => ({ name, workspace }))
}

const READMES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...globSync("docs/*.md", { cwd: ROOT }),
  "research/README.md",
  ...globSync("packages/*/README.md", { cwd: ROOT }),
]

describe.each(READMES)("%s", (file) => {
  const commands = commandsOf(read(file))
  const keys = commands.map(({ name, workspace }) => name + (workspace ? ` -w ${workspace}` : ""))

  it("names only existing commands", () => {
    // A package's README may name its own commands without the package.
    const here = { ...scriptsIn(dirname(file)), ...scriptsIn(".") }
    const missing = commands.filter(
      ({ name, workspace }) => !(workspace ? scriptsOf(workspace) : here)[name],
    )

    expect(missing).toEqual([])
  })

  it("names only commands that are tested", () => {
    const tried = keys.filter((key) => !UNTRIED.test(file) && !UNTRIED.test(key))

    expect(tried.filter((key) => !(key in TRIED))).toEqual([])
  })

  it("links only to existing targets", () => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)]

    for (const [, target = ""] of links) {
      expect(existsSync(join(ROOT, dirname(file), target)), target).toBe(true)
    }
  })
})

it("the first page names commands", () => {
  expect(commandsOf(read("README.md")).length).toBeGreaterThan(5)
})

it("a command is tested by the file that names it", () => {
  for (const [command, by] of Object.entries(TRIED)) {
    if (typeof by === "string") expect(read(by), `${command} by ${by}`).toContain(command)
  }
})

it("the first page has at most twelve commands in its table", () => {
  const rows = read("README.md").match(/^\| `npm run .*/gm) ?? []

  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThanOrEqual(12)
})

it("a package's scripts are in its README", () => {
  const folders = ["app", "server", "ui"]
  for (const folder of folders) {
    const named = commandsOf(read(`packages/${folder}/README.md`)).map(({ name }) => name)
    const own = Object.keys(scriptsOf(`@stylin/${folder}`))
    const silent = own.filter((name) => !["build", "prepack", "prepublishOnly"].includes(name))

    expect(silent.filter((name) => !named.includes(name))).toEqual([])
  }
})
