import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"

const DOCS = join(import.meta.dirname, "../../docs")
const { requirements }: { requirements: readonly string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, "asvs.json"), "utf8"),
)
const read = (file: string) => readFileSync(join(DOCS, file), "utf8")

const STATES = ["met", "met, without a test of its own", "not applicable", "not met"]
const TEST = /\.(?:test|spec|stories)\.tsx?$|-suite\.ts$/

interface Row {
  readonly number: string
  readonly state: string
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

const { compare: inOrder } = new Intl.Collator("en", { numeric: true })

/** The rows of a page's tables, with the files they link, from the docs' folder. */
function rowsOf(page: string): Row[] {
  const linked = (cell: string) =>
    Array.from(cell.matchAll(/\]\(([^)]+)\)/g), ([, path = ""]) => join(dirname(page), path))
  return Array.from(
    read(page).matchAll(/^\| (V[\d.]+) \| ([^|]+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm),
    ([, number = "", state = "", code = "", tests = ""]) => ({
      ...{ number, state },
      ...{ code: linked(code), tests: linked(tests) },
    }),
  )
}

describe("the way through ASVS", () => {
  const rows = globSync("asvs/*.md", { cwd: DOCS }).toSorted(inOrder).flatMap(rowsOf)

  it("has each requirement of levels 1 and 2 once", () => {
    expect(rows.map(({ number }) => number).toSorted()).toEqual(requirements.toSorted())
  })

  it("links code and tests that exist, as many as a state asks for", () => {
    for (const { number, state, code, tests } of rows) {
      const isMet = state.startsWith("met")
      expect([number, code.length > 0, tests.length > 0]).toEqual([number, isMet, state === "met"])
      expect([...code, ...tests].filter((path) => !existsSync(join(DOCS, path)))).toEqual([])
      expect(tests.filter((path) => !TEST.test(path))).toEqual([])
    }
  })

  it("counts what it has, for each chapter and in all", () => {
    const countsOf = (of: readonly Row[]) =>
      STATES.map((state) => of.filter((row) => row.state === state).length)
    const said = Array.from(
      read("asvs.md").matchAll(/^\| (?:\[(V\d+) |\*\*all )[^|]*\| (.+) \|$/gm),
      ([, chapter = "all", counts = ""]) => [
        chapter,
        counts.split(" | ").map((count) => Number(count.replaceAll("*", ""))),
      ],
    )
    const chapters = [...new Set(requirements.map((number) => number.split(".")[0] ?? ""))]
    const counted = chapters.map((chapter) => [
      chapter,
      countsOf(rows.filter(({ number }) => number.startsWith(`${chapter}.`))),
    ])

    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries([["all", countsOf(rows)], ...counted]),
    )
  })

  it("lists what is not met on its first page", () => {
    const listed = Array.from(read("asvs.md").matchAll(/^- \*\*(V[\d.]+)\*\*/gm), ([, one]) => one)

    expect(listed).toEqual(
      rows.filter(({ state }) => state === "not met").map(({ number }) => number),
    )
  })
})
