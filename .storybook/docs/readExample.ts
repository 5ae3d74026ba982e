import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { folderOf } from "./librarySource.ts"

/** A name that stands at the top of a file of notes. */
interface Named {
  name: string
  /** Where it is imported from, as the library's users write it; undefined for the file's own. */
  from?: string
  /** How an import names it. */
  imported: string
  statement: ts.Statement
}

/** A component's picture of what to do, as a file of code. */
export function readExample(component: string): string {
  const path = join(folderOf(component), `${component}.docs.tsx`)
  const text = readFileSync(path, "utf8")
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names = source.statements.flatMap((statement) => namesIn(statement, component))
  const show = pictureIn(names.find(({ name }) => name === "notes")?.statement)
  const used = usedIn(show, names)
  const imports = Map.groupBy(
    used.filter(({ from }) => from !== undefined),
    ({ from }) => from,
  )
  const own = used.filter(({ from }) => from === undefined)
  return [
    [...imports].map(([from, of]) => importOf(of, from ?? "")).join("\n"),
    ...new Set(own.map(({ statement }) => statement.getFullText().trim())),
    `export const Example = () => (\n${indented(show.getText())}\n)`,
  ].join("\n\n")
}

function namesIn(statement: ts.Statement, component: string): Named[] {
  if (ts.isFunctionDeclaration(statement) && statement.name) {
    return [{ name: statement.name.text, imported: "", statement }]
  }
  if (ts.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList
    return declarations.map(({ name }) => ({ name: name.getText(), imported: "", statement }))
  }
  if (!ts.isImportDeclaration(statement)) return []
  const { namedBindings: bindings, phaseModifier } = statement.importClause ?? {}
  if (!bindings || !ts.isNamedImports(bindings)) return []
  const isType = phaseModifier === ts.SyntaxKind.TypeKeyword
  return bindings.elements.map((element) => ({
    name: element.name.text,
    imported: isType ? `type ${element.getText()}` : element.getText(),
    from: publicPath(statement.moduleSpecifier.getText().slice(1, -1), component),
    statement,
  }))
}

/** The names that a node uses, and those that they use, in the file's order. */
function usedIn(node: ts.Node, names: readonly Named[]): Named[] {
  const used = new Set<Named>()
  const visit = (child: ts.Node) => {
    const named = ts.isIdentifier(child) && names.find(({ name }) => name === child.text)
    if (named && !used.has(named)) {
      used.add(named)
      if (named.from === undefined) visit(named.statement)
    }
    ts.forEachChild(child, visit)
  }
  visit(node)
  return names.filter((named) => used.has(named))
}

/** Where the library's users find what a component's file of notes imports. */
function publicPath(specifier: string, component: string): string {
  if (!specifier.startsWith(".")) return specifier
  return `@stylin/ui/${/(\w+)\/index\.ts$/.exec(specifier)?.[1] ?? component}`
}

const importOf = (names: readonly Named[], from: string): string =>
  `import { ${names.map(({ imported }) => imported).join(", ")} } from "${from}"`

/** The first that is shown, which is what to do. */
function pictureIn(notes: ts.Statement | undefined): ts.Expression {
  let found: ts.Expression | undefined
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "show") found ??= node.initializer
    ts.forEachChild(node, visit)
  }
  if (notes) visit(notes)
  if (!found) throw new Error("The notes show nothing.")
  return ts.isParenthesizedExpression(found) ? found.expression : found
}

/** Code with two spaces before each line; its last line stands as far in as its first. */
function indented(code: string): string {
  const [first, ...more] = code.split("\n")
  const before = more.at(-1)?.search(/\S/) ?? 0
  return [first, ...more.map((line) => line.slice(before))].map((line) => `  ${line}`).join("\n")
}
