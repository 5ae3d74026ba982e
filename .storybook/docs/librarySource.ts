import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import ts from "typescript"

export type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration
export type ValueDeclaration = ts.FunctionDeclaration | ts.VariableDeclaration

/** A file's own types and values, by name. */
interface Names {
  types: Map<string, TypeDeclaration>
  values: Map<string, ValueDeclaration>
}

/** The library's files, parsed and not run, by path. */
export type LibrarySource = ReadonlyMap<string, ts.SourceFile & { names: Names }>

const SRC = join(import.meta.dirname, "../../packages/ui/src")

export const folderOf = (name: string): string => join(SRC, "components", name)

/** Parses all of the library's files but stories, tests and notes. */
export function readLibrarySource(): LibrarySource {
  const paths = globSync("**/*.{ts,tsx}", { cwd: SRC })
    .filter((path) => !/\.(?:stories|test|docs)\./.test(path))
    .map((path) => join(SRC, path))
    .sort()
  return new Map(paths.map((path) => [path, parse(path)]))
}

function parse(path: string) {
  const text = readFileSync(path, "utf8")
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names: Names = { types: new Map(), values: new Map() }
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      names.types.set(statement.name.text, statement)
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      names.values.set(statement.name.text, statement)
    } else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations) {
        if (ts.isIdentifier(one.name)) names.values.set(one.name.text, one)
      }
    }
  }
  return Object.assign(source, { names })
}

/** Finds what a name means in a file: its own, else its folder's, else the library's. */
export function lookUp<Kind extends keyof Names>(
  library: LibrarySource,
  kind: Kind,
  name: string,
  from: string,
): (Kind extends "types" ? TypeDeclaration : ValueDeclaration) | undefined {
  const nearness = (path: string) => (path === from ? 0 : dirname(path) === dirname(from) ? 1 : 2)
  const [nearest] = [...library]
    .filter(([, { names }]) => names[kind].has(name))
    .toSorted(([one], [other]) => nearness(one) - nearness(other))
  // TypeScript does not see that a map's values are of the kind that was asked for.
  return nearest?.[1].names[kind].get(name) as ReturnType<typeof lookUp<Kind>>
}

/** What a component's folder exports: names of types, and names of values. */
export const exportsOf = (library: LibrarySource, name: string) =>
  exportsIn(library, join(folderOf(name), "index.ts"))

/** What a file exports by a list: names of types, and names of values. */
export function exportsIn(library: LibrarySource, path: string) {
  const specifiers = [...(library.get(path)?.statements ?? [])]
    .filter(ts.isExportDeclaration)
    .flatMap((statement) => {
      const clause = statement.exportClause
      if (!clause || !ts.isNamedExports(clause)) return []
      return clause.elements.map((element) => ({
        name: element.name.text,
        isType: statement.isTypeOnly || element.isTypeOnly,
      }))
    })
  return {
    types: specifiers.filter(({ isType }) => isType).map((one) => one.name),
    values: specifiers.filter(({ isType }) => !isType).map((one) => one.name),
  }
}

/** A node's JSDoc in one line, with its tags. */
export const sentenceOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap((doc) => [
      ts.getTextOfJSDocComment(doc.comment) ?? "",
      ...(ts.isJSDoc(doc) ? (doc.tags ?? []) : []).map(
        (tag) => `${nameOf(tag)}: ${ts.getTextOfJSDocComment(tag.comment) ?? ""}`,
      ),
    ])
    .filter((text) => text !== "")
    .join(" ")
    .replace(/\s+/g, " ")

const nameOf = (tag: ts.JSDocTag): string =>
  ts.isJSDocParameterTag(tag) ? `\`${tag.name.getText()}\`` : tag.tagName.text

export const oneLine = (node: ts.Node): string => node.getText().replace(/\s+/g, " ")
