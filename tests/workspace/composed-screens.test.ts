import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { readPlainPages } from "../../.storybook/docs/plainPages.ts"

const FOLDER = join(import.meta.dirname, "../package/example/src/screens")

/** Attributes of HTML's own elements, as React names them. */
const ATTRIBUTES =
  /^(?:(?:aria|data)-[a-z]+|autoComplete|defaultChecked|defaultValue|disabled|name|onClick|required|rows|style|type|value)$/

const pages = readPlainPages()
const screens = globSync("*.tsx", { cwd: FOLDER }).sort().map(read)

/** A screen: what it imports from the library, and which props it gives to what. */
function read(file: string) {
  const text = readFileSync(join(FOLDER, file), "utf8")
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const imports = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const bindings = statement.importClause?.namedBindings
    const from = statement.moduleSpecifier.getText().slice(1, -1)
    if (!from.startsWith("@stylin/ui") || !bindings || !ts.isNamedImports(bindings)) return []
    return bindings.elements.map(({ name }) => name.text)
  })
  const uses: { component: string; prop: string }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node)) {
      const component = node.parent.parent.tagName.getText()
      if (imports.includes(component)) uses.push({ component, prop: node.name.getText() })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { name: basename(file, ".tsx"), task: /^\/\/ .+\.\n/.test(text), imports, uses }
}

/** The page that says what a component takes: its own, or that of the one beside which it is exported. */
const pageOf = (component: string) =>
  Object.values(pages).find((page) => page.includes(`\n## ${component}Props\n`)) ??
  // The provider is in the README, and so in the index.
  pages["llms.txt"] ??
  ""

/** What a page says a component takes: its props by name, and those of its element that it does not. */
function propsOf(component: string) {
  const page = pageOf(component)
  const section = page.split(`\n## ${component}Props\n`)[1]?.split("\n## ")[0]
  const named = [...(section ?? page).matchAll(section ? /^- `(\w+)\??:/gm : /(\w+)=[{"]/g)]
  const [, except] = /^Also takes what `<\w+>` takes in React(.*)\.$/m.exec(section ?? "") ?? []
  return {
    own: named.map(([, prop = ""]) => prop),
    takesAttributes: except !== undefined,
    except: [...(except ?? "").matchAll(/`(\w+)`/g)].map(([, prop = ""]) => prop),
  }
}

it("are twenty, each a task, and use every component", () => {
  const used = new Set(screens.flatMap(({ imports }) => imports))
  // A page of the foundations says what things are made of, but nothing that is imported by its name.
  const components = Object.entries(pages).flatMap(([path, page]) => {
    const name = basename(path, ".txt")
    return page.includes(`@stylin/ui/${name}"`) ? [name] : []
  })

  expect(screens.filter(({ task }) => task)).toHaveLength(20)
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((component) => !used.has(component))).toEqual([])
})

describe.each(screens)("the screen $name", ({ imports, uses }) => {
  it("uses nothing that the plain pages do not name", () => {
    const words = new Set(Object.values(pages).join("\n").match(/\w+/g))

    expect(imports.filter((name) => !words.has(name))).toEqual([])
  })

  it("gives to each component only what its page says that it takes", () => {
    const invented = uses.filter(({ component, prop }) => {
      const { own, takesAttributes, except } = propsOf(component)
      // A list's key is React's own.
      if (own.includes(prop) || prop === "key") return false
      return !takesAttributes || except.includes(prop) || !ATTRIBUTES.test(prop)
    })

    expect(invented).toEqual([])
  })
})
