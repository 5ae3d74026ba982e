import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"

const UI = join(import.meta.dirname, "../../packages/ui")
const FOLDERS = globSync("src/components/*/", { cwd: UI }).map((folder) => basename(folder))

const { exports } = JSON.parse(readFileSync(join(UI, "package.json"), "utf8"))
const offered = namesOf("src/index.ts")

describe.each(FOLDERS)("@stylin/ui/%s", (name) => {
  const index = `src/components/${name}/index.ts`

  it("leads to the component", () => {
    expect(exports[`./${name}`]).toEqual({
      source: `./${index}`,
      types: `./dist/components/${name}/index.d.ts`,
      default: `./dist/components/${name}/index.js`,
    })
    expect(namesOf(index)).toContain(name)
  })

  it("offers nothing that the package's main entry does not", () => {
    expect(namesOf(index).filter((one) => !offered.includes(one))).toEqual([])
  })
})

it.each(["icons", "provider", "styles", "tokens"])(
  "@stylin/ui/%s offers what the one entry does",
  (name) => {
    const index = exports[`./${name}`].source

    expect(namesOf(index).length).toBeGreaterThan(0)
    expect(namesOf(index).filter((one) => !offered.includes(one))).toEqual([])
  },
)

it("leads nowhere else", () => {
  const others = [
    ".",
    "./fonts.css",
    "./german",
    "./icons",
    "./provider",
    "./styles",
    "./tokens",
    "./tokens.css",
    "./package.json",
  ]
  const paths = [...others, ...FOLDERS.map((name) => `./${name}`)]
  expect(Object.keys(exports).toSorted()).toEqual(paths.toSorted())
})

it("takes everything that the main entry exports of components from their folders' indexes", () => {
  const fromElsewhere = modulesOf("src/index.ts").filter(
    (path) => dirname(dirname(path)) === "./components" && basename(path) !== "index.ts",
  )

  expect(FOLDERS.length).toBeGreaterThan(40)
  expect(fromElsewhere).toEqual([])
})

/** The exports of a file that only re-exports, types included. */
function namesOf(path: string): string[] {
  return exportsOf(path).flatMap(({ exportClause }) =>
    exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [],
  )
}

function modulesOf(path: string): string[] {
  return exportsOf(path).flatMap(({ moduleSpecifier }) =>
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [],
  )
}

function exportsOf(path: string): ts.ExportDeclaration[] {
  const text = readFileSync(join(UI, path), "utf8")
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const others = source.statements.filter((statement) => !ts.isExportDeclaration(statement))
  if (others.length > 0) throw new Error(`${path} does more than pass on names.`)
  return source.statements.filter(ts.isExportDeclaration)
}
